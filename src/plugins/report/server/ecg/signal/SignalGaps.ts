/** Ranges of missing samples, in ascending order. */
export class SignalGaps {
  readonly #from: number[] = [];
  readonly #length: number[] = [];

  /** Adds a range, and merges it with the last one if they are adjacent. */
  add(from: number, length: number): void {
    const last = this.#from.length - 1;
    if (last >= 0 && (this.#from[last] ?? 0) + (this.#length[last] ?? 0) === from) {
      this.#length[last] = (this.#length[last] ?? 0) + length;
    } else {
      this.#from.push(from);
      this.#length.push(length);
    }
  }

  /** Returns the number of missing samples in the ranges that begin within [from, to). */
  lengthWithin(from: number, to: number): number {
    let missing = 0;
    for (const [begin, end] of this.gapsWithin(from, to)) missing += end - begin;
    return missing;
  }

  /** Returns whether a range is within `reach` of a sample. */
  isNear(sample: number, reach: number): boolean {
    for (let index = this.#from.length - 1; index >= 0; index -= 1) {
      const from = this.#from[index] ?? 0;
      if (from + (this.#length[index] ?? 0) < sample - reach) return false;
      if (from <= sample + reach) return true;
    }
    return false;
  }

  /** Returns the ranges that begin within [from, to), each as start and end. */
  gapsWithin(from: number, to: number): (readonly [number, number])[] {
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
