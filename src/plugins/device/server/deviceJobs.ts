import { sql } from 'kysely';
import { MINUTE_MS } from '../../../../contract/moment';
import { applyDueTransitions, bumpVersions, type Context, type Job } from '../../../../server/plugin-api';
import { ONLINE_MS } from '../entities/devices/deviceStates';
import { userDeviceUser } from '../entities/followers/userDeviceUser';
import { expireRelation } from '../entities/followers/userDeviceUserTransitions';

/** Scheduled jobs: mark silent devices as offline, and end expired relations. */
export const deviceJobs: readonly Job[] = [
  { name: 'device.offline', intervalMs: MINUTE_MS, run: markOffline },
  {
    name: 'relation.end',
    intervalMs: 5 * MINUTE_MS,
    run: (context, now, signal) =>
      applyDueTransitions({
        context,
        entity: userDeviceUser,
        operation: 'relationEnd',
        transition: expireRelation,
        narrowQuery: (query) => query.where('expireTime', '<=', now),
        signal,
      }),
  },
];

/** Marks devices without recent contact as offline, for list filters. Returns their number. */
async function markOffline({ database }: Context, now: number): Promise<number> {
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
