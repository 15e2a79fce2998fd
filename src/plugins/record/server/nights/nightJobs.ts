import { HOUR_MS, MINUTE_MS } from '../../../../../contract/moment';
import type { Context, Job } from '../../../../../server/plugin-api';
import { writeDueNights } from './nightDue';
import { recomputeNight } from './recomputeNight';

/** Nights per query. */
const BATCH = 100;

/** Scheduled job that completes nights in the morning and recomputes them for late data. */
export const nightJobs: readonly Job[] = [{ name: 'record.nights', intervalMs: MINUTE_MS, run: recomputeDueNights }];

/**
 * Computes the nights that are due, each in its own transaction, so that other writers can proceed in between.
 * @returns the number of nights
 */
async function recomputeDueNights(context: Context, now: number, signal: AbortSignal): Promise<number> {
  const { database, logger } = context;
  let count = 0;
  for (let found = BATCH; found === BATCH; ) {
    const due = await database.unscoped.read
      .selectFrom('nightDue')
      .select(['deviceUserId', 'date'])
      .where('dueTime', '<=', now)
      .orderBy('dueTime')
      .orderBy('deviceUserId')
      .limit(BATCH)
      .execute();
    found = due.length;
    for (const night of due) {
      if (signal.aborted) return count;
      try {
        await recomputeNight(context, night, now);
        count += 1;
      } catch (error) {
        // A failing night must not block the others.
        logger.error({ err: error, ...night }, 'night not computed');
        await database.write((transaction) => writeDueNights(transaction, [{ ...night, dueTime: now + HOUR_MS }]));
      }
    }
  }
  return count;
}
