import { comparedText, isComparedText } from '../../contract/comparedText';
import type { Entity } from '../../contract/defineEntity';
import { type Filter, type ListQuery, lowerAscii, searchedFields } from '../../contract/query';
import { type Comparable, comparableOf, compare, type Row, type TableIndex, tableIndex } from './tableIndex';

/** Whether the row at a position fits. */
type Test = (position: number) => boolean;

/**
 * Answers a list query from records in memory: the rows of its page, and how many there are on all pages. Rows and order are
 * those the server's SQL gives for the same records: texts compare by code point, names by pinyin, searching takes what looks the
 * same for the same, nothing compares with what is missing, and what is missing sorts before all else. The records are taken
 * as unchanging, so that columns and orders are made once for all questions, and paging looks for nothing anew.
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
  const index = tableIndex(entity, records);
  const tests = query.filters.map((filter) => filterTest({ entity, records, index, filter }));
  if (query.keyword !== undefined) tests.push(keywordTest(index, searchedFields(entity), query.keyword));
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
  const wanted = comparedText(part);
  const texts = index.texts(name);
  return (position) => texts[position]?.includes(wanted) === true;
}

/** As {@link containsTest}, for a field whose texts are compared as they are written but for the case of ASCII letters. */
function plainContainsTest(column: readonly Comparable[], part: string): Test {
  const wanted = lowerAscii(part);
  return (position) => {
    const own = column[position];
    return typeof own === 'string' && lowerAscii(own).includes(wanted);
  };
}

interface Asked {
  entity: Entity;
  records: readonly Row[];
  index: TableIndex;
  filter: Filter;
}

function filterTest({ entity, records, index, filter: { field: name, operator, value } }: Asked): Test {
  const toComparable = comparableOf(entity, name);
  const column = index.column(name);
  if (operator === 'like') {
    const part = String(value);
    return isComparedText(entity, name) ? containsTest(index, name, part) : plainContainsTest(column, part);
  }
  if (operator === 'from' || operator === 'to') {
    const limit = toComparable(value);
    const sign = operator === 'from' ? 1 : -1;
    return (position) => {
      const own = column[position] ?? null;
      return own !== null && limit !== null && compare(own, limit) * sign >= 0;
    };
  }
  const values = Array.isArray(value) ? value : [value];
  if (isComparedText(entity, name)) {
    const names = new Set(values.map((each) => comparedText(String(each))));
    const texts = index.texts(name);
    return (position) => names.has(texts[position] ?? '');
  }
  const wanted = new Set(values.map(toComparable));
  wanted.delete(null);
  return (position) => {
    const own = records[position]?.[name];
    return Array.isArray(own)
      ? own.some((item) => wanted.has(toComparable(item)))
      : wanted.has(column[position] ?? null);
  };
}
