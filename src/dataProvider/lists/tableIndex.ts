import type { Entity } from '../../../contract/defineEntity';
import { parseIsoMoment } from '../../../contract/moment';
import type { Sort } from '../../../contract/query/query';
import { fieldOf } from '../../../contract/sharedFields';
import { normalizeForComparison } from '../../../contract/values/normalizeForComparison';
import { pinyinFields } from '../../../contract/values/pinyin';

export type Row = Readonly<Record<string, unknown>>;

/** A value in comparable form: choices by position and then by code, times as timestamps, `false` before `true`. */
export type Comparable = number | string | null;

/** Index of an immutable table; each part is computed on first use and cached. */
export interface TableIndex {
  /** Values of a field, by position in the table. */
  column: (name: string) => readonly Comparable[];
  /** Texts of a field for search; `undefined` where a row has none. */
  texts: (name: string) => readonly (string | undefined)[];
  /** Positions in sorted order; ties are ordered by id, newest first. */
  order: (sort: readonly Sort[]) => Uint32Array;
}

const indexCache = new WeakMap<readonly Row[], TableIndex>();

export function tableIndex(entity: Entity, records: readonly Row[]): TableIndex {
  const index = indexCache.get(records) ?? createIndex(entity, records);
  indexCache.set(records, index);
  return index;
}

function createIndex(entity: Entity, records: readonly Row[]): TableIndex {
  const column = memoize((name: string) => {
    const toComparable = comparableOf(entity, name);
    return records.map((row) => toComparable(row[name]));
  });
  const pinyinOf = new Map(pinyinFields(entity).map(([pinyin, source]) => [source, pinyin]));
  const ranks = memoize((name: string) => {
    const pinyin = pinyinOf.get(name);
    const hasPinyin = pinyin !== undefined && records.some((row) => typeof row[pinyin] === 'string');
    return hasPinyin
      ? ranksOf(pinyinSortKeys(records, name, pinyin), false)
      : ranksOf(column(name), pinyin !== undefined);
  });
  const orders = memoize((key: string) => {
    const sort: Sort[] = JSON.parse(key);
    let order = positionsOf(records.length);
    // Sort by the last field first; each stable sort preserves the order of ties.
    for (const { field, order: direction } of [...sort, { field: 'id', order: 'desc' } as const].toReversed()) {
      order = byRank(order, ranks(field), direction);
    }
    return order;
  });
  return {
    column,
    texts: memoize((name: string) =>
      records.map((row) => {
        const value = row[name];
        return typeof value === 'string' ? normalizeForComparison(value) : undefined;
      }),
    ),
    order: (sort) => orders(JSON.stringify(sort)),
  };
}

/** Prefixes names with their pinyin, if rows have it, to match the order of the server's SQL. */
function pinyinSortKeys(records: readonly Row[], name: string, pinyin: string): Comparable[] {
  return records.map((row) => {
    const [text, spelled] = [row[name], row[pinyin]];
    if (typeof text !== 'string') return null;
    return typeof spelled === 'string' ? `${spelled} ${normalizeForComparison(text)}` : normalizeForComparison(text);
  });
}

function positionsOf(count: number): Uint32Array {
  const positions = new Uint32Array(count);
  for (let position = 0; position < count; position += 1) positions[position] = position;
  return positions;
}

function memoize<T>(compute: (key: string) => T): (key: string) => T {
  const memo = new Map<string, T>();
  return (key) => {
    const value = memo.get(key) ?? compute(key);
    memo.set(key, value);
    return value;
  };
}

interface Ranks {
  /** The rank of each row: 0 for the smallest value. */
  of: Uint32Array;
  count: number;
}

/** Ranks the values; equal values share a rank. Each distinct value is compared once, not in every sort. */
function ranksOf(values: readonly Comparable[], areNames: boolean): Ranks {
  const rankOf = new Map<Comparable, number>();
  for (const value of sortedDistinct(new Set(values), areNames)) rankOf.set(value, rankOf.size);
  const of = new Uint32Array(values.length);
  for (let position = 0; position < values.length; position += 1)
    of[position] = rankOf.get(values[position] ?? null) ?? 0;
  return { of, count: rankOf.size };
}

/**
 * Yields each distinct value in the order of {@link compare}. It uses the engine's built-in orders, which need no comparison
 * callback.
 */
function* sortedDistinct(distinct: ReadonlySet<Comparable>, areNames: boolean): Generator<Comparable> {
  if (distinct.has(null)) yield null;
  const all = [...distinct];
  yield* Float64Array.from(all.filter((value) => typeof value === 'number')).sort();
  const texts = all.filter((value) => typeof value === 'string');
  if (areNames) {
    const { compare: byPinyin } = new Intl.Collator('zh-CN-u-co-pinyin');
    // Latin letters sort before Chinese characters, not among them: the server's pinyin dictionary is not available here.
    // The collator alone would sort them after.
    yield* texts.sort(
      (one, other) =>
        Number(HAN.test(one)) - Number(HAN.test(other)) || byPinyin(one, other) || compareText(one, other),
    );
    return;
  }
  // Only surrogates differ between the engine's order (code units) and code points.
  yield* texts.some((text) => SURROGATE.test(text)) ? texts.sort(compareText) : texts.sort();
}

/** A text that begins with a Chinese character. */
const HAN = /^\p{Script=Han}/u;
const SURROGATE = /[\ud800-\udfff]/;

/** Counting sort: counts the rows of each rank and assigns each row its position. */
function byRank(order: Uint32Array, { of: ranks, count }: Ranks, direction: Sort['order']): Uint32Array {
  const isAscending = direction === 'asc';
  const next = new Uint32Array(count + 1);
  for (let position = 0; position < ranks.length; position += 1) {
    const rank = ranks[position] ?? 0;
    const place = isAscending ? rank + 1 : count - rank;
    next[place] = (next[place] ?? 0) + 1;
  }
  for (let rank = 1; rank <= count; rank += 1) next[rank] = (next[rank] ?? 0) + (next[rank - 1] ?? 0);
  const placed = new Uint32Array(order.length);
  for (let at = 0; at < order.length; at += 1) {
    const position = order[at] ?? 0;
    const own = ranks[position] ?? 0;
    const rank = isAscending ? own : count - 1 - own;
    const place = next[rank] ?? 0;
    placed[place] = position;
    next[rank] = place + 1;
  }
  return placed;
}

/** Returns the function that makes a field's values comparable. */
export function comparableOf(entity: Entity, name: string): (value: unknown) => Comparable {
  const field = fieldOf(entity, name);
  const positions = field?.kind === 'choice' ? new Map(field.values.map((code, at) => [code, at])) : undefined;
  return (value) => {
    if (typeof value === 'boolean') return value ? 1 : 0;
    if (typeof value !== 'string') return typeof value === 'number' ? value : null;
    if (field?.kind === 'dateTime') return parseIsoMoment(value) ?? null;
    if (field?.kind !== 'choice') return value;
    return positions?.get(value) ?? (field.open ? value : null);
  };
}

/** Compares values: missing first, then numbers, then texts. */
export function compare(a: Comparable, b: Comparable): number {
  if (typeof a === 'string' && typeof b === 'string') return compareText(a, b);
  if (a === b) return 0;
  if (a === null || b === null) return a === null ? -1 : 1;
  if (typeof a === typeof b) return a < b ? -1 : 1;
  return typeof a === 'number' ? -1 : 1;
}

/** Compares by code point. JavaScript compares code units, which sorts supplementary characters before some common ones. */
function compareText(a: string, b: string): number {
  const length = Math.min(a.length, b.length);
  for (let index = 0; index < length; index += 1) {
    const left = a.charCodeAt(index);
    const right = b.charCodeAt(index);
    if (left !== right) return rank(left) - rank(right);
  }
  return a.length - b.length;
}

/** Ranks surrogates, which begin supplementary characters, above every other code unit. */
function rank(unit: number): number {
  return unit >= 0xd800 && unit <= 0xdfff ? unit + 0x10000 : unit;
}
