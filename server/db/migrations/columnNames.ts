import { sql } from 'kysely';
import type { Queries } from '../database';
import { sqlDialectOf } from '../sqlDialectOf';

/** Returns the columns of a table in this database, for migrations. Empty if there is no such table. */
export async function columnNames(queries: Queries, table: string): Promise<ReadonlySet<string>> {
  const { rows } =
    sqlDialectOf(queries) === 'sqlite'
      ? await sql<{ name: string }>`select name from pragma_table_info(${table})`.execute(queries)
      : await sql<{ name: string }>`select column_name as name from information_schema.columns
          where table_schema = current_schema() and table_name = ${table}`.execute(queries);
  return new Set(rows.map(({ name }) => name));
}
