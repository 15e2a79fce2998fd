import { sql } from 'kysely';
import { parseIsoMoment, toIsoMoment } from '../../../../contract/moment';
import type { Problem } from '../../../../contract/problems';
import type { Change, EntityExtension, WireRecord } from '../../../../server/plugin-api';
import { takeAdvisoryLock } from '../../../../server/plugin-api/builtin';
import { FOLLOWED_MAX, FOLLOWERS_MAX, liveRelations } from '../entities/followers/userDeviceUserRules';

/** Server extension of followers: limits their number, keeps one who decides, and rejects relations with deleted records. */
export const userDeviceUserExtension: EntityExtension<'userDeviceUser'> = {
  complete: ({ kind, now }): WireRecord => (kind === 'insert' ? { applyTime: toIsoMoment(now) } : {}),
  guard: relationProblems,
};

const isLive = (status: unknown) => liveRelations.some((live) => live === status);

async function relationProblems(change: Change<'userDeviceUser'>): Promise<Problem[]> {
  const { kind, before, record, incomingFields: incoming, transaction, now } = change;
  if (kind === 'remove' || !isLive(record.status)) return [];
  const problems: Problem[] = [];
  const expiry = typeof record.expireTime === 'string' ? parseIsoMoment(record.expireTime) : undefined;
  if (incoming.has('expireTime') && expiry !== undefined && expiry <= now) {
    problems.push({ field: 'expireTime', code: 'timeInPast' });
  }
  const isNew = !isLive(before?.status);
  if (!isNew && !(record.isPrimary === true && before?.isPrimary !== true)) return problems;
  await takeAdvisoryLock(transaction, `followers of wearer ${record.deviceUserId}`);
  if (isNew) {
    await takeAdvisoryLock(transaction, `wearers of user ${record.userId}`);
    problems.push(...(await partyProblems(change)), ...(await limitProblems(change)));
  }
  return [...problems, ...(await primaryProblems(change))];
}

/** Rejects a relation with a canceled account or a wearer whose monitoring has ended. */
async function partyProblems({ record, transaction }: Change<'userDeviceUser'>): Promise<Problem[]> {
  const statusOf = async (table: string, id: number) =>
    (await transaction.selectFrom(table).select('status').where('id', '=', id).executeTakeFirst())?.status;
  const problems: Problem[] = [];
  if ((await statusOf('user', record.userId)) === 'cancelled')
    problems.push({ field: 'userId', code: 'accountClosed' });
  if ((await statusOf('deviceUser', record.deviceUserId)) === 'ended') {
    problems.push({ field: 'deviceUserId', code: 'wearerEnded' });
  }
  return problems;
}

async function limitProblems(change: Change<'userDeviceUser'>): Promise<Problem[]> {
  const problems: Problem[] = [];
  if ((await countLive(change, 'deviceUserId')) >= FOLLOWERS_MAX) {
    problems.push({ field: 'deviceUserId', code: 'tooManyFollowers', params: { max: FOLLOWERS_MAX } });
  }
  if ((await countLive(change, 'userId')) >= FOLLOWED_MAX) {
    problems.push({ field: 'userId', code: 'tooManyFollowed', params: { max: FOLLOWED_MAX } });
  }
  return problems;
}

async function primaryProblems(change: Change<'userDeviceUser'>): Promise<Problem[]> {
  if (change.record.isPrimary !== true) return [];
  const others = await liveRows(change, 'deviceUserId').where('isPrimary', '=', 1).limit(1).execute();
  return others.length > 0 ? [{ field: 'isPrimary', code: 'primaryTaken' }] : [];
}

async function countLive(change: Change<'userDeviceUser'>, field: 'userId' | 'deviceUserId'): Promise<number> {
  return (await liveRows(change, field).limit(Math.max(FOLLOWED_MAX, FOLLOWERS_MAX)).execute()).length;
}

/** Returns the other live relations of a wearer or of a user. */
function liveRows({ record, transaction }: Change<'userDeviceUser'>, field: 'userId' | 'deviceUserId') {
  return transaction
    .selectFrom('userDeviceUser')
    .select('id')
    .where(field, '=', record[field])
    .where('status', 'in', [...liveRelations])
    .where('id', '!=', record.id ?? 0)
    .where('deleted', '=', sql.lit(0));
}
