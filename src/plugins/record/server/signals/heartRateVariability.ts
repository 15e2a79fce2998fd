import { mean, standardDeviation } from '../../../../../server/plugin-api/builtin';

/** Intervals between beats in ms, in order. 0 or NaN separates intervals that are not adjacent. */
export type Intervals = ArrayLike<number>;

/** Variability of the intervals between normal beats in a period (Task Force 1996). */
export interface TimeDomain {
  nnCount: number;
  /** Mean interval, ms. */
  meanNn: number;
  /** Standard deviation of the intervals, ms. */
  sdnn: number;
  /** Root mean square of successive differences, ms; null if there are none. */
  rmssd: number | null;
  /** Share of successive differences above 50 ms, percent; null if there are none. */
  pnn50: number | null;
}

/**
 * Returns the variability of the intervals from one index (inclusive) to another (exclusive). Defaults to all intervals.
 * Null for fewer than two.
 */
export function timeDomainOf(intervals: Intervals, from = 0, to = intervals.length): TimeDomain | null {
  const moments = { count: 0, mean: 0, squares: 0 };
  const steps = { count: 0, squares: 0, wide: 0 };
  let previous = 0;
  for (let index = from; index < to; index += 1) {
    const nn = intervals[index] as number;
    if (!(nn > 0)) {
      previous = 0;
      continue;
    }
    // Welford's running mean stays precise over a day of beats.
    moments.count += 1;
    const deviation = nn - moments.mean;
    moments.mean += deviation / moments.count;
    moments.squares += deviation * (nn - moments.mean);
    if (previous > 0) {
      steps.count += 1;
      steps.squares += (nn - previous) ** 2;
      if (Math.abs(nn - previous) > 50) steps.wide += 1;
    }
    previous = nn;
  }
  if (moments.count < 2) return null;
  return {
    nnCount: moments.count,
    meanNn: moments.mean,
    sdnn: Math.sqrt(moments.squares / (moments.count - 1)),
    rmssd: steps.count === 0 ? null : Math.sqrt(steps.squares / steps.count),
    pnn50: steps.count === 0 ? null : (100 * steps.wide) / steps.count,
  };
}

/** Width of a bin of the histogram of intervals: 1/128 s (Task Force 1996). */
export const BIN_MS = 1_000 / 128;

/** Counts the intervals per bin, by the bin's lower bound in ms rounded down, ascending. */
export function histogramOf(intervals: Intervals): { ms: number; count: number }[] {
  const counts = new Map<number, number>();
  for (let index = 0; index < intervals.length; index += 1) {
    const nn = intervals[index] as number;
    if (!(nn > 0)) continue;
    const bin = Math.floor(nn / BIN_MS);
    counts.set(bin, (counts.get(bin) ?? 0) + 1);
  }
  return [...counts]
    .sort(([one], [other]) => one - other)
    .map(([bin, count]) => ({ ms: Math.floor(bin * BIN_MS), count }));
}

/**
 * Returns the triangular index: the number of intervals divided by that of the fullest bin (Task Force 1996); null if there
 * are none.
 */
export function triangularIndexOf(histogram: readonly { count: number }[]): number | null {
  let total = 0;
  let highest = 0;
  for (const { count } of histogram) {
    total += count;
    highest = Math.max(highest, count);
  }
  return highest === 0 ? null : total / highest;
}

/** A window of five minutes. */
export interface HrvWindow {
  /** Mean interval, ms. */
  rr: number;
  nn: number;
  sdnn: number;
  rmssd: number | null;
  /** Percent. */
  pnn50: number | null;
}

/** The variability of a day, combined from its windows; intervals in ms. */
export interface DayVariability {
  nnCount: number;
  sdnn: number | null;
  /** Standard deviation of the windows' means. */
  sdann: number | null;
  /** Mean of the windows' standard deviations. */
  sdnnIndex: number | null;
  rmssd: number | null;
  pnn50: number | null;
}

/**
 * Combines the variability of windows into that of a day. SDNN is exactly that of all intervals: the squares within windows
 * and between their means add up. RMSSD and pNN50 only omit the step from one window to the next.
 */
export function dayVariability(windows: readonly HrvWindow[]): DayVariability {
  let nnCount = 0;
  let total = 0;
  for (const { nn, rr } of windows) {
    nnCount += nn;
    total += nn * rr;
  }
  const average = nnCount === 0 ? 0 : total / nnCount;
  let squares = 0;
  const steps = { count: 0, squares: 0, wide: 0 };
  for (const { nn, rr, sdnn, rmssd, pnn50 } of windows) {
    squares += sdnn ** 2 * Math.max(0, nn - 1) + nn * (rr - average) ** 2;
    if (rmssd === null) continue;
    steps.count += nn;
    steps.squares += nn * rmssd ** 2;
    steps.wide += nn * (pnn50 ?? 0);
  }
  return {
    nnCount,
    sdnn: nnCount < 2 ? null : Math.sqrt(squares / (nnCount - 1)),
    sdann: standardDeviation(windows.map(({ rr }) => rr)),
    sdnnIndex: mean(windows.map(({ sdnn }) => sdnn)),
    rmssd: steps.count === 0 ? null : Math.sqrt(steps.squares / steps.count),
    pnn50: steps.count === 0 ? null : steps.wide / steps.count,
  };
}

/** Returns the windows of a day of intervals; `ends` are the ends of the intervals in ms, ascending. */
export function windowsOf(ends: ArrayLike<number>, intervals: Intervals, windowMs = 300_000): HrvWindow[] {
  const windows: HrvWindow[] = [];
  let from = 0;
  while (from < intervals.length) {
    const window = Math.floor((ends[from] as number) / windowMs);
    let to = from + 1;
    while (to < intervals.length && Math.floor((ends[to] as number) / windowMs) === window) to += 1;
    const part = timeDomainOf(intervals, from, to);
    if (part)
      windows.push({ rr: part.meanNn, nn: part.nnCount, sdnn: part.sdnn, rmssd: part.rmssd, pnn50: part.pnn50 });
    from = to;
  }
  return windows;
}
