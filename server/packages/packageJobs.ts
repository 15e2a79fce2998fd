import { bumpVersions } from '../db/tableVersions';
import type { Job } from '../jobs/jobs';
import type { Context } from '../operations/context';
import { startQueuedPackages } from './packageQueue';
import { packagePort } from './packageSource';

const HALF_A_MINUTE_MS = 30_000;
/** Archives removed per batch. */
const BATCH = 100;

/** Background jobs of packages: start the waiting ones and remove expired archives. */
export const packageJobs: readonly Job[] = [
  {
    name: 'packages.resume',
    intervalMs: HALF_A_MINUTE_MS,
    isRecovery: true,
    async run(context) {
      startQueuedPackages(context);
      return 0;
    },
  },
  { name: 'packages.expire', intervalMs: HALF_A_MINUTE_MS, run: expirePackages },
];

/** Removes expired archives; returns their number. */
async function expirePackages(
  { database, files, provided }: Context,
  now: number,
  signal: AbortSignal,
): Promise<number> {
  let count = 0;
  for (const { packages } of provided(packagePort)) {
    for (let batchSize = BATCH; batchSize === BATCH && !signal.aborted; ) {
      const rows = await database.read
        .selectFrom(packages.name)
        .select(['id', 'sha256'])
        .where('status', '=', 'ready')
        .where('expireTime', '<=', now)
        .limit(BATCH)
        .execute();
      batchSize = rows.length;
      // Removes the archive before updating the record. After a crash in between, the record still names the archive,
      // and the next run removes it again.
      for (const { sha256 } of rows) if (typeof sha256 === 'string') await files.remove(sha256);
      if (rows.length === 0) break;
      await database.write(async (transaction) => {
        await transaction
          .updateTable(packages.name)
          .set({ status: 'expired', sha256: null, updateTime: now })
          .where(
            'id',
            'in',
            rows.map(({ id }) => id),
          )
          .execute();
        await bumpVersions(transaction, [packages.name]);
      });
      count += rows.length;
    }
  }
  return count;
}
