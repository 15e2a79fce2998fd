import { sql } from 'kysely';
import type { Change } from './extension';

/**
 * Lets one change at a time take a value until its transaction ends, where no unique index keeps two apart: texts of earlier
 * versions may be alike. SQLite has one writer at a time anyway.
 */
export async function lockValues({ context, entity, transaction }: Change, values: readonly unknown[]): Promise<void> {
  if (context.database.kind !== 'postgres') return;
  const key = JSON.stringify([entity.name, ...values]);
  await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(transaction);
}
