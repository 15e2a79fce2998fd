import { type RawBuilder, sql } from 'kysely';
import type { Entity } from '../../../contract/defineEntity';
import { fieldOf } from '../../../contract/sharedFields';
import { comparedColumn } from '../comparedColumns';
import { whereAll } from '../condition';
import type { Statement } from '../database';
import { type Index, orderColumns } from '../entityIndexes';
import { entityTable } from '../entityTable';
import { SEARCH_COLUMN } from '../storedFields';
import { compiled, conditionsOf, pageColumns, pageLimits } from './lateRowLookup';
import { listOrder } from './listOrder';
import type { ListQuestion } from './listQuestion';

/**
 * Single covering index scan for a search: keeps the ids of all matching rows, counts them and then sorts them. This is best
 * when they are few. Returns the rows of the page, each followed by the total count. Beyond the last page it returns no row,
 * and therefore no count.
 */
export function searchFirst(question: ListQuestion): Statement | undefined {
  const { entity, query } = question;
  if (query.keyword === undefined) return undefined;
  const table = sql.table(entity.name);
  const order = listOrder(question);
  const isSortedFromIndex = holdsOrder(question);
  const kept = isSortedFromIndex ? ['id', ...query.sort.flatMap(({ field }) => sortedColumns(entity, field))] : ['id'];
  const found = sql`select ${sql.join([...new Set(kept)].map(sql.ref))} from ${table} ${hint(question)}
    ${whereAll(conditionsOf(question))}`;
  const sorted = isSortedFromIndex ? sql`"found"` : sql`${table} where "id" in (select "id" from "found")`;
  return compiled(
    question,
    sql`with "found" as materialized (${found})
      select ${pageColumns(question)}, (select count(*) from "found") as "count" from ${table}
      where "id" in (select "id" from ${sorted} order by ${order} ${pageLimits(question)}) order by ${order}`,
  );
}

/** Returns whether the index that a search scans also contains what the list is sorted by. */
export function holdsOrder(question: ListQuestion): boolean {
  const { entity, query } = question;
  const index = scannedIndex(question);
  if (index === undefined) return false;
  return query.sort.every(({ field }) => sortedColumns(entity, field).every((column) => holds(index, column)));
}

/** SQLite assumes that any text condition is selective. Without the hint it would read thousands of rows. */
function hint(question: ListQuestion): RawBuilder<unknown> {
  const index = question.kind === 'sqlite' ? scannedIndex(question) : undefined;
  return index ? sql`indexed by ${sql.id(index.name)}` : sql``;
}

/** Returns the narrowest index that contains the search text and all filters. */
function scannedIndex({ entity, query }: ListQuestion): Index | undefined {
  const asked = [SEARCH_COLUMN, ...query.filters.map(({ field }) => filteredColumn(entity, field))];
  return entityTable(entity).coveringIndexes.find((index) => asked.every((column) => holds(index, column)));
}

const holds = ({ parts }: Index, column: string) => parts.some(({ expression }) => expression === `"${column}"`);

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
