import { sql } from 'kysely';
import { UNUSED_FILE_MS } from '../../contract/calls/files';
import type { Queries, WriteTransaction } from '../db/database';
import { takeAdvisoryLock } from '../db/rows/lockRows';
import type { Services } from '../services';

/**
 * Columns with the checksums of used contents in the file store. Archives are not shared and handle their contents
 * themselves.
 */
export const contentReferences = [
  { table: 'file', column: 'sha256' },
  { table: 'packetContent', column: 'sha256' },
  { table: 'ecg', column: 'waveformSha256' },
] as const;

/** Contents checked per query. */
const BATCH = 200;

/**
 * Announces that content is about to be kept. If the process dies before it records a use, the content is deleted a day
 * later.
 */
export function announceContent({ database }: Pick<Services, 'database'>, sha256: string, now: number): Promise<void> {
  return database.write(async (transaction) => {
    await sql`insert into "contentDue" ("sha256", "dueTime") values (${sha256}, ${now + UNUSED_FILE_MS})
      on conflict ("sha256") do update set "dueTime" = excluded."dueTime"`.execute(transaction);
  });
}

/** Schedules the deletion of unused contents. They stay if another record uses them or is about to. */
export async function releaseContents(
  transaction: WriteTransaction,
  sha256s: readonly string[],
  now: number,
): Promise<void> {
  const rows = [...new Set(sha256s)].sort().map((sha256) => ({ sha256, dueTime: now }));
  if (rows.length === 0) return;
  await transaction
    .insertInto('contentDue')
    .values(rows)
    // Changes nothing, but blocks a concurrent sweep that would still see the old use.
    .onConflict((conflict) => conflict.column('sha256').doUpdateSet({ dueTime: sql`"contentDue"."dueTime"` }))
    .execute();
}

/**
 * Deletes unused contents.
 * @param now milliseconds since 1970
 * @returns their number
 */
export async function sweepContents(
  { database, files }: Pick<Services, 'database' | 'files'>,
  now: number,
): Promise<number> {
  let count = 0;
  for (let batchSize = BATCH; batchSize === BATCH; ) {
    const due = await database.read
      .selectFrom('contentDue')
      .select('sha256')
      .where('dueTime', '<=', now)
      .orderBy('dueTime')
      .limit(BATCH)
      .execute();
    batchSize = due.length;
    for (const { sha256 } of due) if (await sweep(sha256)) count += 1;
  }
  return count;

  function sweep(sha256: string): Promise<boolean> {
    return database.write(async (transaction) => {
      // A concurrent upload of the same content waits, and then stores it again.
      await takeAdvisoryLock(transaction, `file ${sha256}`);
      const { numDeletedRows } = await transaction
        .deleteFrom('contentDue')
        .where('sha256', '=', sha256)
        .where('dueTime', '<=', now)
        .executeTakeFirst();
      if (numDeletedRows === 0n || (await isReferenced(transaction, sha256))) return false;
      await files.remove(sha256);
      return true;
    });
  }
}

async function isReferenced(queries: Queries, sha256: string): Promise<boolean> {
  for (const { table, column } of contentReferences) {
    if (await queries.selectFrom(table).select(column).where(column, '=', sha256).limit(1).executeTakeFirst())
      return true;
  }
  return false;
}
