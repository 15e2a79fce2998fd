import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../../../../contract/moment';
import { bumpVersions, type Context, type Job } from '../../../../../server/plugin-api';
import { REFUSAL_DAYS } from '../../../device/entities/uploads/deviceRefusal';

/** Scheduled jobs that delete expired nonces and old refusal counts. */
export const ingestionJobs: readonly Job[] = [
  { name: 'deviceNonce.sweep', intervalMs: 5 * MINUTE_MS, run: sweepNonces },
  { name: 'deviceRefusal.sweep', intervalMs: 6 * HOUR_MS, run: sweepRefusals },
];

/** Keeps a nonce until uploads of its time are refused as too old, plus a margin for clocks of other processes. */
async function sweepNonces({ database }: Context, now: number): Promise<number> {
  return database.write(async (transaction) => {
    const { numDeletedRows } = await transaction
      .deleteFrom('deviceNonce')
      .where('expireTime', '<', now - MINUTE_MS)
      .executeTakeFirst();
    return Number(numDeletedRows);
  });
}

async function sweepRefusals({ database }: Context, now: number): Promise<number> {
  return database.write(async (transaction) => {
    const { numDeletedRows } = await transaction
      .deleteFrom('deviceRefusal')
      .where('hour', '<', now - REFUSAL_DAYS * DAY_MS)
      .executeTakeFirst();
    const count = Number(numDeletedRows);
    if (count > 0) await bumpVersions(transaction, ['deviceRefusal']);
    return count;
  });
}
