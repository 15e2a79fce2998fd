import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { SqlDialect, WriteTransaction } from '../database';
import { sqlDialectOf } from '../sqlDialectOf';

export interface RowLock {
  /** @deprecated The transaction carries its dialect; the value is ignored. */
  dialect?: SqlDialect;
  table: string;
  ids: readonly number[];
  /** `share` prevents changes to the rows; `update` also prevents shared locks. */
  mode: 'share' | 'update';
}

/** Takes a named lock until the transaction ends (advisory lock). */
export async function takeAdvisoryLock(transaction: WriteTransaction, name: string): Promise<void> {
  await takeAdvisoryLocks(transaction, [name]);
}

/** As {@link takeAdvisoryLock} for several names, always in the same order, so that two transactions never deadlock. */
export async function takeAdvisoryLocks(transaction: WriteTransaction, names: readonly string[]): Promise<void> {
  if (sqlDialectOf(transaction) === 'sqlite' || names.length === 0) return;
  const sorted = [...new Set(names)].sort();
  await sql`select pg_advisory_xact_lock(hashtextextended("name", 0)) from unnest(${sorted}::text[]) as "named"("name")`.execute(
    transaction,
  );
}

/**
 * Deletes the rows that meet a condition, and skips those that another transaction has locked. For expired rows, which any
 * process may clean up and no caller waits for.
 */
export async function deleteUnlockedRows(
  transaction: WriteTransaction,
  { table, condition }: { table: string; condition: RawBuilder<SqlBool> },
): Promise<void> {
  const tableName = sql.table(table);
  const deletion =
    sqlDialectOf(transaction) === 'sqlite'
      ? sql`delete from ${tableName} where ${condition}`
      : sql`delete from ${tableName} where ctid = any(array(select ctid from ${tableName} where ${condition} for update skip locked))`;
  await deletion.execute(transaction);
}

/** Locks rows until the transaction ends. SQLite does not need this: it has one writer at a time. */
export async function lockRows(transaction: WriteTransaction, { table, ids, mode }: RowLock): Promise<void> {
  if (sqlDialectOf(transaction) === 'sqlite' || ids.length === 0) return;
  const sortedIds = [...new Set(ids)].sort((a, b) => a - b);
  await sql`select 1 from ${sql.table(table)} where "id" in (${sql.join(sortedIds)}) order by "id" for ${sql.raw(mode)}`.execute(
    transaction,
  );
}
