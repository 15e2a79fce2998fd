/** Grid on which the surroundings of a beat are read, ms, and how far they reach before and after its R peak. */
const STEP_MS = 8;
const REACH_MS = { before: 200, after: 304 } as const;

/** What the signal around a beat is like, whatever the beat looks like. */
export interface BeatSurroundings {
  /** Between the highest and the lowest of the raw signal, mV. */
  range: number;
  /** How jagged it is: the changes of its steepness as a share of its changes. A heart's waves are smooth, those of movement are not. */
  roughness: number;
  /** The changes of its steepness, mV: what makes it jagged, whatever its waves are like. */
  bends: number;
}

/** @param raw reads the recording, mV, so many milliseconds after the R peak */
export function surroundingsOf(raw: (ms: number) => number): BeatSurroundings {
  let [before, value] = [raw(-REACH_MS.before - STEP_MS), raw(-REACH_MS.before)];
  let [low, high, changes, bends] = [value, value, 0, 0];
  for (let ms = -REACH_MS.before; ms < REACH_MS.after; ms += STEP_MS) {
    const next = raw(ms + STEP_MS);
    low = Math.min(low, next);
    high = Math.max(high, next);
    changes += Math.abs(next - value);
    bends += Math.abs(next - 2 * value + before);
    [before, value] = [value, next];
  }
  return { range: high - low, roughness: changes === 0 ? 0 : bends / changes, bends };
}
