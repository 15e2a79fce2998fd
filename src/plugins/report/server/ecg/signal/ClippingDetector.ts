import { median } from '../../../../../../server/plugin-api/builtin';

/**
 * A flat part stays within this many mV, or this share of the range, for at least this long. It has at least one edge of
 * this steepness (our choice).
 */
const FLAT_MV = 0.006;
const FLAT = 0.003;
const FLAT_SEC = 0.048;
const STEEP_MV = 0.25;
const STEEP_SEC = 0.024;
/**
 * Minimum number of flat parts at the same end of the range that indicate clipping; a single one of this many seconds is
 * enough.
 */
const PARTS_MIN = 3;
const LONG_SEC = 1;
/**
 * Limits as shares of the range: maximum distance of a flat part from the range's end, maximum distance between flat parts,
 * minimum distance from the mean.
 */
const NEAR = 0.04;
const LEVEL_TOLERANCE = 0.006;
const FAR = 0.25;

interface FlatPart {
  from: number;
  to: number;
  millivolts: number;
}

/** Detects clipping: flat parts with steep edges at the maximum or minimum of a recording. */
export class ClippingDetector {
  readonly #hz: number;
  readonly #before: Float32Array;
  #parts: FlatPart[] = [];
  #count = 0;
  #total = 0;
  #low = Number.POSITIVE_INFINITY;
  #high = Number.NEGATIVE_INFINITY;
  /** Start and value of the current flat part, and the height of its leading edge. */
  #from = 0;
  #value = Number.NaN;
  #entry = 0;
  /** The last flat part, until the height of its trailing edge is known. */
  #left: FlatPart | undefined;

  constructor(hz: number) {
    this.#hz = hz;
    this.#before = new Float32Array(Math.max(1, Math.round(STEEP_SEC * hz)));
  }

  push(millivolts: number): void {
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

  /** Returns the clipped ranges of samples. */
  clippedRanges(): (readonly [number, number])[] {
    this.#leave();
    return [true, false].flatMap((isHigh) => {
      const atEnd = this.#parts.filter((part) => this.#isAtEnd(part, isHigh));
      const level = median(atEnd.map(({ millivolts }) => millivolts)) ?? 0;
      const parts = atEnd.filter(
        ({ millivolts }) => Math.abs(millivolts - level) <= LEVEL_TOLERANCE * (this.#high - this.#low),
      );
      const isLong = parts.some(({ from, to }) => to - from >= LONG_SEC * this.#hz);
      return isLong || parts.length >= PARTS_MIN ? parts.map(({ from, to }) => [from, to] as const) : [];
    });
  }

  #leave(): void {
    if (this.#count - this.#from < FLAT_SEC * this.#hz) return;
    const part = { from: this.#from, to: this.#count, millivolts: this.#value };
    if (this.#entry > STEEP_MV) this.#keep(part);
    else this.#left = part;
  }

  #keep(part: FlatPart): void {
    // The range only grows, so a part that is not at its end now never will be.
    if (this.#isAtEnd(part, true) || this.#isAtEnd(part, false)) this.#parts.push(part);
    if (this.#parts.length % 1_000 === 999)
      this.#parts = this.#parts.filter((each) => this.#isAtEnd(each, true) || this.#isAtEnd(each, false));
  }

  #isAtEnd({ millivolts }: FlatPart, isHigh: boolean): boolean {
    const range = this.#high - this.#low;
    const distance = isHigh ? this.#high - millivolts : millivolts - this.#low;
    return distance <= NEAR * range && Math.abs(millivolts - this.#total / this.#count) > FAR * range;
  }
}
