/**
 * A figure of a bench file, which is a program that prints figures with {@link report}. `npm run bench` runs them one by
 * one.
 */

export interface BenchResult {
  /** Name of the measurement: `login.javascript`. */
  name: string;
  value: number;
  /** `kB`, `MB`, `ms`, `ratio`, `requests/s`. */
  unit: string;
  /** Maximum acceptable value. */
  atMost?: number;
  /** Minimum acceptable value. */
  atLeast?: number;
  /** Context to interpret the figure. */
  detail?: Readonly<Record<string, unknown>>;
}

/** Prints a figure as one line of JSON. If it is outside its limit, the process exits with a failure. */
export function report({ name, value, unit, atMost, atLeast, detail }: BenchResult): void {
  const limit = atMost ?? atLeast;
  const ok = value <= (atMost ?? value) && value >= (atLeast ?? value);
  if (!ok) process.exitCode = 1;
  const verdict = limit === undefined ? {} : { limit, ok };
  console.log(JSON.stringify({ name, value: round(value), unit, ...verdict, ...detail }));
}

/** Returns the percentile for `share` (0–1), by the nearest-rank method. */
export function percentile(samples: readonly number[], share: number): number {
  const sorted = [...samples].sort((a, b) => a - b);
  const value = sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)];
  if (value === undefined) throw new Error('no samples');
  return value;
}

const round = (value: number) => Number(value.toPrecision(4));
