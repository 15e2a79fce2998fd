import { sql } from 'kysely';
import { MINUTE_MS } from '../../../../contract/moment';
import { bumpVersions, type Context, type Job, moveDue } from '../../../../server/plugin-api';
import { ONLINE_MS } from '../entities/deviceStates';
import { userDeviceUser } from '../entities/userDeviceUser';
import { relationEnd } from '../entities/userDeviceUserTransitions';

/** Scheduled jobs: mark silent devices as offline, and end expired relations. */
export const deviceJobs: readonly Job[] = [
  { name: 'device.offline', everyMs: MINUTE_MS, run: goOffline },
  {
    name: 'relation.end',
    everyMs: 5 * MINUTE_MS,
    run: (context, now, signal) =>
      moveDue({
        context,
        entity: userDeviceUser,
        operation: 'relationEnd',
        transition: relationEnd,
        narrow: (query) => query.where('expireTime', '<=', now),
        signal,
      }),
  },
];

/** Marks devices without recent contact as offline, for list filters. Returns their number. */
async function goOffline({ database }: Context, now: number): Promise<number> {
  return database.write(async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable('device')
      .set({ onlineStatus: 'offline' })
      .where('onlineStatus', '=', 'online')
      .where('lastSeenTime', '<', now - ONLINE_MS)
      .where('deleted', '=', sql.lit(0))
      .executeTakeFirst();
    const count = Number(numUpdatedRows);
    if (count > 0) await bumpVersions(transaction, ['device']);
    return count;
  });
}
