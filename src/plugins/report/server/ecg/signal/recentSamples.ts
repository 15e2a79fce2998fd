/** A ring buffer with the last samples of a stream, by their number in it. */
export class RecentSamples {
  readonly #values: Float32Array;
  readonly #mask: number;

  /** @param capacity minimum number of samples kept */
  constructor(capacity: number) {
    const length = 2 ** Math.ceil(Math.log2(capacity));
    this.#values = new Float32Array(length);
    this.#mask = length - 1;
  }

  get length(): number {
    return this.#values.length;
  }

  set(index: number, value: number): void {
    this.#values[index & this.#mask] = value;
  }

  get(index: number): number {
    return this.#values[index & this.#mask] ?? 0;
  }

  /** Returns the index with the maximum absolute value in a range, both ends inclusive. */
  indexOfMaxAbs(from: number, to: number): number {
    let best = from;
    for (let index = from; index <= to; index += 1) {
      if (Math.abs(this.get(index)) > Math.abs(this.get(best))) best = index;
    }
    return best;
  }
}
