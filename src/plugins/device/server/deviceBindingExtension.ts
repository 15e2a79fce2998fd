import { sql } from 'kysely';
import { momentOf } from '../../../../contract/moment';
import type { Problem } from '../../../../contract/problems';
import { type Change, type EntityExtension, lockName } from '../../../../server/plugin-api';
import { ASSIGNED_DAYS_MAX, ASSIGNED_MS_MAX } from '../entities/deviceBinding';
import { keptHistory } from './keptHistory';

const { insert: _refused, ...kept } = keptHistory('bindingsKept').operations ?? {};

/** The system records bindings. Administrators assign samples without a wearer and correct times. */
export const deviceBindingExtension: EntityExtension<'deviceBinding'> = {
  operations: kept,
  guard: async (change) => [
    ...(change.kind === 'insert' ? assignmentProblems(change) : []),
    ...(await overlaps(change)),
  ],
  after: moveBindTime,
};

const timeOf = (value: unknown) => (typeof value === 'string' ? (momentOf(value) ?? null) : null);

/** Reports an assignment that is not in the past or covers more than a month. */
function assignmentProblems({ record: { bindTime, unbindTime }, now }: Change<'deviceBinding'>): Problem[] {
  const [from, to] = [timeOf(bindTime), timeOf(unbindTime)];
  if (from === null || to === null) return [];
  if (to > now) return [{ field: 'unbindTime', code: 'timeInFuture' }];
  const isLong = to - from > ASSIGNED_MS_MAX;
  return isLong ? [{ field: 'unbindTime', code: 'assignedTooLong', params: { days: ASSIGNED_DAYS_MAX } }] : [];
}

/** Reports overlapping bindings, because a device has one wearer at a time. */
async function overlaps({ record, transaction, context }: Change<'deviceBinding'>): Promise<Problem[]> {
  const from = timeOf(record.bindTime);
  if (record.withdrawnTime != null || from === null) return [];
  await lockName(transaction, context.database.kind, `bindings of device ${record.deviceId}`);
  const other = await transaction
    .selectFrom('deviceBinding')
    .select('id')
    .where('deviceId', '=', record.deviceId)
    .where('id', '!=', record.id ?? 0)
    .where('withdrawnTime', 'is', null)
    .where('bindTime', '<', timeOf(record.unbindTime) ?? Number.MAX_SAFE_INTEGER)
    .where((all) => all.or([all('unbindTime', 'is', null), all('unbindTime', '>', from)]))
    .limit(1)
    .executeTakeFirst();
  return other ? [{ field: 'bindTime', code: 'bindingOverlaps' }] : [];
}

/** Keeps the `bindTime` of the device in sync with its binding. */
async function moveBindTime({ before, record, transaction }: Change<'deviceBinding'>): Promise<readonly string[]> {
  if (before === null || record.unbindTime !== null || before.bindTime === record.bindTime) return [];
  await transaction
    .updateTable('device')
    .set({ bindTime: timeOf(record.bindTime), version: sql`"version" + 1` })
    .where('id', '=', record.deviceId)
    .where('deviceUserId', '=', record.deviceUserId)
    .execute();
  return ['device'];
}
