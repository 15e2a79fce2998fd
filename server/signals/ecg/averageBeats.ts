import type { AveragedBeat } from './beatIntervals';

/** Stretch of a beat that is averaged, ms before and after the R peak. */
const BEFORE_MS = 360;
const AFTER_MS = 700;
/** Beats with intervals so near one another are averaged together, ms: the QT interval follows the time between beats. */
const STEP_MS = 40;
/** Milliseconds before the R peak at which the signal is at rest. */
const REST_MS = { from: 70, to: 50 } as const;

interface Sum {
  samples: Float64Array;
  rr: number;
  count: number;
}

/** Averages beats by the time before them, as they come, so that noise and the wandering of the baseline cancel out. */
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

  /** Samples that are needed after an R peak. */
  get after(): number {
    return this.#length - this.#before;
  }

  /** Notes a beat; `at` reads the recording around its R peak, 0. */
  note(at: (offset: number) => number, rrMs: number): void {
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

  /** The beat with the most frequent time before it, with its neighbours; undefined without any. */
  usual(): AveragedBeat | undefined {
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
