/** Samples of one channel; null where nothing was measured. */
export type Samples = readonly (number | null)[];

// Loops, since these are most of what computing a day takes.

/** The samples that were measured, in their order. */
export function measured(samples: Samples): number[] {
  const found: number[] = [];
  for (const sample of samples) if (sample !== null) found.push(sample);
  return found;
}

/** Rounded half away from zero for what is not negative; null stays null. */
export function rounded(value: number | null, decimals: 0 | 1 | 2 = 0): number | null {
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

/** Spread of a sample around its mean, with n - 1; null for fewer than two values. */
export function standardDeviation(values: readonly number[]): number | null {
  const average = mean(values);
  if (average === null || values.length < 2) return null;
  let squares = 0;
  for (const value of values) squares += (value - average) ** 2;
  return Math.sqrt(squares / (values.length - 1));
}

/** Without the limit on arguments that `Math.min` of a spread has. */
export function least(values: readonly number[]): number | null {
  let found = values[0] ?? null;
  for (const value of values) if (found === null || value < found) found = value;
  return found;
}

export function greatest(values: readonly number[]): number | null {
  let found = values[0] ?? null;
  for (const value of values) if (found === null || value > found) found = value;
  return found;
}

/** The value below which a share (0 to 1) of the values lies, between neighbours in proportion (type 7 of Hyndman and Fan 1996). */
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

/** How many samples were measured and fulfil the condition. */
export function countWhere(samples: Samples, holds: (value: number) => boolean): number {
  let count = 0;
  for (const sample of samples) if (sample !== null && holds(sample)) count += 1;
  return count;
}

/** Most samples in a row that fulfil the condition; one that was not measured ends the row. */
export function longestRun(samples: Samples, holds: (value: number) => boolean): number {
  let longest = 0;
  let run = 0;
  for (const sample of samples) {
    run = sample !== null && holds(sample) ? run + 1 : 0;
    if (run > longest) longest = run;
  }
  return longest;
}

/** Means of all windows of so many samples that are measured to a share at least (0 to 1), by one pass. */
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
