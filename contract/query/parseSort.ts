import type { Entity } from '../defineEntity';
import { combineParsed, type Parsed, parseFailure } from '../problems';
import { fieldOf } from '../sharedFields';
import { isHidden, isSortable, type Viewer } from './searching';

export interface Sort {
  field: string;
  order: 'asc' | 'desc';
}

/** Maximum number of sort fields of a list. */
export const SORTS_MAX = 5;

/**
 * Validates the parameters `sort` and `order`, repeated for several fields; `order` defaults to `asc`. Without `sort`
 * the default order of the entity applies. `id desc` always comes last, so that every order is total.
 */
export function parseSort(options: { entity: Entity; sort: unknown; order: unknown; viewer: Viewer }): Parsed<Sort[]> {
  const { entity, viewer } = options;
  const fields = toArray(options.sort);
  const orders = toArray(options.order);
  if (fields.length > SORTS_MAX) return parseFailure('sort', 'tooManyItems', { max: SORTS_MAX });
  if (new Set(fields).size < fields.length) return parseFailure('sort', 'duplicateItem');
  if (orders.length > fields.length) return parseFailure('order', 'tooManyItems', { max: fields.length });
  const parsed = combineParsed(
    fields.map((field, index) => parseOne({ entity, field, order: orders[index] ?? 'asc', viewer })),
  );
  if (!parsed.ok) return parsed;
  const sort = fields.length > 0 ? parsed.values : entity.sort.map(([field, order]) => ({ field, order }));
  const complete = sort.some(({ field }) => field === 'id');
  return { ok: true, values: complete ? sort : [...sort, { field: 'id', order: 'desc' }] };
}

function parseOne(options: { entity: Entity; field: unknown; order: unknown; viewer: Viewer }): Parsed<Sort> {
  const { entity, field, order, viewer } = options;
  if (typeof field !== 'string') return parseFailure('sort', 'unknownSortField');
  if (fieldOf(entity, field)?.list && isHidden(entity, field, viewer)) return parseFailure('sort', 'maskedFilter');
  if (!isSortable(entity, field)) return parseFailure('sort', 'unknownSortField');
  if (order !== 'asc' && order !== 'desc') return parseFailure('order', 'notAllowed');
  return { ok: true, values: { field, order } };
}

function toArray(value: unknown): unknown[] {
  if (value === undefined) return [];
  return Array.isArray(value) ? value : [value];
}
