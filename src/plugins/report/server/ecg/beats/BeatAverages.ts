import type { AveragedBeat } from './beatIntervals';

/** Averaged part of a beat, ms before and after the R peak. */
const BEFORE_MS = 360;
const AFTER_MS = 700;
/**
 * Width of a group of intervals, ms: only beats with similar intervals are averaged, since the QT interval depends on them.
 */
const STEP_MS = 40;
/** The isoelectric part before the R peak, ms. */
const REST_MS = { from: 70, to: 50 } as const;

interface Sum {
  samples: Float64Array;
  rr: number;
  count: number;
}

/** Averages beats online, grouped by the interval before them, so that noise and baseline wander cancel out. */
export class BeatAverages {
  readonly #hz: number;
  readonly #before: number;
  readonly #length: number;
  readonly #sums = new Map<number, Sum>();

  constructor(hz: number) {
    this.#hz = hz;
    this.#before = Math.round((BEFORE_MS * hz) / 1_000);
    this.#length = this.#before + Math.round((AFTER_MS * hz) / 1_000);
  }

  /** Samples needed after an R peak. */
  get after(): number {
    return this.#length - this.#before;
  }

  /** Adds a beat; `at` reads the recording relative to its R peak. */
  add(at: (offset: number) => number, rrMs: number): void {
    const step = Math.round(rrMs / STEP_MS);
    const sum = this.#sums.get(step) ?? { samples: new Float64Array(this.#length), rr: 0, count: 0 };
    this.#sums.set(step, sum);
    const [from, to] = [this.#samplesIn(REST_MS.from), this.#samplesIn(REST_MS.to)];
    let rest = 0;
    for (let back = to; back <= from; back += 1) rest += at(-back);
    rest /= from - to + 1;
    for (let index = 0; index < this.#length; index += 1) {
      sum.samples[index] = (sum.samples[index] ?? 0) + at(index - this.#before) - rest;
    }
    sum.rr += rrMs;
    sum.count += 1;
  }

  /** Returns the average of the most frequent interval and its neighbors; `undefined` without beats. */
  dominant(): AveragedBeat | undefined {
    const steps = [...this.#sums.keys()];
    const around = (step: number) => [step - 1, step, step + 1].flatMap((near) => this.#sums.get(near) ?? []);
    const countOf = (step: number) => around(step).reduce((total, { count }) => total + count, 0);
    const [first] = steps;
    if (first === undefined) return undefined;
    const sums = around(steps.reduce((best, step) => (countOf(step) > countOf(best) ? step : best), first));
    const count = sums.reduce((total, sum) => total + sum.count, 0);
    const rrMs = sums.reduce((total, { rr }) => total + rr, 0) / count;
    const millivolts = Float32Array.from({ length: this.#length }, (_, index) => {
      let total = 0;
      for (const { samples } of sums) total += samples[index] ?? 0;
      return total / count;
    });
    return { millivolts, peak: this.#before, hz: this.#hz, rrMs };
  }

  #samplesIn = (ms: number) => Math.round((ms * this.#hz) / 1_000);
}
