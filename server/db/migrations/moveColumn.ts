import { sql } from 'kysely';
import type { Queries } from '../database';
import { sqlDialectOf } from '../sqlDialectOf';
import { columnNames } from './columnNames';

export interface MovedColumn {
  table: string;
  from: string;
  /** Already exists, from the definition. */
  to: string;
}

/** Renames a column, for migrations: moves its values to the new one. Does nothing if the old column does not exist. */
export async function moveColumn(database: Queries, { table, from, to }: MovedColumn): Promise<void> {
  if (!(await columnNames(database, table)).has(from)) return;
  await sql`update ${sql.table(table)} set ${sql.id(to)} = ${sql.id(from)}`.execute(database);
  // PostgreSQL drops indexes with their columns. Those that are still defined are created again after all migrations.
  if (sqlDialectOf(database) === 'sqlite') {
    const { rows } = await sql<{ name: string }>`select name from sqlite_master
      where type = 'index' and tbl_name = ${table} and sql like ${`%"${from}"%`}`.execute(database);
    for (const { name } of rows) await sql`drop index ${sql.id(name)}`.execute(database);
  }
  await sql`alter table ${sql.table(table)} drop column ${sql.id(from)}`.execute(database);
}
