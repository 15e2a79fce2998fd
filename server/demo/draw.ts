/** The seed of the demo data unless told. */
export const DEMO_SEED = 20_250_101;

/** A value and how often it comes up compared with the others of its table. */
export type Weighted<T> = readonly (readonly [T, number])[];

/**
 * Chance that does not move: what it answers is a pure function of (seed, entity, id, field), so that any row can be made
 * alone and is equal on every run and machine. Only integer arithmetic is used, which no engine rounds differently.
 *
 * @example new Draw({ seed: 20250101, entity: 'elderly', id: 7 }).pick('education', ['none', 'primary'])
 */
export class Draw {
  readonly #row: number;

  constructor(row: RowKey | number) {
    this.#row = typeof row === 'number' ? row : rowNumber(row);
  }

  /** Chances of their own for somebody who belongs to the row: a spouse, a second address. */
  branch(name: string): Draw {
    return new Draw(mix(this.#row ^ hashText(`/${name}`)));
  }

  /** A number from 0 (inclusive) to 1 (exclusive); `index` tells apart several draws for one field. */
  unit(field: string, index = 0): number {
    return mix((this.#row ^ hashText(field)) + Math.imul(index, STRIDE)) / 2 ** 32;
  }

  /** A whole number between the limits, both inclusive. */
  integer(field: string, min: number, max: number, index = 0): number {
    return min + Math.floor(this.unit(field, index) * (max - min + 1));
  }

  /** True in the given share of rows. */
  chance(field: string, share: number): boolean {
    return this.unit(field) < share;
  }

  /** One of the values, each as often as the others. */
  pick<T>(field: string, values: readonly T[]): T {
    return values[this.integer(field, 0, values.length - 1)] as T;
  }

  /** One of the values by their weights, which need not add up to anything. */
  weighted<T>(field: string, table: Weighted<T>): T {
    const total = table.reduce((sum, [, weight]) => sum + weight, 0);
    let left = this.unit(field) * total;
    for (const [value, weight] of table) {
      left -= weight;
      if (left < 0) return value;
    }
    return (table[table.length - 1] as readonly [T, number])[0];
  }

  /** The values whose own chance came up, in the table's order. */
  some<T extends string>(field: string, chances: Readonly<Partial<Record<T, number>>>): T[] {
    const values = Object.keys(chances) as T[];
    return values.filter((value, index) => this.unit(field, index) < (chances[value] ?? 0));
  }

  /** A bell-shaped number: the mean of twelve draws, scaled to the given deviation. */
  bell(field: string, mean: number, deviation: number): number {
    let sum = -6;
    for (let index = 0; index < 12; index++) sum += this.unit(field, index);
    return mean + sum * deviation;
  }
}

export interface RowKey {
  /** A whole number; 64 bits of it count as far as a JSON number is exact. */
  seed: number;
  entity: string;
  id: number;
}

function rowNumber({ seed, entity, id }: RowKey): number {
  const low = seed >>> 0;
  const high = Math.floor(seed / 2 ** 32) >>> 0;
  // One-to-one in `id`, so no two rows of an entity share their draws.
  return mix(mix(mix(low ^ mix(high)) ^ hashText(entity)) ^ id);
}

/** Odd, so that every index of a field leads somewhere else (2^32 divided by the golden ratio). */
const STRIDE = 0x9e3779b9;

/** Scrambles 32 bits one-to-one (lowbias32, C. Wellons, "Prospecting for hash functions", 2018). */
function mix(value: number): number {
  let bits = value ^ (value >>> 16);
  bits = Math.imul(bits, 0x7feb352d);
  bits ^= bits >>> 15;
  bits = Math.imul(bits, 0x846ca68b);
  return (bits ^ (bits >>> 16)) >>> 0;
}

const hashes = new Map<string, number>();

/** FNV-1a of a text, remembered: the same few hundred field names are asked for in every row. */
function hashText(text: string): number {
  const known = hashes.get(text);
  if (known !== undefined) return known;
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  const result = mix(hash);
  hashes.set(text, result);
  return result;
}
