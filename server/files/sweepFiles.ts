import { UNUSED_FILE_MS } from '../../contract/calls/files';
import { takeAdvisoryLock } from '../db/rows/lockRows';
import { bumpVersions } from '../db/tableVersions';
import type { Services } from '../services';
import { releaseContents, sweepContents } from './contentReferences';

/** Files deleted per query. */
const BATCH = 200;

/**
 * Deletes the files that no record has used for {@link UNUSED_FILE_MS}, unused contents, and the remains of interrupted
 * uploads.
 * @param now milliseconds since 1970
 * @returns the number of files
 */
export async function sweepFiles(
  { database, files }: Pick<Services, 'database' | 'files'>,
  now: number,
): Promise<number> {
  const before = now - UNUSED_FILE_MS;
  let count = 0;
  for (;;) {
    const unused = await database.read
      .selectFrom('file')
      .select(['id', 'sha256'])
      .where('unusedSince', '<=', before)
      .orderBy('unusedSince')
      .limit(BATCH)
      .execute();
    for (const { id, sha256 } of unused) await remove({ id, sha256 });
    count += unused.length;
    if (unused.length < BATCH) break;
  }
  await sweepContents({ database, files }, now);
  await files.removeStale(before);
  return count;

  function remove({ id, sha256 }: { id: number; sha256: string }): Promise<void> {
    return database.write(async (transaction) => {
      // A concurrent upload of the same content waits, and then stores it again.
      await takeAdvisoryLock(transaction, `file ${sha256}`);
      const { numDeletedRows } = await transaction
        .deleteFrom('file')
        .where('id', '=', id)
        .where('unusedSince', '<=', before)
        .executeTakeFirst();
      if (numDeletedRows === 0n) return;
      await releaseContents(transaction, [sha256], now);
      await bumpVersions(transaction, ['file']);
    });
  }
}
