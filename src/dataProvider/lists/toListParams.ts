import { PAGE_SIZE_DEFAULT, PAGE_SIZE_MAX } from '../../../contract/constants';
import type { Entity } from '../../../contract/defineEntity';
import { isRecord } from '../../../contract/values/isRecord';

/** React-admin's list parameters. */
export interface RaListQuery {
  pagination?: { page: number; perPage: number };
  sort?: { field: string; order: 'ASC' | 'DESC' };
  filter?: Readonly<Record<string, unknown>>;
}

/** The same query without paging, with the protocol's keys. */
export type ListParams = Readonly<Record<string, unknown>>;

/** A window of rows: `length` rows from `start`. */
export interface RowWindow {
  start: number;
  length: number;
}

/**
 * Translates sort and filter into the protocol's keys. A filter has one key per field. Its value is a plain value
 * (equal), a list (any of), `{ not }`, `{ from, to }`, `{ like }` or `{ empty }`. `keyword` or `q` is the free text. Cleared
 * inputs (`''`, `null`, `[]`) are left out.
 */
export function toListParams({ sort, filter = {} }: RaListQuery): ListParams {
  const { q, keyword = q, ...fields } = filter;
  return {
    ...(sort && { sort: sort.field, order: sort.order.toLowerCase() }),
    ...withoutBlanks({ keyword: typeof keyword === 'string' ? keyword.trim() : keyword, ...fields }),
  };
}

/** Returns the inputs of a special read: the list's filters, and the sort if the read supports it. */
export function toReadParams(options: { entity: Entity; operation: string; question: RaListQuery }): ListParams {
  const { sort, order, ...inputs } = toListParams(options.question);
  const acceptsSort = options.entity.reads?.[options.operation]?.filters === true && sort !== undefined;
  return acceptsSort ? { sort, order, ...inputs } : inputs;
}

/** Returns the rows of react-admin's page as a window. */
export function toWindow({ pagination }: RaListQuery): RowWindow {
  const { page, perPage } = pagination ?? { page: 1, perPage: PAGE_SIZE_DEFAULT };
  return { start: (page - 1) * perPage, length: perPage };
}

/** Returns the protocol's pages that cover a window: one page of the same size where the protocol allows it. */
export function toPages(
  { start, length }: RowWindow,
  sizeMax: number = PAGE_SIZE_MAX,
): { pageNum: number; pageSize: number }[] {
  if (length <= sizeMax && start % length === 0) return [{ pageNum: start / length + 1, pageSize: length }];
  const first = Math.floor(start / sizeMax);
  const last = Math.floor((start + length - 1) / sizeMax);
  return Array.from({ length: last - first + 1 }, (_, at) => ({ pageNum: first + at + 1, pageSize: sizeMax }));
}

function withoutBlanks(values: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(values)
      .map(([key, value]): [string, unknown] => [key, isRecord(value) ? withoutBlanks(value) : value])
      .filter(([, value]) => !isBlank(value)),
  );
}

function isBlank(value: unknown): boolean {
  if (value === undefined || value === null || value === '') return true;
  return typeof value === 'object' && Object.keys(value).length === 0;
}
