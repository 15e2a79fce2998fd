import { sql } from 'kysely';
import type { Change } from '../extension';

/**
 * Locks values until the transaction ends, so that only one change at a time takes a value. A unique index cannot do
 * this, because texts of earlier versions may be equal. SQLite has one writer at a time anyway.
 */
export async function lockValues({ context, entity, transaction }: Change, values: readonly unknown[]): Promise<void> {
  if (context.database.dialect !== 'postgres') return;
  const key = JSON.stringify([entity.name, ...values]);
  await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(transaction);
}
