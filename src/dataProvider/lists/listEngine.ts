import type { Entity } from '../../../contract/defineEntity';
import { filteredRegions } from '../../../contract/query/filteredRegions';
import { type Filter, type ListQuery, lowerAscii, searchFields } from '../../../contract/query/query';
import { regionPrefix } from '../../../contract/regions';
import { fieldOf } from '../../../contract/sharedFields';
import { normalizeForComparison, usesNormalizedComparison } from '../../../contract/values/normalizeForComparison';
import { type Comparable, comparableOf, compare, type Row, type TableIndex, tableIndex } from './tableIndex';

/** Returns whether the row at a position matches. */
type Test = (position: number) => boolean;

/**
 * Runs a list query on records in memory; returns the rows of the page and the total count. Rows and order match the
 * server's SQL. Texts compare by code point and names by pinyin; search ignores differences between look-alike characters.
 * Comparisons with a missing value are false, and missing values sort first. Records must not change, so that columns and
 * orders are cached for all queries, and paging computes nothing again.
 */
export function runListQuery<R extends Row>(
  entity: Entity,
  records: readonly R[],
  query: ListQuery,
): { rows: R[]; total: number } {
  const { pageNum, pageSize, ...conditions } = query;
  const cacheKey = JSON.stringify([entity.name, conditions]);
  let result = lastResults.get(records);
  if (result?.question !== cacheKey) {
    result = { question: cacheKey, positions: findPositions(entity, records, conditions) };
    lastResults.set(records, result);
  }
  const { positions } = result;
  const start = (pageNum - 1) * pageSize;
  const rows = positions.slice(start, start + pageSize).flatMap((position) => records.slice(position, position + 1));
  return { rows, total: positions.length };
}

/** The last query of each table, with the positions of its matching rows. */
const lastResults = new WeakMap<readonly Row[], { question: string; positions: number[] }>();

function findPositions(
  entity: Entity,
  records: readonly Row[],
  query: Pick<ListQuery, 'filters' | 'keyword' | 'sort'>,
): number[] {
  const index = tableIndex(entity, records);
  const tests = query.filters.map((filter) => filterTest({ entity, records, index, filter }));
  if (query.keyword !== undefined) tests.push(keywordTest(index, searchFields(entity), query.keyword));
  const found: number[] = [];
  for (const position of index.order(query.sort)) {
    if (tests.every((test) => test(position))) found.push(position);
  }
  return found;
}

function keywordTest(index: TableIndex, names: readonly string[], keyword: string): Test {
  const tests = names.map((name) => containsTest(index, name, keyword));
  return (position) => tests.some((test) => test(position));
}

function containsTest(index: TableIndex, name: string, part: string): Test {
  const expected = normalizeForComparison(part);
  const texts = index.texts(name);
  return (position) => texts[position]?.includes(expected) === true;
}

/** Like {@link containsTest}, for a field whose texts are compared as written, ignoring only the case of ASCII letters. */
function plainContainsTest(column: readonly Comparable[], part: string): Test {
  const expected = lowerAscii(part);
  return (position) => {
    const own = column[position];
    return typeof own === 'string' && lowerAscii(own).includes(expected);
  };
}

const not =
  (test: Test): Test =>
  (position) =>
    !test(position);

function isMissing(value: unknown): boolean {
  return value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);
}

interface FilterContext {
  entity: Entity;
  records: readonly Row[];
  index: TableIndex;
  filter: Filter;
}

function filterTest({ entity, records, index, filter }: FilterContext): Test {
  const { field: name, operator, value } = filter;
  if (operator === 'not') return not(filterTest({ entity, records, index, filter: { ...filter, operator: 'in' } }));
  if (operator === 'empty') {
    const isEmpty: Test = (position) => isMissing(records[position]?.[name]);
    return value === true ? isEmpty : not(isEmpty);
  }
  const toComparable = comparableOf(entity, name);
  const column = index.column(name);
  if (operator === 'like') {
    const part = String(value);
    return usesNormalizedComparison(entity, name) ? containsTest(index, name, part) : plainContainsTest(column, part);
  }
  if (operator === 'from' || operator === 'to') {
    const limit = toComparable(value);
    const sign = operator === 'from' ? 1 : -1;
    return (position) => {
      const own = column[position] ?? null;
      return own !== null && limit !== null && compare(own, limit) * sign >= 0;
    };
  }
  const regions = filteredRegions(fieldOf(entity, name), filter)?.map(regionPrefix);
  if (regions) {
    return (position) => {
      const own = column[position];
      return typeof own === 'string' && regions.some((prefix) => own.startsWith(prefix));
    };
  }
  const values = Array.isArray(value) ? value : [value];
  if (usesNormalizedComparison(entity, name)) {
    const names = new Set(values.map((each) => normalizeForComparison(String(each))));
    const texts = index.texts(name);
    return (position) => names.has(texts[position] ?? '');
  }
  const expected = new Set(values.map(toComparable));
  expected.delete(null);
  return (position) => {
    const own = records[position]?.[name];
    return Array.isArray(own)
      ? own.some((item) => expected.has(toComparable(item)))
      : expected.has(column[position] ?? null);
  };
}
