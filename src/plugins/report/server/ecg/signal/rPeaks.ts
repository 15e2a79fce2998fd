import { Biquad } from './biquad';
import { RecentSamples } from './recentSamples';

/** Scale of the samples of an ECG. */
export interface EcgScale {
  /** Samples per second, at least 100. */
  hz: number;
  /** Units of a sample per mV. */
  unitsPerMv: number;
}

/** Times in seconds. */
const WINDOW_SEC = 0.15;
const REFRACTORY_SEC = 0.2;
const T_WAVE_SEC = 0.36;
const LEARNING_SEC = 2;
/** Seconds without a beat after which the levels are learned again. */
const SIGNAL_LOSS_SEC = 4;
/** Polling interval for an overdue beat. */
const RETRY_SEC = 0.1;
const BUFFER_SEC = 8;
/** The QRS complex is within this range before and after the center of its filtered energy. */
const R_BEFORE_SEC = 0.14;
const R_AFTER_SEC = 0.03;
/** Multiple of the usual interval after which a beat must have been missed. */
const MISSED_BEAT_RATIO = 1.66;
/** Minimum amplitude of a QRS complex, mV after the band-pass filter (our choice). */
const AMPLITUDE_MIN_MV = 0.04;
const BAND = { from: 5, to: 15 } as const;

/** A peak of the energy that may be a beat. */
interface Candidate {
  /** Sample of the R peak. */
  sample: number;
  energy: number;
  slope: number;
}

/**
 * Detects the R peaks of an ECG stream in chunks of any length, in bounded memory. (Pan and Tompkins, A real-time QRS
 * detection algorithm, IEEE Trans Biomed Eng 1985;32:230.) Levels, search back, refractory time and the T wave rule are
 * those of the paper. Its filters for 200 Hz are replaced by Butterworth filters with the same band. A detector that finds
 * no more beats learns its levels again.
 */
export class RPeakDetector {
  readonly #hz: number;
  readonly #scale: number;
  readonly #high: Biquad;
  readonly #low: Biquad;
  /** Removes baseline wander. */
  readonly #level: Biquad;
  readonly #steepness: number;
  readonly #window: number;
  /** Maximum samples from an energy peak until it becomes a candidate. */
  readonly #longest: number;
  readonly #plain: RecentSamples;
  readonly #band: RecentSamples;
  readonly #slopes: RecentSamples;
  #count = 0;
  #origin: number | undefined;
  #energy = 0;
  /** The maximum energy since the last candidate, and its position. */
  #highest = 0;
  #highestAt = 0;
  /** When the next beat is overdue. */
  #dueAt = 0;
  #learnedAt: number;
  #learned: Candidate[] = [];
  #signal = 0;
  #noise = 0;
  #last: Candidate | undefined;
  #passedOver: Candidate[] = [];
  #intervals: number[] = [];
  #regular: number[] = [];

  constructor({ hz, unitsPerMv }: EcgScale) {
    this.#hz = hz;
    this.#scale = 1 / unitsPerMv;
    this.#high = new Biquad('high', BAND.from, hz);
    this.#low = new Biquad('low', BAND.to, hz);
    this.#level = new Biquad('high', 1, hz);
    this.#steepness = hz / 1_600;
    this.#window = Math.round(WINDOW_SEC * hz);
    this.#longest = Math.round(WINDOW_SEC * 1.2 * hz);
    const bufferLength = Math.ceil(BUFFER_SEC * hz);
    this.#plain = new RecentSamples(bufferLength);
    this.#band = new RecentSamples(bufferLength);
    this.#slopes = new RecentSamples(bufferLength);
    this.#learnedAt = Math.round(LEARNING_SEC * hz);
  }

  /** Takes the next samples. Returns the sample numbers of the confirmed R peaks, ascending. */
  push(samples: ArrayLike<number>): number[] {
    const found: Candidate[] = [];
    for (let index = 0; index < samples.length; index += 1) {
      const millivolts = (samples[index] as number) * this.#scale;
      // Starting from zero, the filters would respond to an offset of the signal as to a beat.
      this.#origin ??= millivolts;
      this.#take(millivolts - this.#origin, found);
    }
    return found.map(({ sample }) => sample);
  }

  /** Returns the remaining R peaks at the end of the recording. */
  end(): number[] {
    const found: Candidate[] = [];
    this.#consider(this.#candidate(), found);
    if (this.#learned.length > 0) this.#learn(found);
    return found.map(({ sample }) => sample);
  }

  #take(millivolts: number, found: Candidate[]): void {
    const index = this.#count;
    const band = this.#low.next(this.#high.next(millivolts));
    const bands = this.#band;
    bands.set(index, band);
    this.#plain.set(index, this.#level.next(millivolts));
    // The derivative of the paper over five samples, two of them later.
    const slope = (2 * band + bands.get(index - 1) - bands.get(index - 3) - 2 * bands.get(index - 4)) * this.#steepness;
    const leaving = this.#slopes.get(index - this.#window);
    this.#slopes.set(index, slope);
    this.#energy += slope * slope - leaving * leaving;
    const energy = this.#energy;
    if (energy > this.#highest) {
      this.#highest = energy;
      this.#highestAt = index;
    } else if (energy < this.#highest / 2 || index - this.#highestAt > this.#longest) {
      this.#consider(this.#candidate(), found);
      this.#highest = energy;
      this.#highestAt = index;
    }
    if (index === this.#learnedAt) this.#learn(found);
    else if (index > this.#dueAt && index > this.#learnedAt) this.#searchBack(index, found);
    this.#count = index + 1;
  }

  /** Returns the R peak of the last energy peak. */
  #candidate(): Candidate {
    const index = this.#highestAt;
    const energy = this.#highest / this.#window;
    const from = Math.max(0, index - this.#window - Math.round(0.02 * this.#hz));
    const middle = this.#band.indexOfMaxAbs(from, index);
    const before = Math.max(0, middle - Math.round(R_BEFORE_SEC * this.#hz));
    const after = Math.min(this.#count, middle + Math.round(R_AFTER_SEC * this.#hz));
    const sample = this.#plain.indexOfMaxAbs(before, after);
    const slope = Math.abs(this.#slopes.get(this.#slopes.indexOfMaxAbs(from, index)));
    const isTooLow = Math.abs(this.#band.get(middle)) < AMPLITUDE_MIN_MV;
    return { sample, energy: isTooLow ? 0 : energy, slope };
  }

  #consider(candidate: Candidate, found: Candidate[]): void {
    if (candidate.energy === 0) return;
    if (this.#count <= this.#learnedAt) {
      this.#learned.push(candidate);
      return;
    }
    this.#judge(candidate, found);
  }

  #judge(candidate: Candidate, found: Candidate[]): void {
    const since = this.#last ? candidate.sample - this.#last.sample : Number.POSITIVE_INFINITY;
    if (since < REFRACTORY_SEC * this.#hz) return;
    const isTWave = since < T_WAVE_SEC * this.#hz && candidate.slope < (this.#last?.slope ?? 0) / 2;
    if (candidate.energy > this.#threshold && !isTWave) {
      this.#accept(candidate, 0.125, found);
      return;
    }
    this.#noise = 0.125 * candidate.energy + 0.875 * this.#noise;
    if (!isTWave) this.#passedOver.push(candidate);
  }

  get #threshold(): number {
    const threshold = this.#noise + 0.25 * (this.#signal - this.#noise);
    return this.#isIrregular ? threshold / 2 : threshold;
  }

  /** Whether the last interval is unusual, which lowers the threshold. */
  get #isIrregular(): boolean {
    return this.#regular.length > 0 && this.#regular.at(-1) !== this.#intervals.at(-1);
  }

  #accept(candidate: Candidate, share: number, found: Candidate[]): void {
    this.#signal = share * candidate.energy + (1 - share) * this.#signal;
    if (this.#last) this.#noteInterval(candidate.sample - this.#last.sample);
    this.#last = candidate;
    this.#passedOver = [];
    const meanInterval = mean(this.#regular) ?? mean(this.#intervals) ?? this.#hz;
    this.#dueAt = candidate.sample + Math.round(MISSED_BEAT_RATIO * meanInterval) + this.#window;
    found.push(candidate);
  }

  #noteInterval(interval: number): void {
    const meanInterval = mean(this.#regular) ?? mean(this.#intervals);
    this.#intervals.push(interval);
    if (this.#intervals.length > 8) this.#intervals.shift();
    const isRegular = meanInterval === undefined || (interval > 0.92 * meanInterval && interval < 1.16 * meanInterval);
    if (!isRegular && this.#intervals.length < 8) return;
    this.#regular.push(isRegular ? interval : (mean(this.#intervals) ?? interval));
    if (this.#regular.length > 8) this.#regular.shift();
  }

  /** If a beat is overdue, accepts the highest rejected candidate unless it is too low. */
  #searchBack(index: number, found: Candidate[]): void {
    const best = this.#passedOver.reduce<Candidate | undefined>(
      (highest, candidate) => (highest && highest.energy >= candidate.energy ? highest : candidate),
      undefined,
    );
    const last = this.#last?.sample ?? this.#learnedAt;
    if (best && best.energy > this.#threshold / 2) {
      const later = this.#passedOver.filter(({ sample }) => sample > best.sample);
      this.#accept(best, 0.25, found);
      this.#passedOver = later;
    } else if (index - last > SIGNAL_LOSS_SEC * this.#hz) this.#learnAgain(index);
    else this.#dueAt = index + Math.round(RETRY_SEC * this.#hz);
  }

  #learnAgain(index: number): void {
    this.#learnedAt = index + Math.round(LEARNING_SEC * this.#hz);
    this.#dueAt = this.#learnedAt;
    this.#last = undefined;
    this.#passedOver = [];
    this.#intervals = [];
    this.#regular = [];
  }

  /** Sets the levels by the peaks of the first two seconds, then evaluates these. */
  #learn(found: Candidate[]): void {
    const heights = this.#learned.map(({ energy }) => energy).sort((one, other) => other - one);
    const candidates = this.#learned;
    this.#learned = [];
    // The second highest, because the highest may be an artefact.
    const typical = heights[1] ?? heights[0] ?? 0;
    this.#signal = typical * 0.7;
    this.#noise = typical * 0.05;
    for (const candidate of candidates) this.#judge(candidate, found);
  }
}

function mean(values: readonly number[]): number | undefined {
  if (values.length === 0) return undefined;
  let total = 0;
  for (const value of values) total += value;
  return total / values.length;
}

/** Returns the sample numbers of the R peaks of a whole recording. */
export function rPeaksOf(samples: ArrayLike<number>, scale: EcgScale): number[] {
  const detector = new RPeakDetector(scale);
  return [...detector.push(samples), ...detector.end()];
}
