import { PAGE_SIZE_DEFAULT, PAGE_SIZE_MAX } from '../constants';
import type { Entity } from '../defineEntity';
import { combineParsed, type Parsed, parseFailure, problemsOf } from '../problems';
import { isRecord } from '../values/isRecord';
import { type Filter, parseFilter } from './parseFilter';
import { parseSearchText } from './parseSearchText';
import { parseSort, type Sort } from './parseSort';
import type { Viewer } from './searching';

export { lowerAscii } from '../normalizeText';
export { coerceFields, coerceRecord } from './coerceFields';
export { fromDotted, parseDotted, toDotted } from './dotted';
export { FILTER_TEXT_MAX, type Filter, valuesMax } from './parseFilter';
export { SORTS_MAX, type Sort } from './parseSort';
export {
  type FilterOperator,
  filterOperators,
  isHidden,
  isSortable,
  searchFields,
  type Viewer,
} from './searching';

/** A validated query of a page of a list. Records must match all conditions. */
export interface ListQuery {
  /** Starts at 1. */
  pageNum: number;
  pageSize: number;
  /** A total order: contains `id`, last unless the caller sorts by it. */
  sort: Sort[];
  /** Free text that one of {@link searchFields} must contain. */
  keyword?: string;
  filters: Filter[];
}

const PAGING_KEYS: ReadonlySet<string> = new Set(['pageNum', 'pageSize', 'sort', 'order', 'keyword']);
const PAGING_DEFAULTS: readonly [string, unknown][] = [
  ['pageNum', 1],
  ['pageSize', PAGE_SIZE_DEFAULT],
];
/** Maximum length of a keyword. */
export const KEYWORD_MAX = 100;
/** Keeps the offset of a page an exact number in every database. */
export const PAGE_NUM_MAX = 1_000_000_000;
/** Maximum number of values in all conditions, because databases limit the parameters of a statement. */
const VALUES_MAX = 2_000;

/**
 * Validates the parameters of a list: `pageNum`, `pageSize`, `sort`, `order`, `keyword`, and one key per field
 * (`status=a`, repeated = any of, `status.not`, `age.from`, `age.to`, `name.like`, `phone.empty`). Accepts both the texts
 * of a query string (see {@link fromDotted}) and typed JSON. An unknown key is a problem, so that a typo never returns
 * all records.
 */
export function parseListQuery(
  entity: Entity,
  raw: Readonly<Record<string, unknown>>,
  viewer: Viewer,
): Parsed<ListQuery> {
  const entries = flatten(raw);
  if (countValues(entries) > VALUES_MAX) return parseFailure('', 'tooManyParameters', { max: VALUES_MAX });
  const paging = new Map([...PAGING_DEFAULTS, ...entries.filter(([key]) => PAGING_KEYS.has(key))]);
  const pageNum = parsePositiveInteger(paging.get('pageNum'), PAGE_NUM_MAX, parseFailure('pageNum', 'pageNumRange'));
  const pageSize = parsePositiveInteger(
    paging.get('pageSize'),
    PAGE_SIZE_MAX,
    parseFailure('pageSize', 'pageSizeRange', { max: PAGE_SIZE_MAX }),
  );
  const sort = parseSort({ entity, sort: paging.get('sort'), order: paging.get('order'), viewer });
  const keyword = paging.has('keyword') ? parseSearchText('keyword', paging.get('keyword'), KEYWORD_MAX) : NO_KEYWORD;
  const filters = combineParsed(
    entries.filter(([key]) => !PAGING_KEYS.has(key)).map(([key, value]) => parseFilter({ entity, key, value, viewer })),
  );
  if (!pageNum.ok || !pageSize.ok || !sort.ok || !keyword.ok || !filters.ok) {
    return { ok: false, problems: problemsOf(pageNum, pageSize, sort, keyword, filters) };
  }
  return {
    ok: true,
    values: {
      pageNum: pageNum.values,
      pageSize: pageSize.values,
      sort: sort.values,
      ...(keyword.values !== undefined && { keyword: keyword.values }),
      filters: filters.values.flat(),
    },
  };
}

const NO_KEYWORD: Parsed<undefined> = { ok: true, values: undefined };

/** Converts parts of a field to dotted keys, as in a query string. */
function flatten(raw: Readonly<Record<string, unknown>>): [string, unknown][] {
  return Object.entries(raw)
    .flatMap(([key, value]): [string, unknown][] =>
      isRecord(value) && Object.keys(value).length > 0
        ? Object.entries(value).map(([part, item]) => [`${key}.${part}`, item])
        : [[key, value]],
    )
    .filter(([, value]) => value !== undefined);
}

function countValues(entries: readonly [string, unknown][]): number {
  return entries.reduce((sum, [, value]) => sum + (Array.isArray(value) ? value.length : 1), 0);
}

/** Parses a whole number from 1 to `max`, given as digits or as a number. */
function parsePositiveInteger(value: unknown, max: number, failure: Parsed<never>): Parsed<number> {
  const number = typeof value === 'string' && /^\d{1,10}$/.test(value) ? Number(value) : value;
  return typeof number === 'number' && Number.isInteger(number) && number >= 1 && number <= max
    ? { ok: true, values: number }
    : failure;
}
