import { sql } from 'kysely';
import type { DatabaseKind, WriteTransaction } from './database';

export interface RowLock {
  kind: DatabaseKind;
  table: string;
  ids: readonly number[];
  /** `share` keeps rows from being changed, `update` also from being shared. */
  mode: 'share' | 'update';
}

/** Lets one transaction at a time do what is named, until it ends. */
export async function lockName(transaction: WriteTransaction, kind: DatabaseKind, name: string): Promise<void> {
  await lockNames(transaction, kind, [name]);
}

/** As {@link lockName} for several, always in the same order, so that two transactions never wait for one another crosswise. */
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

/** Holds rows until the transaction ends. SQLite needs none of this: it has one writer at a time. */
export async function lockRows(transaction: WriteTransaction, { kind, table, ids, mode }: RowLock): Promise<void> {
  if (kind === 'sqlite' || ids.length === 0) return;
  const listed = [...new Set(ids)].sort((a, b) => a - b);
  await sql`select 1 from ${sql.table(table)} where "id" in (${sql.join(listed)}) order by "id" for ${sql.raw(mode)}`.execute(
    transaction,
  );
}
