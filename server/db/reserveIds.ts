import { sql } from 'kysely';
import type { Entity } from '../../contract/defineEntity';
import type { DatabaseKind, Queries } from './database';
import { jsonRows } from './jsonRows';

export interface Reservation {
  /** A write transaction, or the queries of a migration, which run within one. */
  transaction: Queries;
  kind: DatabaseKind;
  entity: Entity;
}

/** Reserves new ids for an entity. Nobody else gets them, even if they are never used. */
export async function reserveIds({ transaction, kind, entity }: Reservation, count: number): Promise<number[]> {
  return (await reserveIdsOf(transaction, kind, new Map([[entity.name, count]]))).get(entity.name) ?? [];
}

/** As {@link reserveIds} for several entities, by their names. */
export async function reserveIdsOf(
  transaction: Queries,
  kind: DatabaseKind,
  counts: ReadonlyMap<string, number>,
): Promise<Map<string, number[]>> {
  const wanted = [...counts].filter(([, count]) => count > 0).map(([name, count]) => ({ name, count }));
  if (wanted.length === 0) return new Map();
  const given = jsonRows(kind, { name: 'text', count: 'integer' }, wanted);
  if (kind === 'postgres') {
    const { rows } = await sql<{ name: string; id: number }>`
      select "given"."name", nextval(pg_get_serial_sequence('"' || "given"."name" || '"', 'id')) as "id"
      from ${given} cross join lateral generate_series(1, "given"."count")`.execute(transaction);
    const ids = new Map<string, number[]>(wanted.map(({ name }) => [name, []]));
    for (const { name, id } of rows) ids.get(name)?.push(id);
    return ids;
  }
  // SQLite has one writer at a time, and its sequence follows the ids that are written.
  const { rows } = await sql<{ name: string; last: number }>`
    select "given"."name", "counter"."seq" as "last"
    from ${given} left join "sqlite_sequence" as "counter" on "counter"."name" = "given"."name"`.execute(transaction);
  return new Map(
    rows.map(({ name, last }) => [
      name,
      Array.from({ length: counts.get(name) ?? 0 }, (_, index) => (last ?? 0) + 1 + index),
    ]),
  );
}
