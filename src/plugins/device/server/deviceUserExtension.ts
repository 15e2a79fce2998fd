import { sql } from 'kysely';
import type { Problem } from '../../../../contract/problems';
import {
  type Change,
  type EntityExtension,
  type Queries,
  type ReadContext,
  type RecordOf,
  Rejection,
  removeRecord,
} from '../../../../server/plugin-api';
import { authorOf, restoreInTransaction, takeAdvisoryLock } from '../../../../server/plugin-api/builtin';
import { userDeviceUser } from '../entities/followers/userDeviceUser';

/**
 * Server extension of wearers. Counts their devices, lets only wearers without devices end, and deletes and restores
 * followers with the wearer.
 */
export const deviceUserExtension: EntityExtension<'deviceUser'> = {
  guard: endProblems,
  after: followWearer,
  read: addDeviceCounts,
  readFields: ['deviceCount'],
};

async function endProblems({ kind, record, transaction }: Change<'deviceUser'>): Promise<Problem[]> {
  if (kind !== 'transition' || record.status !== 'ended') return [];
  const { id } = record;
  await takeAdvisoryLock(transaction, `devices of wearer ${id}`);
  const count = (await countDevices(transaction, [id])).get(id) ?? 0;
  return count > 0 ? [{ field: '', code: 'wearerHasDevices', params: { count } }] : [];
}

/** Deletes the followers of a deleted wearer, and restores them with the wearer. */
async function followWearer(change: Change<'deviceUser'>, id: number): Promise<readonly string[]> {
  const { kind, transaction, call, now } = change;
  if (kind === 'restore') return restoreFollowers(change, id);
  if (kind !== 'remove') return [];
  const rows = await transaction
    .selectFrom('userDeviceUser')
    .select('id')
    .where('deviceUserId', '=', id)
    .where('deleted', '=', sql.lit(0))
    .execute();
  const author = authorOf(call);
  for (const row of rows) await removeRecord(transaction, { entity: userDeviceUser, id: row.id, now, author });
  return rows.length > 0 ? ['userDeviceUser'] : [];
}

/** Restores the followers who were deleted with the wearer. Those whom the rules refuse today stay deleted. */
async function restoreFollowers(change: Change<'deviceUser'>, id: number): Promise<readonly string[]> {
  const { transaction, call, deleteTime = null } = change;
  const rows = await transaction
    .selectFrom('userDeviceUser')
    .select('id')
    .where('deviceUserId', '=', id)
    .where('deleted', '=', 1)
    .where('deleteTime', '=', deleteTime)
    .execute();
  const frame = { ...change, entity: userDeviceUser, call: { ...call, entity: userDeviceUser } };
  for (const row of rows) {
    await sql`savepoint follower`.execute(transaction);
    try {
      await restoreInTransaction(frame, { id: row.id });
    } catch (error) {
      if (!(error instanceof Rejection)) throw error;
      await sql`rollback to savepoint follower`.execute(transaction);
    }
  }
  return rows.length > 0 ? ['userDeviceUser'] : [];
}

async function addDeviceCounts(records: RecordOf<'deviceUser'>[], { queries }: ReadContext): Promise<void> {
  if (records.length === 0) return;
  const counts = await countDevices(
    queries,
    records.map(({ id }) => id),
  );
  for (const record of records) record.deviceCount = counts.get(record.id) ?? 0;
}

/** Counts the devices of wearers, including lost ones. */
async function countDevices(queries: Queries, ids: readonly number[]): Promise<Map<number | null, number>> {
  const rows = await queries
    .selectFrom('device')
    .select(['deviceUserId', sql<number>`count(*)`.as('count')])
    .where('deviceUserId', 'in', [...ids])
    .where('deleted', '=', sql.lit(0))
    .groupBy('deviceUserId')
    .execute();
  return new Map(rows.map(({ deviceUserId, count }) => [deviceUserId, count]));
}
