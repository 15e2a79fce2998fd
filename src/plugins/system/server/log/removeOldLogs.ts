import { STATUS } from '../../../../../contract/calls/envelope';
import { LOG_DAYS_MIN } from '../../../../../contract/constants';
import { DAY_MS, dayAt } from '../../../../../contract/moment';
import { bumpVersions, type Context, type Job, systemCall } from '../../../../../server/plugin-api';
import { REMOVAL_OPERATION, removeRows } from '../../../../../server/plugin-api/builtin';
import { log } from '../../entities/log';

/** Entries per transaction, so that other writers do not wait long. */
const BATCH = 1_000;

/**
 * Deletes log entries at the end of the retention period of their type, which is never shorter than the legal minimum.
 * @param now milliseconds since 1970
 * @returns the number of entries
 */
async function removeOldLogs(context: Context, now: number, signal: AbortSignal): Promise<number> {
  const { database } = context;
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
      // The hash chain of the log depends on these rows.
      .where('operation', '<>', REMOVAL_OPERATION)
      .limit(BATCH)
      .execute();
    if (old.length === 0) return 0;
    await database.write(async (transaction) => {
      await removeRows({
        transaction,
        ids: old.map(({ id }) => id),
        recordRemoval: (diff) =>
          context.audit.write(transaction, {
            call: systemCall(context, { entity: log, operation: REMOVAL_OPERATION }),
            logType: 'delete',
            resultStatus: STATUS.SUCCESS,
            diff,
          }),
      });
      await bumpVersions(transaction, ['log']);
    });
    return old.length;
  }
}

/** Scheduled jobs that clean up the audit trail. */
export const logJobs: readonly Job[] = [
  // Each deletion leaves a permanent row.
  { name: 'log.removeOld', intervalMs: DAY_MS, run: removeOldLogs },
  { name: 'accessCount.removeOld', intervalMs: DAY_MS, run: removeOldCounts },
];

/** Deletes access counts when the log rows of their day can be deleted. Returns their number. */
async function removeOldCounts({ database }: Context, now: number): Promise<number> {
  const before = dayAt(now - LOG_DAYS_MIN * DAY_MS);
  return database.write(async (transaction) => {
    const { numDeletedRows } = await transaction.deleteFrom('accessCount').where('day', '<', before).executeTakeFirst();
    if (numDeletedRows > 0n) await bumpVersions(transaction, ['accessCount']);
    return Number(numDeletedRows);
  });
}
