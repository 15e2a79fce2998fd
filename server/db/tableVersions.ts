import { sql } from 'kysely';
import type { Queries, WriteTransaction } from './database';

/** Grows whenever what administrators may do can have changed. */
export const AUTH_EPOCH = 'auth';

/**
 * Marks tables as changed. The last thing a write transaction does: the rows are held until it ends, and their
 * order is always the same, so that two writers never wait for one another crosswise.
 */
export async function bumpVersions(transaction: WriteTransaction, names: Iterable<string>): Promise<void> {
  for (const name of [...new Set(names)].sort()) {
    await transaction
      .updateTable('tableVersion')
      .set({ version: sql`"version" + 1` })
      .where('name', '=', name)
      .execute();
  }
}

/** The versions of all tables, by name. */
export async function readVersions(queries: Queries): Promise<Map<string, number>> {
  const rows = await queries.selectFrom('tableVersion').select(['name', 'version']).execute();
  return new Map(rows.map(({ name, version }) => [String(name), Number(version)]));
}
