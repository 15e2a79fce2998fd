/** Sampling interval for the surroundings of a beat, ms, and their extent before and after its R peak. */
const STEP_MS = 8;
const REACH_MS = { before: 200, after: 304 } as const;

/** Properties of the signal around a beat, independent of its shape. */
export interface BeatSurroundings {
  /** Peak-to-peak amplitude of the raw signal, mV. */
  range: number;
  /** Roughness: changes of slope relative to changes of value. Cardiac waves are smooth, movement artifacts are not. */
  roughness: number;
  /** Sum of the changes of slope, mV: absolute roughness. */
  bends: number;
}

/** @param raw reads the recording in mV, at an offset in milliseconds from the R peak */
export function measureSurroundings(raw: (ms: number) => number): BeatSurroundings {
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
