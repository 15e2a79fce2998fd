import { type RawBuilder, sql } from 'kysely';
import type { Entity } from '../../contract/defineEntity';
import type { ListQuery } from '../../contract/query';
import { fieldOf } from '../../contract/sharedFields';
import type { DatabaseKind } from './database';
import { orderExpression } from './entityIndexes';
import { entityTable } from './entityTable';

/** Records looked through in the order of an index before all that match are found and sorted. */
const GLANCE = 3_000;
/** Of these kinds many records share a value, so that an index alone does not give their order. */
const SHARED_VALUES: readonly string[] = ['choice', 'boolean', 'reference'];

export interface Glance {
  kind: DatabaseKind;
  entity: Entity;
  query: Pick<ListQuery, 'pageNum' | 'pageSize' | 'sort' | 'keyword' | 'filters'>;
  where: RawBuilder<unknown>;
  order: RawBuilder<unknown>;
}

/**
 * Ids of a page among the first records of the order asked. What many records match is soon met there, but SQLite does
 * not know how many they are and would find and sort them all; PostgreSQL keeps the figures that tell. A cross join
 * makes SQLite go through them in their order, and it stops at the last one needed.
 */
export function glanceAt({ kind, entity, query, where, order }: Glance): RawBuilder<unknown> | undefined {
  const isNarrowed = query.filters.length > 0 || query.keyword !== undefined;
  const isNear = query.pageNum * query.pageSize <= GLANCE / 3;
  const index = kind === 'sqlite' && isNarrowed && isNear ? orderIndex(entity, query.sort) : undefined;
  if (!index) return undefined;
  const table = sql.table(entity.name);
  const visible = entityTable(entity).soft ? sql`where "deleted" = 0` : sql``;
  const first = sql`select "id" as "candidate" from ${table} indexed by ${sql.id(index)} ${visible}
    order by ${order} limit ${sql.lit(GLANCE)}`;
  return sql`select ${table}."id" from (${first}) cross join ${table} on ${table}."id" = "candidate" ${where}
    limit ${query.pageSize} offset ${(query.pageNum - 1) * query.pageSize}`;
}

/** The index that holds the records in this order, but for a few that are equal. */
function orderIndex(entity: Entity, [first]: ListQuery['sort']): string | undefined {
  if (!first) return undefined;
  const field = fieldOf(entity, first.field);
  if (!field || (first.order === 'asc' && SHARED_VALUES.includes(field.kind))) return undefined;
  const expression = orderExpression(first.field, field);
  const found = entityTable(entity).indexes.find(
    ({ parts, unique }) =>
      !unique && parts.length === 2 && parts[0]?.expression === expression && parts[1]?.expression === '"id"',
  );
  return found?.name;
}
