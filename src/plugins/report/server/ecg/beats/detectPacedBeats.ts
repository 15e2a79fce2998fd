/** Maximum seconds from a spike to the R peak of its beat; an atrial spike comes first. */
const BEFORE_SEC = 0.32;
/** The R peak may be detected at the spike itself. */
const AFTER_SEC = 0.04;
/**
 * Number of neighboring beats on each side that decide whether the pacemaker is active, and the minimum share of paced ones.
 */
const AROUND = 8;
const SHARE_MIN = 0.5;

/** Returns 1 for each beat in a neighborhood that is mostly paced. */
export function detectPacedBeats(peaks: readonly number[], spikes: readonly number[], hz: number): Uint8Array {
  const paced = new Uint8Array(peaks.length);
  if (spikes.length === 0) return paced;
  const precededCounts = new Uint32Array(peaks.length + 1);
  let at = 0;
  peaks.forEach((sample, index) => {
    while (at < spikes.length && (spikes[at] ?? 0) < sample - BEFORE_SEC * hz) at += 1;
    const isPreceded = at < spikes.length && (spikes[at] ?? 0) <= sample + AFTER_SEC * hz;
    precededCounts[index + 1] = (precededCounts[index] ?? 0) + (isPreceded ? 1 : 0);
  });
  for (let index = 0; index < peaks.length; index += 1) {
    const [from, to] = [Math.max(0, index - AROUND), Math.min(peaks.length, index + AROUND + 1)];
    if ((precededCounts[to] ?? 0) - (precededCounts[from] ?? 0) >= SHARE_MIN * (to - from)) paced[index] = 1;
  }
  return paced;
}
