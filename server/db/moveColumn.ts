import { sql } from 'kysely';
import { columnNames } from './columnNames';
import type { Queries } from './database';
import { databaseKindOf } from './databaseKindOf';

export interface MovedColumn {
  table: string;
  from: string;
  /** Already there, from the definition. */
  to: string;
}

/** Gives a column another name, for migrations: its values go to the new one; nothing where there is no such column. */
export async function moveColumn(database: Queries, { table, from, to }: MovedColumn): Promise<void> {
  if (!(await columnNames(database, table)).has(from)) return;
  await sql`update ${sql.table(table)} set ${sql.id(to)} = ${sql.id(from)}`.execute(database);
  // PostgreSQL drops indexes with their columns. Those that are still defined are made again after all migrations.
  if (databaseKindOf(database) === 'sqlite') {
    const { rows } = await sql<{ name: string }>`select name from sqlite_master
      where type = 'index' and tbl_name = ${table} and sql like ${`%"${from}"%`}`.execute(database);
    for (const { name } of rows) await sql`drop index ${sql.id(name)}`.execute(database);
  }
  await sql`alter table ${sql.table(table)} drop column ${sql.id(from)}`.execute(database);
}
