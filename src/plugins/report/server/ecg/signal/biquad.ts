const { cos, PI, sin, SQRT1_2 } = Math;

/** A streaming second-order filter (transposed direct form II). */
export class Biquad {
  readonly #b0: number;
  readonly #b1: number;
  readonly #b2: number;
  readonly #a1: number;
  readonly #a2: number;
  #first = 0;
  #second = 0;

  /**
   * Creates a Butterworth high-pass or low-pass filter (R. Bristow-Johnson, Cookbook formulae for audio EQ biquad filter
   * coefficients).
   */
  constructor(kind: 'high' | 'low', cutHz: number, hz: number) {
    const angularFrequency = (2 * PI * cutHz) / hz;
    const alpha = sin(angularFrequency) * SQRT1_2;
    const a0 = 1 + alpha;
    const side = kind === 'high' ? 1 + cos(angularFrequency) : 1 - cos(angularFrequency);
    this.#b0 = side / 2 / a0;
    this.#b1 = ((kind === 'high' ? -1 : 1) * side) / a0;
    this.#b2 = this.#b0;
    this.#a1 = (-2 * cos(angularFrequency)) / a0;
    this.#a2 = (1 - alpha) / a0;
  }

  next(input: number): number {
    const output = this.#b0 * input + this.#first;
    this.#first = this.#b1 * input - this.#a1 * output + this.#second;
    this.#second = this.#b2 * input - this.#a2 * output;
    return output;
  }
}
