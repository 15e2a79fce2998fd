import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { DatabaseKind, WriteTransaction } from './database';
import { databaseKindOf } from './databaseKindOf';

export interface RowLock {
  kind: DatabaseKind;
  table: string;
  ids: readonly number[];
  /** `share` prevents changes to the rows; `update` also prevents shared locks. */
  mode: 'share' | 'update';
}

/** Takes a named lock until the transaction ends (advisory lock). */
export async function lockName(transaction: WriteTransaction, kind: DatabaseKind, name: string): Promise<void> {
  await lockNames(transaction, kind, [name]);
}

/** As {@link lockName} for several names, always in the same order, so that two transactions never deadlock. */
export async function lockNames(
  transaction: WriteTransaction,
  kind: DatabaseKind,
  names: readonly string[],
): Promise<void> {
  if (kind === 'sqlite' || names.length === 0) return;
  const sorted = [...new Set(names)].sort();
  await sql`select pg_advisory_xact_lock(hashtextextended("name", 0)) from unnest(${sorted}::text[]) as "named"("name")`.execute(
    transaction,
  );
}

/**
 * Deletes the rows that meet a condition, and skips those that another transaction has locked. For expired rows, which any
 * process may clean up and no caller waits for.
 */
export async function removeUnheld(
  transaction: WriteTransaction,
  { table, condition }: { table: string; condition: RawBuilder<SqlBool> },
): Promise<void> {
  const named = sql.table(table);
  const removal =
    databaseKindOf(transaction) === 'sqlite'
      ? sql`delete from ${named} where ${condition}`
      : sql`delete from ${named} where ctid = any(array(select ctid from ${named} where ${condition} for update skip locked))`;
  await removal.execute(transaction);
}

/** Locks rows until the transaction ends. SQLite does not need this: it has one writer at a time. */
export async function lockRows(transaction: WriteTransaction, { kind, table, ids, mode }: RowLock): Promise<void> {
  if (kind === 'sqlite' || ids.length === 0) return;
  const listed = [...new Set(ids)].sort((a, b) => a - b);
  await sql`select 1 from ${sql.table(table)} where "id" in (${sql.join(listed)}) order by "id" for ${sql.raw(mode)}`.execute(
    transaction,
  );
}
