import type { Entity } from '../../../contract/defineEntity';
import { type Filter, type ListQuery, type Sort, searchFields } from '../../../contract/query/query';
import { fieldOf } from '../../../contract/sharedFields';
import { normalizeForComparison, usesNormalizedComparison } from '../../../contract/values/normalizeForComparison';
import { pinyinFields } from '../../../contract/values/pinyin';

/** A record as stored by the back end: unmasked. */
export type MemoryRow = { id: number; version: number } & Record<string, unknown>;

/**
 * Returns the sorted rows that match a query, before pagination. Implemented independently of the console's own list engine.
 */
export function findRows(
  entity: Entity,
  rows: Iterable<MemoryRow>,
  { filters, keyword, sort }: ListQuery,
): MemoryRow[] {
  const searched = searchFields(entity);
  const matchesKeyword = (row: MemoryRow) =>
    keyword === undefined || searched.some((name) => contains(row[name], keyword));
  const all = [...rows];
  const orders = sort.map((each) => orderOf(entity, all, each));
  return all
    .filter((row) => matchesKeyword(row) && filters.every((filter) => matchesFilter(entity, row, filter)))
    .sort((a, b) => firstDifference(orders, a, b));
}

function matchesFilter(entity: Entity, row: MemoryRow, { field, operator, value: filterValue }: Filter): boolean {
  const comparable = (each: unknown) =>
    usesNormalizedComparison(entity, field) && typeof each === 'string' ? normalizeForComparison(each) : each;
  const rowValue = comparable(row[field]);
  if (rowValue === null || rowValue === undefined) return false;
  const items = Array.isArray(rowValue) ? rowValue : [rowValue];
  const value = Array.isArray(filterValue) ? filterValue.map(comparable) : comparable(filterValue);
  switch (operator) {
    case 'eq':
      return items.includes(value);
    case 'in':
      return Array.isArray(value) && items.some((item) => value.includes(item));
    case 'like':
      return contains(rowValue, String(value));
    case 'from':
      return compare(rowValue, value) >= 0;
    case 'to':
      return compare(rowValue, value) <= 0;
  }
}

function contains(value: unknown, part: string): boolean {
  return typeof value === 'string' && normalizeForComparison(value).includes(normalizeForComparison(part));
}

type Order = (a: MemoryRow, b: MemoryRow) => number;

function firstDifference(orders: readonly Order[], a: MemoryRow, b: MemoryRow): number {
  for (const order of orders) {
    const difference = order(a, b);
    if (difference !== 0) return difference;
  }
  return 0;
}

function orderOf(entity: Entity, rows: readonly MemoryRow[], { field, order }: Sort): Order {
  const sign = order === 'desc' ? -1 : 1;
  const pinyin = pinyinFields(entity).find(([, source]) => source === field)?.[0];
  if (pinyin === undefined) {
    return (a, b) => sign * compare(rankOf(entity, field, a[field]), rankOf(entity, field, b[field]));
  }
  const isSpelled = rows.some((row) => typeof row[pinyin] === 'string');
  return isSpelled
    ? (a, b) => sign * compare(pinyinKey(a[field], a[pinyin]), pinyinKey(b[field], b[pinyin]))
    : (a, b) => sign * compareNames(a[field], b[field]);
}

/** Prefixes a name with its pinyin, as in the server's SQL sorting. */
function pinyinKey(name: unknown, pinyin: unknown): unknown {
  if (typeof name !== 'string') return name;
  return typeof pinyin === 'string' ? `${pinyin} ${normalizeForComparison(name)}` : normalizeForComparison(name);
}

const byPinyin = new Intl.Collator('zh-CN-u-co-pinyin');

/** Compares names without pinyin: those that begin with a Chinese character come last, as in the collator. */
function compareNames(a: unknown, b: unknown): number {
  if (typeof a !== 'string' || typeof b !== 'string') return compare(a, b);
  const isChinese = (name: string) => Number(/^\p{Script=Han}/u.test(name));
  return isChinese(a) - isChinese(b) || byPinyin.compare(a, b) || compare(a, b);
}

/** Sorts a choice by the position of its codes. */
function rankOf(entity: Entity, name: string, value: unknown): unknown {
  const field = fieldOf(entity, name);
  return field?.kind === 'choice' && value !== null && value !== undefined
    ? field.values.indexOf(String(value))
    : value;
}

/** Null comes first; texts are sorted by code point, as in both databases. */
function compare(a: unknown, b: unknown): number {
  const [left, right] = [keyOf(a), keyOf(b)];
  return left < right ? -1 : left > right ? 1 : 0;
}

function keyOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number') return `1${String(value).padStart(20, '0')}`;
  if (typeof value === 'boolean') return value ? '11' : '10';
  return `1${[...String(value)].map((char) => (char.codePointAt(0) ?? 0).toString(16).padStart(6, '0')).join('')}`;
}
