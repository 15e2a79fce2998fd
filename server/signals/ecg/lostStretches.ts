/** Where samples of a recording are missing, in the order in which they are told. */
export class LostStretches {
  readonly #from: number[] = [];
  readonly #length: number[] = [];

  /** Goes on with the last stretch where it ends. */
  add(from: number, length: number): void {
    const last = this.#from.length - 1;
    if (last >= 0 && (this.#from[last] ?? 0) + (this.#length[last] ?? 0) === from) {
      this.#length[last] = (this.#length[last] ?? 0) + length;
    } else {
      this.#from.push(from);
      this.#length.push(length);
    }
  }

  /** How many samples are missing in the stretches that begin at or after one sample and before another. */
  between(from: number, to: number): number {
    let missing = 0;
    for (const [begin, end] of this.within(from, to)) missing += end - begin;
    return missing;
  }

  /** Whether a stretch reaches so near to a sample. */
  isNear(sample: number, reach: number): boolean {
    for (let index = this.#from.length - 1; index >= 0; index -= 1) {
      const from = this.#from[index] ?? 0;
      if (from + (this.#length[index] ?? 0) < sample - reach) return false;
      if (from <= sample + reach) return true;
    }
    return false;
  }

  /** The stretches that begin at or after one sample and before another, each from and up to a sample. */
  within(from: number, to: number): (readonly [number, number])[] {
    let [low, high] = [0, this.#from.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.#from[middle] ?? 0) < from) low = middle + 1;
      else high = middle;
    }
    const found: (readonly [number, number])[] = [];
    for (; low < this.#from.length && (this.#from[low] ?? 0) < to; low += 1) {
      const begin = this.#from[low] ?? 0;
      found.push([begin, begin + (this.#length[low] ?? 0)]);
    }
    return found;
  }
}
