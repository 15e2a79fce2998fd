/** Samples of one channel; null where nothing was measured. */
export type Samples = readonly (number | null)[];

// Loops, because these functions take most of the time of analyzing a day.

/** Returns the samples that were measured, in their order. */
export function withoutGaps(samples: Samples): number[] {
  const found: number[] = [];
  for (const sample of samples) if (sample !== null) found.push(sample);
  return found;
}

/** Rounds a number, half up; null stays null. */
export function roundTo(value: number | null, decimals: 0 | 1 | 2 = 0): number | null {
  if (value === null || !Number.isFinite(value)) return null;
  const scale = 10 ** decimals;
  return Math.round(value * scale) / scale;
}

export function sum(values: readonly number[]): number {
  let total = 0;
  for (const value of values) total += value;
  return total;
}

export const mean = (values: readonly number[]): number | null =>
  values.length === 0 ? null : sum(values) / values.length;

/** Returns the sample standard deviation (n - 1); null for fewer than two values. */
export function standardDeviation(values: readonly number[]): number | null {
  const average = mean(values);
  if (average === null || values.length < 2) return null;
  let squares = 0;
  for (const value of values) squares += (value - average) ** 2;
  return Math.sqrt(squares / (values.length - 1));
}

/** Unlike `Math.min` with a spread, it has no limit on the number of values. */
export function minimum(values: readonly number[]): number | null {
  let found = values[0] ?? null;
  for (const value of values) if (found === null || value < found) found = value;
  return found;
}

export function maximum(values: readonly number[]): number | null {
  let found = values[0] ?? null;
  for (const value of values) if (found === null || value > found) found = value;
  return found;
}

/** Returns the quantile for a share (0 to 1), with linear interpolation (type 7 of Hyndman and Fan 1996). */
export const quantile = (values: ArrayLike<number>, share: number): number | null =>
  quantiles(values, [share])[0] ?? null;

/** As {@link quantile}, for several shares at once. */
export function quantiles(values: ArrayLike<number>, shares: readonly number[]): (number | null)[] {
  if (values.length === 0) return shares.map(() => null);
  const sorted = Float64Array.from(values).sort();
  return shares.map((share) => {
    const place = (sorted.length - 1) * share;
    const below = Math.floor(place);
    const lower = sorted[below] ?? 0;
    return lower + ((sorted[below + 1] ?? lower) - lower) * (place - below);
  });
}

export const median = (values: readonly number[]): number | null => quantile(values, 0.5);

/** Counts the measured samples that fulfill a condition. */
export function countWhere(samples: Samples, predicate: (value: number) => boolean): number {
  let count = 0;
  for (const sample of samples) if (sample !== null && predicate(sample)) count += 1;
  return count;
}

/** Returns the maximum number of consecutive samples that fulfill a condition; an unmeasured sample interrupts them. */
export function longestRun(samples: Samples, predicate: (value: number) => boolean): number {
  let longest = 0;
  let run = 0;
  for (const sample of samples) {
    run = sample !== null && predicate(sample) ? run + 1 : 0;
    if (run > longest) longest = run;
  }
  return longest;
}

/** Yields the means of all windows of `length` samples of which at least a share (0 to 1) was measured, in one pass. */
export function* windowMeans(samples: Samples, length: number, share: number): Generator<number> {
  let total = 0;
  let count = 0;
  for (let end = 0; end < samples.length; end += 1) {
    const entering = samples[end] ?? null;
    const leaving = end >= length ? (samples[end - length] ?? null) : null;
    if (entering !== null) {
      total += entering;
      count += 1;
    }
    if (leaving !== null) {
      total -= leaving;
      count -= 1;
    }
    if (end >= length - 1 && count > 0 && count >= length * share) yield total / count;
  }
}
