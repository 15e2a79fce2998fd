import { DAY_MS, HOUR_MS } from '../../../../../contract/moment';
import type { Context, Job, WriteTransaction } from '../../../../../server/plugin-api';
import type { RecordKind } from '../../../device/entities/uploads/recordKinds';
import type { HealthRecord } from './healthRecord';

/** Days for which the earlier version of a corrected day is kept. */
const FORMER_DAY_RETENTION_DAYS = 90;

/**
 * Number of changed samples from which an upload keeps the previous version for a while (our choice). This detects a clock
 * that jumped back, but not a late mean.
 */
export const OVERWRITTEN_MIN = 5;

/** Scheduled job that deletes old versions of days. */
export const formerDayJobs: readonly Job[] = [{ name: 'formerDay.sweep', intervalMs: 6 * HOUR_MS, run: sweep }];

export interface Correction {
  kind: RecordKind;
  /** The records before the correction. */
  records: readonly HealthRecord[];
  reason: string;
  /** Author of the correction: `device:{id}`, `admin:{id}`. */
  author: string;
  now: number;
}

/** Stores records as they were before a correction. */
export async function storeFormerDays(
  transaction: WriteTransaction,
  { kind, records, reason, author, now }: Correction,
): Promise<void> {
  if (records.length === 0) return;
  await transaction
    .insertInto('formerDay')
    .values(
      records.map(({ id, version, deviceId, date, deviceUserId, series, events }) => ({
        kind,
        recordId: id,
        recordVersion: version,
        deviceId,
        date,
        deviceUserId: typeof deviceUserId === 'number' ? deviceUserId : null,
        series: series ? JSON.stringify(series) : null,
        events: events ? JSON.stringify(events) : null,
        reason,
        author,
        time: now,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Deletes versions at the end of their retention period. */
async function sweep({ database }: Context, now: number): Promise<number> {
  return database.write(async (transaction) => {
    const { numDeletedRows } = await transaction
      .deleteFrom('formerDay')
      .where('time', '<', now - FORMER_DAY_RETENTION_DAYS * DAY_MS)
      .executeTakeFirst();
    return Number(numDeletedRows);
  });
}
