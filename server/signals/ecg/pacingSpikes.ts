import { RecentSamples } from './recentSamples';

/** Distances at which a spike is over, and at which the signal around it is at rest, seconds: no QRS complex is as narrow. */
const NARROW_SEC = 0.008;
const AROUND_SEC = 0.024;
/** Share of its height that a spike has lost at the nearer distance (ours: R waves, 12 ms wide and more, lose less than 0.7). */
const LOST = 0.8;
/** The smallest spike that is told from noise: in mV, and against the mean of what is as narrow in the last seconds (ours). */
const LEAST_MV = 0.15;
const ABOVE_NOISE = 6;
const NOISE_SEC = 2;
/** A slower sampling does not show spikes. */
const LEAST_HZ = 200;
/** A pulse comes so long after the last one at least, seconds (its two parts, for atrium and ventricle, 100 ms). */
const APART_SEC = 0.08;
/** Of so many narrow jolts in a row so many must be alike in height: a pacemaker's are, noise is not (ours). */
const IN_A_ROW = 8;
const ALIKE_LEAST = 6;
const ALIKE = 0.25;
/** Older jolts say nothing of the present, seconds. */
const FORGOTTEN_SEC = 12;
/** Half of what is taken out of the signal, seconds: a spike, and one that filters of the recorder have made ring. */
const TAKEN_SEC = 0.012;
const RINGING_SEC = 0.048;
/** Share of its height at which a spike is announced before it comes, which only such filters do (ours). */
const ANNOUNCED = 0.12;

interface Jolt {
  at: number;
  height: number;
}

/** Finds the spikes of a pacemaker in a signal that comes piece by piece, and takes them out of it. */
export class PacingSpikes {
  readonly #narrow: number;
  readonly #around: number;
  readonly #apart: number;
  readonly #taken: number;
  readonly #ringing: number;
  readonly #noiseShare: number;
  readonly #forgotten: number;
  readonly #isSeen: boolean;
  readonly #samples: RecentSamples;
  readonly #recent: Jolt[] = [];
  #count = 0;
  #noise = 0;
  /** Where the signal begins, anew after what is missing, and the first sample that has not been answered. */
  #begin = 0;
  #answered = 0;
  /** Samples of the spikes, ascending. */
  readonly spikes: number[] = [];

  constructor(hz: number) {
    this.#narrow = Math.max(1, Math.round(NARROW_SEC * hz));
    this.#around = Math.max(2, Math.round(AROUND_SEC * hz));
    this.#apart = Math.round(APART_SEC * hz);
    this.#taken = Math.max(1, Math.round(TAKEN_SEC * hz));
    this.#ringing = Math.round(RINGING_SEC * hz);
    this.#noiseShare = 1 / (NOISE_SEC * hz);
    this.#forgotten = FORGOTTEN_SEC * hz;
    this.#isSeen = hz >= LEAST_HZ;
    this.#samples = new RecentSamples(this.delay + 2);
  }

  /** Samples by which the signal without spikes lags behind. */
  get delay(): number {
    return 2 * this.#ringing;
  }

  /** Takes samples; answers those that have become {@link delay} old, without spikes. */
  push(samples: Float32Array): Float32Array {
    const ready = new Float32Array(samples.length);
    let length = 0;
    for (let index = 0; index < samples.length; index += 1) {
      this.#samples.set(this.#count, samples[index] ?? 0);
      this.#count += 1;
      if (this.#isSeen) this.#look(this.#count - 1 - this.#ringing);
      const at = this.#count - 1 - this.delay;
      if (at < this.#answered) continue;
      this.#answered = at + 1;
      ready[length] = this.#samples.get(at);
      length += 1;
    }
    return ready.subarray(0, length);
  }

  /** The samples that are still held back, before what is missing or at the end. */
  rest(): Float32Array {
    const from = this.#answered;
    this.#answered = this.#count;
    return Float32Array.from({ length: this.#count - from }, (_, index) => this.#samples.get(from + index));
  }

  /** Passes over samples that are missing. */
  skip(count: number): void {
    this.#count += count;
    this.#begin = this.#count;
    this.#answered = this.#count;
  }

  #look(at: number): void {
    const height = at < this.#begin + this.#ringing ? 0 : this.#heightAt(at);
    if (height === 0) return;
    const last = this.#recent.at(-1);
    if (last && at - last.at < this.#apart) return;
    this.#recent.push({ at, height });
    if (this.#recent.length > IN_A_ROW) this.#recent.shift();
    const alike = this.#recent.filter(
      (each) => at - each.at < this.#forgotten && Math.abs(each.height - height) < ALIKE * Math.abs(height),
    );
    if (alike.length < ALIKE_LEAST) return;
    // Those by which it was recognised were spikes too, though it is too late to take them out.
    for (const { at: earlier } of alike) if (earlier > (this.spikes.at(-1) ?? -1)) this.spikes.push(earlier);
    this.#takeOut({ at, height });
  }

  /** Height of a narrow jolt, with its direction; 0 where there is none. */
  #heightAt(at: number): number {
    const samples = this.#samples;
    const value = samples.get(at);
    const narrow = value - (samples.get(at - this.#narrow) + samples.get(at + this.#narrow)) / 2;
    const size = Math.abs(narrow);
    this.#noise += this.#noiseShare * (size - this.#noise);
    const least = Math.max(LEAST_MV, ABOVE_NOISE * this.#noise);
    // Most samples end here.
    if (size < least) return 0;
    const above = (offset: number) => Math.sign(narrow) * (value - samples.get(at + offset));
    const near = Math.min(above(-this.#narrow), above(this.#narrow));
    const far = Math.max(above(-this.#around), above(this.#around));
    const isPeak = above(-1) >= 0 && above(1) >= 0;
    return isPeak && near >= least && near >= LOST * far ? Math.sign(narrow) * near : 0;
  }

  /** Draws a straight line where the spike was. */
  #takeOut({ at, height }: Jolt): void {
    const reach = this.#isAnnounced(at, height) ? this.#ringing : this.#taken;
    const [from, to] = [at - reach, at + reach];
    const [begin, end] = [this.#samples.get(from), this.#samples.get(to)];
    for (let index = from + 1; index < to; index += 1)
      this.#samples.set(index, begin + ((end - begin) * (index - from)) / (to - from));
  }

  #isAnnounced(at: number, height: number): boolean {
    const rest = this.#samples.get(at - this.#around);
    let most = 0;
    for (let index = at - this.#around; index <= at - this.#narrow; index += 1)
      most = Math.max(most, Math.abs(this.#samples.get(index) - rest));
    return most > ANNOUNCED * Math.abs(height);
  }
}
