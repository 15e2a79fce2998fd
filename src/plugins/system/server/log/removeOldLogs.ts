import { DAY_MS, HOUR_MS } from '../../../../../contract/moment';
import { bumpVersions, type Context, type Job } from '../../../../../server/plugin-api';
import { LOG_DAYS_MIN } from '../../entities/logType';

/** Entries of one transaction, so that no other writer waits long. */
const BATCH = 1_000;

/**
 * Removes the log entries whose type keeps them no longer; no type keeps them for less than the law asks.
 * @param now milliseconds since 1970
 * @returns how many entries there were
 */
async function removeOldLogs({ database }: Context, now: number, signal: AbortSignal): Promise<number> {
  const types = await database.read.selectFrom('logType').select(['id', 'retentionDays']).execute();
  let count = 0;
  for (const { id, retentionDays } of types) {
    const before = now - Math.max(LOG_DAYS_MIN, retentionDays ?? LOG_DAYS_MIN) * DAY_MS;
    for (let removed = BATCH; removed === BATCH && !signal.aborted; count += removed) {
      removed = await removeBatch(id, before);
    }
  }
  return count;

  async function removeBatch(logTypeId: number, before: number): Promise<number> {
    const old = await database.read
      .selectFrom('log')
      .select('id')
      .where('logTypeId', '=', logTypeId)
      .where('createTime', '<', before)
      .limit(BATCH)
      .execute();
    if (old.length === 0) return 0;
    await database.write(async (transaction) => {
      const ids = old.map(({ id }) => id);
      await transaction.deleteFrom('log').where('id', 'in', ids).execute();
      await bumpVersions(transaction, ['log']);
    });
    return old.length;
  }
}

/** What the server does by itself with the audit trail. */
export const logJobs: readonly Job[] = [{ name: 'log.removeOld', everyMs: HOUR_MS, run: removeOldLogs }];
