/**
 * A fast sequential random generator for samples, where one `Draw` each would dominate the run time (mulberry32, T.
 * Ettinger).
 */
export class Noise {
  #state: number;

  /** @param unit seed from 0 to 1; equal seeds give equal sequences */
  constructor(unit: number) {
    this.#state = Math.floor(unit * 2 ** 32) | 0;
  }

  /** Returns 32 random bits. */
  bits(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return (mixed ^ (mixed >>> 14)) >>> 0;
  }

  /** Returns a number from 0 (inclusive) to 1 (exclusive). */
  unit(): number {
    return this.bits() / 2 ** 32;
  }

  /** Returns an approximately normal number with mean 0 and deviation 1: the sum of the four bytes of one draw. */
  bell(): number {
    const bits = this.bits();
    return ((bits & 0xff) + ((bits >>> 8) & 0xff) + ((bits >>> 16) & 0xff) + (bits >>> 24) - 510) / 147.8;
  }

  /** Returns an integer between the limits, both inclusive. */
  integer(min: number, max: number): number {
    return min + Math.floor(this.unit() * (max - min + 1));
  }
}
