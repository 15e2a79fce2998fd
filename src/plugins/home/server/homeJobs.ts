import { DAY_MS } from '../../../../contract/moment';
import { bumpVersions, type Context, type Job } from '../../../../server/plugin-api';

/** Marks per transaction, so that other writers do not wait long. */
const BATCH = 500;

/** Scheduled job that deletes expired marks. */
export const homeJobs: readonly Job[] = [{ name: 'queueMark.forget', intervalMs: DAY_MS, run: deleteExpiredMarks }];

async function deleteExpiredMarks(context: Context, now: number, signal: AbortSignal): Promise<number> {
  let count = 0;
  for (let deleted = BATCH; deleted === BATCH && !signal.aborted; count += deleted) {
    deleted = await context.database.write(async (transaction) => {
      const rows = await transaction
        .selectFrom('queueMark')
        .select('id')
        .where('until', '<', now)
        .orderBy('id')
        .limit(BATCH)
        .execute();
      const ids = rows.map(({ id }) => id);
      if (ids.length === 0) return 0;
      await transaction.deleteFrom('queueMark').where('id', 'in', ids).execute();
      await bumpVersions(transaction, ['queueMark']);
      return ids.length;
    });
  }
  return count;
}
