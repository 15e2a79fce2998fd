import { median } from '../samples';

/** Samples within so many mV, or such a share of the range, are a flat part; it lasts for so long at least, and is entered or left as steeply as that (ours). */
const FLAT_MV = 0.006;
const FLAT = 0.003;
const FLAT_SEC = 0.048;
const STEEP_MV = 0.25;
const STEEP_SEC = 0.024;
/** Flat parts at the same end of the range by which a recorder that cannot go further is recognised; one of a second is enough. */
const PARTS_LEAST = 3;
const LONG_SEC = 1;
/** How near the end of the range a flat part lies, how near one another they lie, and how far from the mean, as shares of the range. */
const NEAR = 0.04;
const TOGETHER = 0.006;
const FAR = 0.25;

interface FlatPart {
  from: number;
  to: number;
  millivolts: number;
}

/** Finds where a recorder could not go further: flat parts with steep flanks at the highest or the lowest value of a recording. */
export class Clipping {
  readonly #hz: number;
  readonly #before: Float32Array;
  #parts: FlatPart[] = [];
  #count = 0;
  #total = 0;
  #low = Number.POSITIVE_INFINITY;
  #high = Number.NEGATIVE_INFINITY;
  /** Where the flat part that goes on begins, where it lies, and how far its entry is from it. */
  #from = 0;
  #value = Number.NaN;
  #entry = 0;
  /** The last flat part that is over, until it is known how it was left. */
  #left: FlatPart | undefined;

  constructor(hz: number) {
    this.#hz = hz;
    this.#before = new Float32Array(Math.max(1, Math.round(STEEP_SEC * hz)));
  }

  take(millivolts: number): void {
    const place = this.#count % this.#before.length;
    if (millivolts < this.#low) this.#low = millivolts;
    if (millivolts > this.#high) this.#high = millivolts;
    if (!(Math.abs(millivolts - this.#value) <= Math.max(FLAT_MV, FLAT * (this.#high - this.#low)))) {
      this.#leave();
      this.#from = this.#count;
      this.#value = millivolts;
      this.#entry = this.#count === 0 ? 0 : Math.abs((this.#before[place] ?? 0) - millivolts);
    }
    const left = this.#left;
    if (left && this.#count === left.to + this.#before.length) {
      if (Math.abs(millivolts - left.millivolts) > STEEP_MV) this.#keep(left);
      this.#left = undefined;
    }
    this.#before[place] = millivolts;
    this.#total += millivolts;
    this.#count += 1;
  }

  /** Where the recorder could not go further, from and to a sample. */
  stretches(): (readonly [number, number])[] {
    this.#leave();
    return [true, false].flatMap((isHigh) => {
      const atEnd = this.#parts.filter((part) => this.#isAtEnd(part, isHigh));
      const level = median(atEnd.map(({ millivolts }) => millivolts)) ?? 0;
      const parts = atEnd.filter(
        ({ millivolts }) => Math.abs(millivolts - level) <= TOGETHER * (this.#high - this.#low),
      );
      const isLong = parts.some(({ from, to }) => to - from >= LONG_SEC * this.#hz);
      return isLong || parts.length >= PARTS_LEAST ? parts.map(({ from, to }) => [from, to] as const) : [];
    });
  }

  #leave(): void {
    if (this.#count - this.#from < FLAT_SEC * this.#hz) return;
    const part = { from: this.#from, to: this.#count, millivolts: this.#value };
    if (this.#entry > STEEP_MV) this.#keep(part);
    else this.#left = part;
  }

  #keep(part: FlatPart): void {
    // The range only grows: what does not lie at its end now never will.
    if (this.#isAtEnd(part, true) || this.#isAtEnd(part, false)) this.#parts.push(part);
    if (this.#parts.length % 1_000 === 999)
      this.#parts = this.#parts.filter((each) => this.#isAtEnd(each, true) || this.#isAtEnd(each, false));
  }

  #isAtEnd({ millivolts }: FlatPart, isHigh: boolean): boolean {
    const range = this.#high - this.#low;
    const away = isHigh ? this.#high - millivolts : millivolts - this.#low;
    return away <= NEAR * range && Math.abs(millivolts - this.#total / this.#count) > FAR * range;
  }
}
