import { sql } from 'kysely';
import type { Entity } from '../../../contract/defineEntity';
import type { Queries } from '../database';
import { sqlDialectOf } from '../sqlDialectOf';
import { jsonRows } from './jsonRows';

export interface Reservation {
  /** A write transaction, or the queries of a migration, which run within one. */
  transaction: Queries;
  entity: Entity;
}

/** Reserves new ids for an entity. Nobody else gets them, even if they are never used. */
export async function reserveIds({ transaction, entity }: Reservation, count: number): Promise<number[]> {
  return (await reserveIdsByEntity(transaction, new Map([[entity.name, count]]))).get(entity.name) ?? [];
}

/** As {@link reserveIds} for several entities, by their names. */
export async function reserveIdsByEntity(
  transaction: Queries,
  counts: ReadonlyMap<string, number>,
): Promise<Map<string, number[]>> {
  const requested = [...counts].filter(([, count]) => count > 0).map(([name, count]) => ({ name, count }));
  if (requested.length === 0) return new Map();
  const requestedRows = jsonRows(transaction, { name: 'text', count: 'integer' }, requested);
  if (sqlDialectOf(transaction) === 'postgres') {
    const { rows } = await sql<{ name: string; id: number }>`
      select "given"."name", nextval(pg_get_serial_sequence('"' || "given"."name" || '"', 'id')) as "id"
      from ${requestedRows} cross join lateral generate_series(1, "given"."count")`.execute(transaction);
    const ids = new Map<string, number[]>(requested.map(({ name }) => [name, []]));
    for (const { name, id } of rows) ids.get(name)?.push(id);
    return ids;
  }
  // SQLite has one writer at a time, and its sequence follows the ids that are written.
  const { rows } = await sql<{ name: string; last: number }>`
    select "given"."name", "counter"."seq" as "last"
    from ${requestedRows} left join "sqlite_sequence" as "counter" on "counter"."name" = "given"."name"`.execute(
    transaction,
  );
  return new Map(
    rows.map(({ name, last }) => [
      name,
      Array.from({ length: counts.get(name) ?? 0 }, (_, index) => (last ?? 0) + 1 + index),
    ]),
  );
}
