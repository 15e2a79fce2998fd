import type { Entity } from '../../contract/defineEntity';
import type { Field } from '../../contract/fields';
import { momentOf } from '../../contract/moment';
import { type Filter, type ListQuery, lowerAscii, type Sort, searchedFields } from '../../contract/query';
import { fieldOf } from '../../contract/sharedFields';

type Row = Readonly<Record<string, unknown>>;
type Test = (row: Row) => boolean;

/**
 * Answers a list query from records in memory: the rows of its page, and how many there are on all pages. Rows and order are
 * those the server's SQL gives for the same records: texts compare by code point, searching ignores the case of ASCII
 * letters only, nothing compares with what is missing, and what is missing sorts before all else. The records are taken
 * as unchanging, so that paging through a list sorts it once.
 */
export function runListQuery<R extends Row>(
  entity: Entity,
  records: readonly R[],
  query: ListQuery,
): { rows: R[]; total: number } {
  const { pageNum, pageSize, ...asked } = query;
  const question = JSON.stringify([entity.name, asked]);
  let answer = lastAnswers.get(records);
  if (answer?.question !== question) {
    answer = { question, positions: findPositions(entity, records, asked) };
    lastAnswers.set(records, answer);
  }
  const { positions } = answer;
  const start = (pageNum - 1) * pageSize;
  const rows = positions.slice(start, start + pageSize).flatMap((position) => records.slice(position, position + 1));
  return { rows, total: positions.length };
}

/** What each table was asked last, and where in it the rows stand. */
const lastAnswers = new WeakMap<readonly Row[], { question: string; positions: number[] }>();

function findPositions(
  entity: Entity,
  records: readonly Row[],
  query: Pick<ListQuery, 'filters' | 'keyword' | 'sort'>,
): number[] {
  const tests = query.filters.map((filter) => filterTest(entity, filter));
  if (query.keyword !== undefined) tests.push(keywordTest(searchedFields(entity), query.keyword));
  const keysOf = sortKeys(entity, query.sort);
  const found: { position: number; keys: Comparable[] }[] = [];
  for (const [position, record] of records.entries()) {
    // Keys are taken once a row, not once a comparison.
    if (tests.every((test) => test(record))) found.push({ position, keys: keysOf(record) });
  }
  const compareKeys = keyComparison(query.sort);
  return found.sort((a, b) => compareKeys(a.keys, b.keys)).map(({ position }) => position);
}

function keywordTest(names: readonly string[], keyword: string): Test {
  const tests = names.map((name) => containsTest(name, keyword));
  return (row) => tests.some((test) => test(row));
}

function containsTest(name: string, part: string): Test {
  const wanted = lowerAscii(part);
  return (row) => {
    const value = row[name];
    return typeof value === 'string' && lowerAscii(value).includes(wanted);
  };
}

function filterTest(entity: Entity, { field: name, operator, value }: Filter): Test {
  const field = fieldOf(entity, name);
  if (operator === 'like') return containsTest(name, String(value));
  if (operator === 'from' || operator === 'to') {
    const limit = comparable(field, value);
    const sign = operator === 'from' ? 1 : -1;
    return (row) => {
      const own = comparable(field, row[name]);
      return own !== null && limit !== null && compare(own, limit) * sign >= 0;
    };
  }
  const wanted = new Set((Array.isArray(value) ? value : [value]).map((item) => comparable(field, item)));
  wanted.delete(null);
  return (row) => {
    const own = row[name];
    return Array.isArray(own)
      ? own.some((item) => wanted.has(comparable(field, item)))
      : wanted.has(comparable(field, own));
  };
}

function sortKeys(entity: Entity, sort: readonly Sort[]): (row: Row) => Comparable[] {
  const fields = [...sort.map(({ field }) => field), 'id'].map((name) => ({ name, field: fieldOf(entity, name) }));
  return (row) => fields.map(({ name, field }) => comparable(field, row[name]));
}

/** Where all else is equal, the newest id comes first. */
function keyComparison(sort: readonly Sort[]): (a: readonly Comparable[], b: readonly Comparable[]) => number {
  const signs = [...sort.map(({ order }) => order), 'desc'].map((order) => (order === 'asc' ? 1 : -1));
  return (a, b) => {
    for (let index = 0; index < signs.length; index += 1) {
      const difference = compare(a[index] ?? null, b[index] ?? null);
      if (difference !== 0) return difference * (signs[index] ?? 1);
    }
    return 0;
  };
}

type Comparable = number | string | null;

/** The form in which values of a field compare: choices by position and then by code, moments as instants, no before yes. */
function comparable(field: Field | undefined, value: unknown): Comparable {
  if (typeof value === 'boolean') return value ? 1 : 0;
  if (typeof value !== 'string') return typeof value === 'number' ? value : null;
  if (field?.kind === 'dateTime') return momentOf(value) ?? null;
  if (field?.kind !== 'choice') return value;
  const position = field.values.indexOf(value);
  if (position >= 0) return position;
  return field.open ? value : null;
}

/** Nothing, then numbers, then texts. */
function compare(a: Comparable, b: Comparable): number {
  if (a === b) return 0;
  if (a === null || b === null) return a === null ? -1 : 1;
  if (typeof a === 'string' && typeof b === 'string') return compareText(a, b);
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  return typeof a === 'number' ? -1 : 1;
}

/** By code point. JavaScript compares halves of the rarer characters, which puts these before some common ones. */
function compareText(a: string, b: string): number {
  const length = Math.min(a.length, b.length);
  for (let index = 0; index < length; index += 1) {
    const left = a.charCodeAt(index);
    const right = b.charCodeAt(index);
    if (left !== right) return rank(left) - rank(right);
  }
  return a.length - b.length;
}

/** Surrogates, which begin the rarer characters, rank above every other unit. */
function rank(unit: number): number {
  return unit >= 0xd800 && unit <= 0xdfff ? unit + 0x10000 : unit;
}
