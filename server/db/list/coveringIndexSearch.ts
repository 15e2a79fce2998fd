import { type RawBuilder, sql } from 'kysely';
import type { Entity } from '../../../contract/defineEntity';
import { fieldOf } from '../../../contract/sharedFields';
import type { Statement } from '../database';
import { whereAll } from '../scope/condition';
import { sqlDialectOf } from '../sqlDialectOf';
import { comparedColumn } from '../tables/comparedColumns';
import { type Index, orderColumns } from '../tables/entityIndexes';
import { entityTable } from '../tables/entityTable';
import { SEARCH_COLUMN } from '../tables/storedFields';
import { compileStatement, conditionsOf, pageColumns, pageLimits } from './lateRowLookup';
import { listOrder } from './listOrder';
import type { ListReadRequest } from './listReadRequest';

/**
 * Single covering index scan for a search: keeps the ids of all matching rows, counts them and then sorts them. This is best
 * when they are few. Returns the rows of the page, each followed by the total count. Beyond the last page it returns no row,
 * and therefore no count.
 */
export function coveringIndexSearch(request: ListReadRequest): Statement | undefined {
  const { entity, query } = request;
  if (query.keyword === undefined) return undefined;
  const table = sql.table(entity.name);
  const order = listOrder(request);
  const isSortedFromIndex = indexCoversOrder(request);
  const keptColumns = isSortedFromIndex
    ? ['id', ...query.sort.flatMap(({ field }) => sortedColumns(entity, field))]
    : ['id'];
  const matches = sql`select ${sql.join([...new Set(keptColumns)].map(sql.ref))} from ${table} ${indexHint(request)}
    ${whereAll(conditionsOf(request))}`;
  const sorted = isSortedFromIndex ? sql`"found"` : sql`${table} where "id" in (select "id" from "found")`;
  return compileStatement(
    request,
    sql`with "found" as materialized (${matches})
      select ${pageColumns(request)}, (select count(*) from "found") as "count" from ${table}
      where "id" in (select "id" from ${sorted} order by ${order} ${pageLimits(request)}) order by ${order}`,
  );
}

/** Returns whether the index that a search scans also contains what the list is sorted by. */
export function indexCoversOrder(request: ListReadRequest): boolean {
  const { entity, query } = request;
  const index = scannedIndex(request);
  if (index === undefined) return false;
  return query.sort.every(({ field }) => sortedColumns(entity, field).every((column) => containsColumn(index, column)));
}

/** SQLite assumes that any text condition is selective. Without the hint it would read thousands of rows. */
function indexHint(request: ListReadRequest): RawBuilder<unknown> {
  const index = sqlDialectOf(request.queries) === 'sqlite' ? scannedIndex(request) : undefined;
  return index ? sql`indexed by ${sql.id(index.name)}` : sql``;
}

/** Returns the narrowest index that contains the search text and all filters. */
function scannedIndex({ entity, query }: ListReadRequest): Index | undefined {
  const requiredColumns = [SEARCH_COLUMN, ...query.filters.map(({ field }) => filteredColumn(entity, field))];
  return entityTable(entity).coveringIndexes.find((index) =>
    requiredColumns.every((column) => containsColumn(index, column)),
  );
}

const containsColumn = ({ parts }: Index, column: string) =>
  parts.some(({ expression }) => expression === `"${column}"`);

/** Returns the column that a filter compares; links are found by the id. */
function filteredColumn(entity: Entity, field: string): string {
  if (fieldOf(entity, field)?.kind === 'references') return 'id';
  return entity.computed?.[field]?.stored.field ?? comparedColumn(entity, field);
}

/** Returns the columns that a field is sorted by. */
function sortedColumns(entity: Entity, field: string): string[] {
  const stored = entity.computed?.[field]?.stored.field;
  return stored === undefined ? orderColumns(entity, field) : [stored];
}
