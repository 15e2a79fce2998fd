import { type RawBuilder, sql } from 'kysely';
import type { Entity } from '../../contract/defineEntity';
import type { ListQuery } from '../../contract/query';
import { fieldOf } from '../../contract/sharedFields';
import type { DatabaseKind } from './database';
import { orderExpression } from './entityIndexes';
import { entityTable } from './entityTable';

/** Records looked through in the order of an index before all that match are found and sorted. */
const GLANCE_LEAST = 1_000;
const GLANCE_MOST = 6_000;
/** Of these kinds many records share a value, so that an index alone does not give their order. */
const SHARED_VALUES: readonly string[] = ['choice', 'boolean', 'reference'];

export interface Glance {
  kind: DatabaseKind;
  entity: Entity;
  query: Pick<ListQuery, 'pageNum' | 'pageSize' | 'sort' | 'keyword' | 'filters'>;
  where: RawBuilder<unknown>;
}

/**
 * Ids of a page among the first records of the order asked. What many records match is soon met there, but SQLite does
 * not know how many they are and would find and sort them all; PostgreSQL keeps the figures that tell. A cross join
 * makes SQLite go through them in their order, and it stops at the last one needed.
 */
export function glanceAt({
  order,
  ...glance
}: Glance & { order: RawBuilder<unknown> }): RawBuilder<unknown> | undefined {
  const { kind, entity, query, where } = glance;
  const [first] = query.sort;
  const field = first && fieldOf(entity, first.field);
  if (!first || !field || kind !== 'sqlite' || !isWorthwhile(glance)) return undefined;
  if (first.order === 'asc' && SHARED_VALUES.includes(field.kind)) return undefined;
  const index = orderIndex(entity, orderExpression(first.field, field));
  if (!index) return undefined;
  const { table, candidates } = firstOf(glance, { index, order });
  return sql`select "id" from ${candidates} cross join ${table} on "id" = "candidate" ${where}
    limit ${query.pageSize} offset ${(query.pageNum - 1) * query.pageSize}`;
}

/**
 * The stored value behind the computed one of the page's last record, among the first records in the order of the
 * stored values; an order by whole years is that of birth dates but for those born in the same year of life.
 */
export function storedGlanceAt(glance: Glance): RawBuilder<unknown> | undefined {
  const { kind, entity, query, where } = glance;
  const [first] = query.sort;
  const stored = first && entity.computed?.[first.field]?.stored;
  if (!stored || !isWorthwhile(glance) || fieldOf(entity, stored.field)?.required !== true) return undefined;
  const column = sql.ref(stored.field);
  const index = orderIndex(entity, orderExpression(stored.field, fieldOf(entity, stored.field)));
  if (!index) return undefined;
  const isFalling = (first.order === 'desc') !== stored.reversed;
  const order = isFalling ? sql`${column} desc nulls last` : sql`${column} asc nulls first`;
  const { table, candidates } = firstOf(glance, { index, order });
  const join = kind === 'sqlite' ? sql`cross join` : sql`join`;
  return sql`select ${column} as "stored" from ${candidates} ${join} ${table} on "id" = "candidate" ${where}
    order by ${order} limit 1 offset ${query.pageNum * query.pageSize - 1}`;
}

function isWorthwhile({ query }: Glance): boolean {
  return (query.filters.length > 0 || query.keyword !== undefined) && reach(query) <= GLANCE_MOST;
}

/** A page is met if a third of all records match. */
function reach({ pageNum, pageSize }: Glance['query']): number {
  return Math.max(GLANCE_LEAST, 3 * pageNum * pageSize);
}

function firstOf({ kind, entity, query }: Glance, { index, order }: { index: string; order: RawBuilder<unknown> }) {
  const table = sql.table(entity.name);
  const visible = entityTable(entity).soft ? sql`where "deleted" = 0` : sql``;
  const hint = kind === 'sqlite' ? sql`indexed by ${sql.id(index)}` : sql``;
  const candidates = sql`(select "id" as "candidate" from ${table} ${hint} ${visible}
    order by ${order} limit ${sql.lit(reach(query))}) as "first"`;
  return { table, candidates };
}

/** The index that holds the records in this order, but for a few that are equal. */
function orderIndex(entity: Entity, expression: string): string | undefined {
  const found = entityTable(entity).indexes.find(
    ({ parts, unique }) =>
      !unique && parts.length === 2 && parts[0]?.expression === expression && parts[1]?.expression === '"id"',
  );
  return found?.name;
}
