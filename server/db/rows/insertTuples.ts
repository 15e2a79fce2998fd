import { CompiledQuery } from 'kysely';
import type { Queries, Tuple } from '../database';
import { sqlDialectOf } from '../sqlDialectOf';
import { valuesClauses } from './valuesClauses';

export interface TuplesInsert {
  /** A write transaction, or the queries of a migration, which run within one. */
  transaction: Queries;
  table: string;
  columns: readonly string[];
  /** Values in the order of the columns, in database format. */
  rows: readonly Tuple[];
}

/** Inserts many rows into a table with as few statements as possible. */
export async function insertTuples({ transaction, table, columns, rows }: TuplesInsert): Promise<void> {
  const head = `insert into "${table}" (${columns.map((column) => `"${column}"`).join(', ')}) values `;
  const dialect = sqlDialectOf(transaction);
  for (const { values, parameters } of valuesClauses({ dialect, width: columns.length, rows })) {
    await transaction.executeQuery(CompiledQuery.raw(head + values, parameters));
  }
}
