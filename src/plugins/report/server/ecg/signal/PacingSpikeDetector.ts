import { RecentSamples } from './recentSamples';

/** Distances from a spike at which it has ended, and at which the signal is at rest, seconds: QRS complexes are wider. */
const NARROW_SEC = 0.008;
const AROUND_SEC = 0.024;
/**
 * Minimum share of its height that a spike has lost at the shorter distance (our choice). R waves are at least 12 ms wide
 * and lose less than 0.7.
 */
const NARROW_RATIO = 0.8;
/** Minimum height of a spike: in mV, and relative to the mean narrow noise of the last seconds (our choice). */
const HEIGHT_MIN_MV = 0.15;
const ABOVE_NOISE = 6;
const NOISE_SEC = 2;
/** Spikes are not visible at a lower sampling rate. */
const SAMPLING_MIN_HZ = 200;
/** Minimum distance between pulses, seconds (the atrial and the ventricular pulse are 100 ms apart). */
const APART_SEC = 0.08;
/**
 * Of `IN_A_ROW` narrow peaks, at least `SIMILAR_MIN` must have similar heights. Those of a pacemaker do, noise does not (our
 * choice).
 */
const IN_A_ROW = 8;
const SIMILAR_MIN = 6;
const HEIGHT_TOLERANCE = 0.25;
/** Seconds after which peaks are forgotten. */
const FORGOTTEN_SEC = 12;
/** Half width of the removed part, seconds: for a spike, and for one with ringing from the recorder's filters. */
const REMOVED_SEC = 0.012;
const RINGING_SEC = 0.048;
/** Share of its height from which ringing precedes a spike, which only such filters cause (our choice). */
const PRE_RINGING_RATIO = 0.12;

interface SpikeCandidate {
  at: number;
  height: number;
}

/** Detects pacemaker spikes in a stream and removes them from it. */
export class PacingSpikeDetector {
  readonly #narrow: number;
  readonly #around: number;
  readonly #apart: number;
  readonly #taken: number;
  readonly #ringing: number;
  readonly #noiseShare: number;
  readonly #forgotten: number;
  readonly #isSeen: boolean;
  readonly #samples: RecentSamples;
  readonly #recent: SpikeCandidate[] = [];
  #count = 0;
  #noise = 0;
  /** Start of the signal, also after missing samples, and the first sample not returned yet. */
  #begin = 0;
  #answered = 0;
  /** Samples of the spikes, ascending. */
  readonly spikes: number[] = [];

  constructor(hz: number) {
    this.#narrow = Math.max(1, Math.round(NARROW_SEC * hz));
    this.#around = Math.max(2, Math.round(AROUND_SEC * hz));
    this.#apart = Math.round(APART_SEC * hz);
    this.#taken = Math.max(1, Math.round(REMOVED_SEC * hz));
    this.#ringing = Math.round(RINGING_SEC * hz);
    this.#noiseShare = 1 / (NOISE_SEC * hz);
    this.#forgotten = FORGOTTEN_SEC * hz;
    this.#isSeen = hz >= SAMPLING_MIN_HZ;
    this.#samples = new RecentSamples(this.delay + 2);
  }

  /** Delay in samples of the signal without spikes. */
  get delay(): number {
    return 2 * this.#ringing;
  }

  /** Takes samples. Returns those that are {@link delay} old, without spikes. */
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

  /** Returns the delayed samples, before missing samples or at the end. */
  flush(): Float32Array {
    const from = this.#answered;
    this.#answered = this.#count;
    return Float32Array.from({ length: this.#count - from }, (_, index) => this.#samples.get(from + index));
  }

  /** Skips missing samples. */
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
    const similar = this.#recent.filter(
      (each) => at - each.at < this.#forgotten && Math.abs(each.height - height) < HEIGHT_TOLERANCE * Math.abs(height),
    );
    if (similar.length < SIMILAR_MIN) return;
    // The earlier peaks that identified it were spikes too, although it is too late to remove them.
    for (const { at: position } of similar) if (position > (this.spikes.at(-1) ?? -1)) this.spikes.push(position);
    this.#takeOut({ at, height });
  }

  /** Returns the signed height of a narrow peak; 0 where there is none. */
  #heightAt(at: number): number {
    const samples = this.#samples;
    const value = samples.get(at);
    const narrow = value - (samples.get(at - this.#narrow) + samples.get(at + this.#narrow)) / 2;
    const size = Math.abs(narrow);
    this.#noise += this.#noiseShare * (size - this.#noise);
    const least = Math.max(HEIGHT_MIN_MV, ABOVE_NOISE * this.#noise);
    // Most samples return here.
    if (size < least) return 0;
    const above = (offset: number) => Math.sign(narrow) * (value - samples.get(at + offset));
    const near = Math.min(above(-this.#narrow), above(this.#narrow));
    const far = Math.max(above(-this.#around), above(this.#around));
    const isPeak = above(-1) >= 0 && above(1) >= 0;
    return isPeak && near >= least && near >= NARROW_RATIO * far ? Math.sign(narrow) * near : 0;
  }

  /** Replaces the spike by a straight line. */
  #takeOut({ at, height }: SpikeCandidate): void {
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
    return most > PRE_RINGING_RATIO * Math.abs(height);
  }
}
