import { sql } from 'kysely';
import type { WriteTransaction } from '../database';
import { sqlDialectOf } from '../sqlDialectOf';
import type { TableDefinition } from '../tables/tableDefinition';

/** Creates the tables and columns that are missing. It never drops anything. */
export async function addMissingColumns(
  transaction: WriteTransaction,
  tables: readonly TableDefinition[],
): Promise<void> {
  const existing = await columnsByTable(transaction);
  for (const { name, columns, constraints } of tables) {
    const existingColumns = existing.get(name);
    // All columns in one statement, since SQLite parses the whole schema again for each column that is added later.
    const missing = existingColumns ? columns.filter((column) => !existingColumns.has(column.name)) : [];
    const statements = existingColumns
      ? missing.map((column) => `alter table "${name}" add column ${column.sql}`)
      : [`create table "${name}" (${[...columns.map((column) => column.sql), ...constraints].join(', ')})`];
    for (const statement of statements) await sql.raw(statement).execute(transaction);
  }
}

/** Creates the indexes that are missing and drops those of earlier definitions, which would only slow down writes. */
export async function replaceIndexes(transaction: WriteTransaction, tables: readonly TableDefinition[]): Promise<void> {
  const existing = await indexesByTable(transaction);
  for (const { name, indexes } of tables) {
    const outdated = existing.get(name) ?? new Set();
    for (const index of indexes) {
      if (!outdated.delete(index.name)) await sql.raw(index.sql).execute(transaction);
    }
    for (const index of outdated) {
      if (/^[iu]_/.test(index)) await sql.raw(`drop index "${index}"`).execute(transaction);
    }
  }
}

interface TablePart {
  table: string;
  name: string;
}

type NamesByTable = Map<string, Set<string>>;

async function columnsByTable(transaction: WriteTransaction): Promise<NamesByTable> {
  const { rows } =
    sqlDialectOf(transaction) === 'sqlite'
      ? await sql<TablePart>`select "tables"."name" as "table", "columns"."name" from sqlite_master as "tables",
          pragma_table_info("tables"."name") as "columns" where "tables"."type" = 'table'`.execute(transaction)
      : await sql<TablePart>`select table_name as "table", column_name as "name" from information_schema.columns
          where table_schema = current_schema()`.execute(transaction);
  return byTable(rows);
}

async function indexesByTable(transaction: WriteTransaction): Promise<NamesByTable> {
  const { rows } =
    sqlDialectOf(transaction) === 'sqlite'
      ? await sql<TablePart>`select tbl_name as "table", name from sqlite_master where type = 'index'`.execute(
          transaction,
        )
      : await sql<TablePart>`select tablename as "table", indexname as "name" from pg_indexes
          where schemaname = current_schema()`.execute(transaction);
  return byTable(rows);
}

function byTable(parts: readonly TablePart[]): NamesByTable {
  const names: NamesByTable = new Map();
  for (const { table, name } of parts) names.set(table, (names.get(table) ?? new Set()).add(name));
  return names;
}
