import { Biquad } from './biquad';

/** Mean noise of a second's quietest quarter above which the second is noisy, mV. */
const NOISY_MV = 0.045;
/**
 * A second with less noise and smaller waves than these, mV, contains no signal. A recorder that smooths has no noise, but
 * still waves.
 */
const FLAT_MV = 0.0005;
const WAVE_MV = 0.04;
const NOISE_HZ = 40;
const PARTS = 4;

/** Measures the noise of each second at rest: in its quietest quarter. */
export class NoiseMeter {
  readonly #filter: Biquad;
  readonly #part: number;
  /** Per second, 1 if it is noisy or contains no signal. */
  readonly #noisy: number[] = [];
  #total = 0;
  #taken = 0;
  #parts = 0;
  #quietest = Number.POSITIVE_INFINITY;
  #low = Number.POSITIVE_INFINITY;
  #high = Number.NEGATIVE_INFINITY;
  #isSkipped = false;

  constructor(hz: number) {
    this.#filter = new Biquad('high', Math.min(NOISE_HZ, hz / 3), hz);
    this.#part = Math.ceil(hz / PARTS);
  }

  push(millivolts: number): void {
    this.#total += Math.abs(this.#filter.next(millivolts));
    if (millivolts < this.#low) this.#low = millivolts;
    if (millivolts > this.#high) this.#high = millivolts;
    this.#next();
  }

  /** Skips a missing sample; its second is not evaluated. */
  skip(): void {
    this.#isSkipped = true;
    this.#next();
  }

  /** Returns the number of noisy samples in whole seconds between two samples. */
  noisyBetween(from: number, to: number): number {
    let seconds = 0;
    for (let second = Math.ceil(from / this.#second); (second + 1) * this.#second <= to; second += 1) {
      seconds += this.#noisy[second] ?? 0;
    }
    return seconds * this.#second;
  }

  /** Marks a range as unreadable for another reason. */
  mark(from: number, to: number): void {
    const last = Math.min(this.#noisy.length - 1, Math.floor(to / this.#second));
    for (let second = Math.floor(from / this.#second); second <= last; second += 1) this.#noisy[second] = 1;
  }

  isNoisyAt(sample: number): boolean {
    return this.#noisy[Math.floor(sample / this.#second)] === 1;
  }

  /** Number of samples evaluated together. */
  get #second(): number {
    return this.#part * PARTS;
  }

  #next(): void {
    this.#taken += 1;
    if (this.#taken < this.#part) return;
    this.#quietest = Math.min(this.#quietest, this.#total / this.#part);
    this.#total = 0;
    this.#taken = 0;
    this.#parts += 1;
    if (this.#parts < PARTS) return;
    const isFlat = this.#quietest < FLAT_MV && this.#high - this.#low < WAVE_MV;
    this.#noisy.push(!this.#isSkipped && (this.#quietest > NOISY_MV || isFlat) ? 1 : 0);
    this.#parts = 0;
    this.#isSkipped = false;
    this.#quietest = Number.POSITIVE_INFINITY;
    this.#low = Number.POSITIVE_INFINITY;
    this.#high = Number.NEGATIVE_INFINITY;
  }
}
