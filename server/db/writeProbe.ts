import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { KnownTables } from './rows/storedRow';

/** Commits a write that leaves no row behind. Only a commit proves that the database accepts writes. */
export async function writeProbe(queries: Kysely<KnownTables>): Promise<void> {
  const name = `probe ${randomUUID()}`;
  await queries.transaction().execute(async (transaction) => {
    await transaction.insertInto('setting').values({ name, value: '' }).execute();
    await transaction.deleteFrom('setting').where('name', '=', name).execute();
  });
}
