import { type RawBuilder, sql } from 'kysely';
import { fieldOf } from '../../../contract/sharedFields';
import type { Statement } from '../database';
import { whereAll } from '../scope/condition';
import { sqlDialectOf } from '../sqlDialectOf';
import { entityTable } from '../tables/entityTable';
import { indexCoversOrder } from './coveringIndexSearch';
import { conditionsOf, lateRowLookup, pageLimits } from './lateRowLookup';
import { listOrder, orderIndex, withDirection } from './listOrder';
import { isFiltered, type ListReadRequest } from './listReadRequest';

/** Rows scanned. A page of 25 is found among 2,000 rows if one row in eighty matches. */
const ROWS_LEAST = 2_000;
const ROWS_MOST = 6_000;
/** Kinds where many rows share a value, so that the index alone does not give the whole order, which ends with the id. */
const SHARED_VALUES: readonly string[] = ['choice', 'boolean', 'reference'];

/**
 * Bounded index scan: looks for the page among the first rows in the requested order, which suffices when many rows match.
 * If it returns a full page, that is the page. SQLite does not estimate how many rows match and would find and sort them
 * all. PostgreSQL has statistics for everything but the search text. It needs the scan only where the matching rows would
 * have to be read to be sorted.
 */
export function boundedScan(request: ListReadRequest): Statement | undefined {
  const { entity, query, queries } = request;
  const dialect = sqlDialectOf(queries);
  const [first] = query.sort;
  const field = first && fieldOf(entity, first.field);
  if (!first || !field || !isFiltered(request)) return undefined;
  if (dialect === 'postgres' && (query.keyword === undefined || indexCoversOrder(request))) return undefined;
  if (first.order === 'asc' && SHARED_VALUES.includes(field.kind)) return undefined;
  const scan = firstRows(request, first.field, listOrder(request));
  // SQLite returns a cross join in the order of its first table and stops at the last row needed.
  const order = dialect === 'postgres' ? sql`order by ${listOrder(request)}` : sql``;
  return scan && lateRowLookup(request, sql`select "id" from ${scan} ${order} ${pageLimits(request)}`);
}

/**
 * As {@link boundedScan}, in the order of the stored field behind a computed one. Selects that field of the last row of the
 * page.
 */
export function lastOfPage(
  request: ListReadRequest,
  stored: string,
  order: 'asc' | 'desc',
): RawBuilder<unknown> | undefined {
  const { pageNum, pageSize } = request.query;
  const column = sql.ref(stored);
  const scan = firstRows(request, stored, withDirection(column, order));
  return (
    scan &&
    sql`select ${column} as "stored" from ${scan} order by ${withDirection(column, order)}
      limit 1 offset ${pageNum * pageSize - 1}`
  );
}

/** Returns the `from` clause of the first rows, in the order of a field, that meet the list's conditions. */
function firstRows(
  request: ListReadRequest,
  field: string,
  order: RawBuilder<unknown>,
): RawBuilder<unknown> | undefined {
  const { entity, query, queries } = request;
  const dialect = sqlDialectOf(queries);
  const rows = Math.max(ROWS_LEAST, 3 * query.pageNum * query.pageSize);
  const index = orderIndex(entity, field);
  if (!index || rows > ROWS_MOST) return undefined;
  const table = sql.table(entity.name);
  const hint = dialect === 'sqlite' ? sql`indexed by ${sql.id(index)}` : sql``;
  const visible = entityTable(entity).soft ? sql`where "deleted" = 0` : sql``;
  const join = dialect === 'sqlite' ? sql`cross join` : sql`join`;
  return sql`(select "id" as "candidate" from ${table} ${hint} ${visible} order by ${order} limit ${sql.lit(rows)})
    as "first" ${join} ${table} on "id" = "candidate" ${whereAll(conditionsOf(request, { linksByRow: true }))}`;
}
