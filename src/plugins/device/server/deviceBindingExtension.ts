import { sql } from 'kysely';
import { parseIsoMoment } from '../../../../contract/moment';
import type { Problem } from '../../../../contract/problems';
import type { Change, EntityExtension } from '../../../../server/plugin-api';
import { takeAdvisoryLock } from '../../../../server/plugin-api/builtin';
import { ASSIGNED_DAYS_MAX, ASSIGNED_MS_MAX } from '../entities/wearers/deviceBinding';
import { serverWrittenExtension } from './appendOnlyExtension';

const { insert: _insert, ...historyOperations } = serverWrittenExtension('bindingsKept').operations ?? {};

/** The system records bindings. Administrators assign samples without a wearer and correct times. */
export const deviceBindingExtension: EntityExtension<'deviceBinding'> = {
  operations: historyOperations,
  guard: async (change) => [
    ...(change.kind === 'insert' ? assignmentProblems(change) : []),
    ...(await overlapProblems(change)),
  ],
  after: syncBindTime,
};

const timeOf = (value: unknown) => (typeof value === 'string' ? (parseIsoMoment(value) ?? null) : null);

/** Reports an assignment that is not in the past or covers more than a month. */
function assignmentProblems({ record: { bindTime, unbindTime }, now }: Change<'deviceBinding'>): Problem[] {
  const [from, to] = [timeOf(bindTime), timeOf(unbindTime)];
  if (from === null || to === null) return [];
  if (to > now) return [{ field: 'unbindTime', code: 'timeInFuture' }];
  const isTooLong = to - from > ASSIGNED_MS_MAX;
  return isTooLong ? [{ field: 'unbindTime', code: 'assignedTooLong', params: { days: ASSIGNED_DAYS_MAX } }] : [];
}

/** Reports overlapping bindings, because a device has one wearer at a time. */
async function overlapProblems({ record, transaction }: Change<'deviceBinding'>): Promise<Problem[]> {
  const from = timeOf(record.bindTime);
  if (record.withdrawnTime != null || from === null) return [];
  await takeAdvisoryLock(transaction, `bindings of device ${record.deviceId}`);
  const other = await transaction
    .selectFrom('deviceBinding')
    .select('id')
    .where('deviceId', '=', record.deviceId)
    .where('id', '!=', record.id ?? 0)
    .where('withdrawnTime', 'is', null)
    .where('bindTime', '<', timeOf(record.unbindTime) ?? Number.MAX_SAFE_INTEGER)
    .where((expression) => expression.or([expression('unbindTime', 'is', null), expression('unbindTime', '>', from)]))
    .limit(1)
    .executeTakeFirst();
  return other ? [{ field: 'bindTime', code: 'bindingOverlaps' }] : [];
}

/** Keeps the `bindTime` of the device in sync with its binding. */
async function syncBindTime({ before, record, transaction }: Change<'deviceBinding'>): Promise<readonly string[]> {
  if (before === null || record.unbindTime !== null || before.bindTime === record.bindTime) return [];
  await transaction
    .updateTable('device')
    .set({ bindTime: timeOf(record.bindTime), version: sql`"version" + 1` })
    .where('id', '=', record.deviceId)
    .where('deviceUserId', '=', record.deviceUserId)
    .execute();
  return ['device'];
}
