import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../../../../contract/moment';
import { bumpVersions, type Context, type Job } from '../../../../../server/plugin-api';
import { REFUSAL_DAYS } from '../../../device/entities/deviceRefusal';

/** Forgets what no upload can use any more: nonces of uploads too old to be accepted, refusals of long ago. */
export const ingestionJobs: readonly Job[] = [
  { name: 'deviceNonce.sweep', everyMs: 5 * MINUTE_MS, run: sweepNonces },
  { name: 'deviceRefusal.sweep', everyMs: 6 * HOUR_MS, run: sweepRefusals },
];

/** A nonce counts until uploads of its time are refused for their age, and a little longer for clocks of other processes. */
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
