/** Default seed of the demo data. */
export const DEMO_SEED = 20_250_101;

/** Values and their relative weights. */
export type Weighted<T> = readonly (readonly [T, number])[];

/**
 * Deterministic random numbers: a pure function of (seed, entity, id, field). Each row can be generated separately and is
 * the same on every run and machine. It only uses integer arithmetic, which is exact in every engine.
 *
 * @example new Draw({ seed: 20250101, entity: 'elderly', id: 7 }).pick('education', ['none', 'primary'])
 */
export class Draw {
  readonly #row: number;

  constructor(row: RowKey | number) {
    this.#row = typeof row === 'number' ? row : rowNumber(row);
  }

  /** Returns independent random numbers for something related to the row: a spouse, a second address. */
  branch(name: string): Draw {
    return new Draw(mix(this.#row ^ hashText(`/${name}`)));
  }

  /** Returns a number from 0 (inclusive) to 1 (exclusive); `index` distinguishes several draws for one field. */
  unit(field: string, index = 0): number {
    return mix((this.#row ^ hashText(field)) + Math.imul(index, STRIDE)) / 2 ** 32;
  }

  /** Returns an integer between the limits, both inclusive. */
  integer(field: string, min: number, max: number, index = 0): number {
    return min + Math.floor(this.unit(field, index) * (max - min + 1));
  }

  /** Returns true for the given share of rows. */
  chance(field: string, share: number): boolean {
    return this.unit(field) < share;
  }

  /** Returns one of the values, with equal probability. */
  pick<T>(field: string, values: readonly T[]): T {
    return values[this.integer(field, 0, values.length - 1)] as T;
  }

  /** Returns one of the values by their weights, which need not add up to 1. */
  weighted<T>(field: string, table: Weighted<T>): T {
    const total = table.reduce((sum, [, weight]) => sum + weight, 0);
    let remaining = this.unit(field) * total;
    for (const [value, weight] of table) {
      remaining -= weight;
      if (remaining < 0) return value;
    }
    return (table[table.length - 1] as readonly [T, number])[0];
  }

  /** Returns the values selected by their individual probabilities, in the table's order. */
  some<T extends string>(field: string, chances: Readonly<Partial<Record<T, number>>>): T[] {
    const values = Object.keys(chances) as T[];
    return values.filter((value, index) => this.unit(field, index) < (chances[value] ?? 0));
  }

  /** Returns an approximately normally distributed number: the sum of twelve draws, scaled to the deviation. */
  bell(field: string, mean: number, deviation: number): number {
    let sum = -6;
    for (let index = 0; index < 12; index++) sum += this.unit(field, index);
    return mean + sum * deviation;
  }
}

export interface RowKey {
  /** An integer; up to 64 bits are used, as far as a JSON number is exact. */
  seed: number;
  entity: string;
  id: number;
}

function rowNumber({ seed, entity, id }: RowKey): number {
  const low = seed >>> 0;
  const high = Math.floor(seed / 2 ** 32) >>> 0;
  // A bijection of `id`, so no two rows of an entity share their random numbers.
  return mix(mix(mix(low ^ mix(high)) ^ hashText(entity)) ^ id);
}

/** Odd, so that different indexes of a field give different results (2^32 divided by the golden ratio). */
const STRIDE = 0x9e3779b9;

/** Bijective hash of 32 bits (lowbias32, C. Wellons, "Prospecting for hash functions", 2018). */
function mix(value: number): number {
  let bits = value ^ (value >>> 16);
  bits = Math.imul(bits, 0x7feb352d);
  bits ^= bits >>> 15;
  bits = Math.imul(bits, 0x846ca68b);
  return (bits ^ (bits >>> 16)) >>> 0;
}

const hashes = new Map<string, number>();

/** Returns the FNV-1a hash of a text. Cached: the same few hundred field names occur in every row. */
function hashText(text: string): number {
  const cached = hashes.get(text);
  if (cached !== undefined) return cached;
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  const result = mix(hash);
  hashes.set(text, result);
  return result;
}
