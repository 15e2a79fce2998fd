import { RecentSamples } from './recentSamples';

/** Length of the evaluated window in seconds. */
export const WINDOW_SEC = 4;

/** Change between two samples, mV, that no heart causes (our choice). */
const JUMP_MV = 1.2;

/** Properties of a second of the signal, computed over the window that ends with it. */
export interface SignalSecond {
  /** Peak-to-peak amplitude of the last second, mV. */
  height: number;
  /** Maximum change within 20 ms in it, mV: QRS complexes are steep, waves of breathing and movement are not. */
  steep: number;
  /** Peak-to-peak amplitude of the raw signal, mV: a lost electrode gives a straight line. */
  rawHeight: number;
  /** Maximum change between two raw samples, mV. */
  jump: number;
  /** Middle of the raw signal, mV: it jumps when an electrode comes off. */
  level: number;
  /**
   * Share of the samples above a fifth of the maximum: small if distinct complexes stand out (Arafat, Signal Image Video
   * Process 2011;5:1).
   */
  filled: number;
  /**
   * Remainder after adding the signal to itself shifted by half a period: small for a periodic wave (Kuo and Dillman, Comput
   * Cardiol 1978:347).
   */
  leakage: number;
  /** Waves per second. */
  waves: number;
}

/** Measures the overall properties of a signal for each second, independent of its beats. */
export class SignalState {
  readonly #hz: number;
  readonly #recent: RecentSamples;
  readonly #window: number;
  #count = 0;
  #rawLow = Number.POSITIVE_INFINITY;
  #rawHigh = Number.NEGATIVE_INFINITY;
  #last: number | undefined;
  #jump = 0;
  readonly seconds: SignalSecond[] = [];

  constructor(hz: number) {
    this.#hz = hz;
    this.#window = Math.round(WINDOW_SEC * hz);
    this.#recent = new RecentSamples(this.#window + hz);
  }

  /** @param smooth without baseline wander and hum, mV */
  push(smooth: number, raw: number): void {
    this.#recent.set(this.#count, smooth);
    this.#rawLow = Math.min(this.#rawLow, raw);
    this.#rawHigh = Math.max(this.#rawHigh, raw);
    this.#jump = Math.max(this.#jump, Math.abs(raw - (this.#last ?? raw)));
    this.#last = raw;
    this.#count += 1;
    if (this.#count % this.#hz !== 0) return;
    this.seconds.push(this.#measure());
    this.#rawLow = Number.POSITIVE_INFINITY;
    this.#rawHigh = Number.NEGATIVE_INFINITY;
    this.#jump = 0;
  }

  /** Returns whether the signal jumps there as no heart makes it: an electrode comes off or is reattached. */
  hasBaselineJumpAt(sample: number): boolean {
    return (this.seconds[Math.floor(sample / this.#hz)]?.jump ?? 0) > JUMP_MV;
  }

  #measure(): SignalSecond {
    const from = Math.max(0, this.#count - this.#window);
    const at = (index: number) => this.#recent.get(index);
    let [greatest, size, steps] = [0, 0, 0];
    for (let index = from + 1; index < this.#count; index += 1) {
      const value = Math.abs(at(index));
      greatest = Math.max(greatest, value);
      size += value;
      steps += Math.abs(at(index) - at(index - 1));
    }
    const step = Math.max(1, Math.round(this.#hz / 50));
    let [low, high, steep] = [0, 0, 0];
    for (let index = Math.max(0, this.#count - this.#hz); index < this.#count; index += 1) {
      low = Math.min(low, at(index));
      high = Math.max(high, at(index));
      steep = Math.max(steep, Math.abs(at(index) - at(index - step)));
    }
    const period = steps === 0 ? 0 : (2 * Math.PI * size) / steps;
    const half = Math.round(period / 2);
    let [beyond, left, both] = [0, 0, 0];
    for (let index = from + half; index < this.#count; index += 1) {
      if (Math.abs(at(index)) > 0.2 * greatest) beyond += 1;
      left += Math.abs(at(index) + at(index - half));
      both += Math.abs(at(index)) + Math.abs(at(index - half));
    }
    return {
      height: high - low,
      steep,
      rawHeight: this.#rawHigh - this.#rawLow,
      jump: this.#jump,
      level: (this.#rawHigh + this.#rawLow) / 2,
      filled: beyond / Math.max(1, this.#count - from - half),
      leakage: both === 0 ? 1 : left / both,
      waves: period === 0 ? 0 : this.#hz / period,
    };
  }
}
