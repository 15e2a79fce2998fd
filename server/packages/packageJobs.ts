import { bumpVersions } from '../db/tableVersions';
import type { Job } from '../jobs/jobs';
import type { Context } from '../operations/context';
import { wakePackages } from './packageQueue';
import { packagePort } from './packageSource';

const HALF_A_MINUTE_MS = 30_000;
/** Archives removed before the next ones are looked for. */
const BATCH = 100;

/** What the server does by itself with packages: begins those that were left, and removes those whose time is over. */
export const packageJobs: readonly Job[] = [
  {
    name: 'packages.resume',
    everyMs: HALF_A_MINUTE_MS,
    recovers: true,
    async run(context) {
      wakePackages(context);
      return 0;
    },
  },
  { name: 'packages.expire', everyMs: HALF_A_MINUTE_MS, run: expirePackages },
];

/** Removes the archives that may no longer be downloaded; answers how many. */
async function expirePackages(
  { database, files, provided }: Context,
  now: number,
  signal: AbortSignal,
): Promise<number> {
  let count = 0;
  for (const { packages } of provided(packagePort)) {
    for (let found = BATCH; found === BATCH && !signal.aborted; ) {
      const rows = await database.read
        .selectFrom(packages.name)
        .select(['id', 'sha256'])
        .where('status', '=', 'ready')
        .where('expireTime', '<=', now)
        .limit(BATCH)
        .execute();
      found = rows.length;
      // The archive goes first: what dies in between leaves a record that says there is one, and is done again.
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
