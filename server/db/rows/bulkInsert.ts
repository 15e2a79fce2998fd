import { sql } from 'kysely';
import type { Entity } from '../../../contract/defineEntity';
import type { Queries } from '../database';
import { sqlDialectOf } from '../sqlDialectOf';
import { type EntityTable, entityTable } from '../tables/entityTable';
import { insertTuples } from './insertTuples';
import { recordCodec, type WireRecord } from './recordCodec';
import { linkRows } from './repository';

export interface BulkInsert {
  /** A write transaction, or the queries of a migration, which run within one. */
  transaction: Queries;
  entity: Entity;
  /** Whole records in wire format, with the id and the other shared fields. Absent fields become null. */
  records: readonly Readonly<WireRecord>[];
}

/**
 * As {@link insertWithReservedIds}, for ids that were not reserved. It moves the id sequence past them, so no other writer may be
 * active.
 */
export async function bulkInsert(insert: BulkInsert): Promise<void> {
  const { transaction, entity, records } = insert;
  await insertWithReservedIds(insert);
  if (sqlDialectOf(transaction) === 'postgres' && records.length > 0) {
    await sql`select setval(pg_get_serial_sequence(${`"${entity.name}"`}, 'id'), (select max("id") from ${sql.table(entity.name)}))`.execute(
      transaction,
    );
  }
}

/** Reserves the ids up to `last` for records that are inserted later with given ids. New records get higher ids. */
export async function advanceIdSequence(
  { transaction, entity }: Pick<BulkInsert, 'transaction' | 'entity'>,
  last: number,
): Promise<void> {
  if (sqlDialectOf(transaction) === 'postgres') {
    await sql`select setval(pg_get_serial_sequence(${`"${entity.name}"`}, 'id'), greatest(${last},
      nextval(pg_get_serial_sequence(${`"${entity.name}"`}, 'id')) - 1))`.execute(transaction);
    return;
  }
  const currentSequence = await sql<{
    seq: number;
  }>`select "seq" from "sqlite_sequence" where "name" = ${entity.name}`.execute(transaction);
  await sql`delete from "sqlite_sequence" where "name" = ${entity.name}`.execute(transaction);
  await sql`insert into "sqlite_sequence" ("name", "seq") values (${entity.name}, ${Math.max(
    last,
    currentSequence.rows[0]?.seq ?? 0,
  )})`.execute(transaction);
}

/**
 * Inserts many records with given ids at once. It applies no rules, writes no audit and bumps no table version; the caller's
 * transaction does that.
 */
export async function insertWithReservedIds({ transaction, entity, records }: BulkInsert): Promise<void> {
  const { encodeTuple } = recordCodec(entity, transaction);
  const table = entityTable(entity);
  const columns = filledColumns(table, records);
  const rows = records.map((record) => encodeTuple(record, columns));
  await insertTuples({ transaction, table: table.name, columns, rows });
  for (const { name, field } of table.links) {
    const links = records.flatMap((record) => linkRows(Number(record.id), record[field]));
    const linkColumns = Object.keys(links[0] ?? {});
    const linkValues = links.map((link) => linkColumns.map((column) => link[column]));
    await insertTuples({ transaction, table: name, columns: linkColumns, rows: linkValues });
  }
}

/** Returns the columns that are not null in at least one record. Of a hundred columns, most are left to the database. */
function filledColumns({ columns, ...table }: EntityTable, records: readonly Readonly<WireRecord>[]): string[] {
  const comparedPairs = [...table.blindIndexes, ...table.comparedTexts];
  const fieldOf = new Map(comparedPairs.map(([field, column]) => [column, field]));
  const isFilled = (name: string) => records.some((record) => record[fieldOf.get(name) ?? name] != null);
  return [
    'id',
    ...columns.flatMap(({ name, default: value }) => (value !== undefined || isFilled(name) ? [name] : [])),
  ];
}
