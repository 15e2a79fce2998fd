import { join } from 'node:path';
import { sql } from 'kysely';
import type { Database, WriteTransaction } from '../db/database';
import { OperatorError } from '../db/OperatorError';
import { insertTuples } from '../db/rows/insertTuples';
import { sqlDialectOf } from '../db/sqlDialectOf';
import { type Manifest, TABLES } from './manifest';
import { readTable } from './tableFile';
import { createTableStatement } from './tableShape';

export interface LoadOptions {
  database: Database;
  /** Folder of the backup. */
  backup: string;
  manifest: Manifest;
  /** Makes room in the same transaction. */
  before?: (transaction: WriteTransaction) => Promise<void>;
}

/**
 * Creates the tables of a backup with all their rows, in one transaction. A new SQLite file, which no other process uses
 * yet, gets one transaction per table.
 */
export async function loadTables({ database, backup, manifest: { tables }, before }: LoadOptions): Promise<void> {
  const { dialect: kind } = database;
  const load = async (transaction: WriteTransaction, table: (typeof tables)[number]) => {
    await sql.raw(createTableStatement(table, kind)).execute(transaction);
    const columns = table.columns.map(({ name }) => name);
    await readTable(join(backup, TABLES, `${table.name}.gz`), table, (rows) =>
      insertTuples({ transaction, table: table.name, columns, rows }),
    );
    if (table.nextId !== undefined) await setNextId(transaction, { table: table.name, nextId: table.nextId });
  };
  if (kind === 'sqlite') {
    for (const table of tables) await database.write((transaction) => load(transaction, table));
    return;
  }
  await database.write(async (transaction) => {
    await before?.(transaction);
    for (const table of tables) await load(transaction, table);
  });
}

async function setNextId(
  transaction: WriteTransaction,
  { table, nextId }: { table: string; nextId: number },
): Promise<void> {
  if (sqlDialectOf(transaction) === 'postgres') {
    await sql`select setval(pg_get_serial_sequence(${`"${table}"`}, 'id'), ${nextId}, false)`.execute(transaction);
    return;
  }
  await sql`delete from "sqlite_sequence" where "name" = ${table}`.execute(transaction);
  await sql`insert into "sqlite_sequence" ("name", "seq") values (${table}, ${nextId - 1})`.execute(transaction);
}

/** Returns the names of all tables of a database. */
export async function tableNames(database: Database): Promise<string[]> {
  const query =
    database.dialect === 'sqlite'
      ? "select name from pragma_table_list where schema = 'main' and type = 'table' and name not like 'sqlite\\_%' escape '\\'"
      : 'select tablename as "name" from pg_tables where schemaname = current_schema()';
  return (await database.all<{ name: string }>(query, [])).map(({ name }) => name);
}

/** Counts the rows of each of these tables. */
export async function countRows(database: Database, names: readonly string[]): Promise<Map<string, number>> {
  const counts = new Map<string, number>();
  for (const name of names) {
    const [row] = await database.all<{ count: number }>(`select count(*) as "count" from "${name}"`, []);
    counts.set(name, row?.count ?? 0);
  }
  return counts;
}

/**
 * Compares a restored database with the manifest, and runs SQLite's integrity check.
 * @throws {OperatorError} if something differs
 */
export async function requireIntact(database: Database, { tables }: Manifest): Promise<void> {
  const counts = await countRows(
    database,
    tables.map(({ name }) => name),
  );
  for (const { name, rows } of tables) {
    if (counts.get(name) !== rows)
      throw new OperatorError(`The table ${name} has ${counts.get(name)} rows instead of ${rows}.`);
  }
  if (database.dialect === 'postgres') return;
  const [check] = await database.all<{ integrity_check: string }>('pragma integrity_check(1)', []);
  if (check?.integrity_check !== 'ok')
    throw new OperatorError(`The restored database is damaged: ${check?.integrity_check}`);
}
