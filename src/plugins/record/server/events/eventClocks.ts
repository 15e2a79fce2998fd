import { HOUR_MS, MINUTE_MS } from '../../../../../contract/moment';
import { bumpVersions, type Change, type Context, type Job } from '../../../../../server/plugin-api';
import { eventKinds } from '../../../device/entities/uploads/eventKinds';
import { WARD_HOURS } from '../../entities/alerts/wearerAlert';
import { eventLevels } from '../../entities/deviceEvent';

/** Stops the clocks of the events behind an alert when an administrator acts on it. Returns the changed tables. */
export async function updateEventClocks({ kind, call, record, transaction, now }: Change<'wearerAlert'>) {
  if (kind !== 'transition') return [];
  const adminId = call.caller?.adminId ?? null;
  const subject = { deviceUserId: record.deviceUserId, deviceId: record.deviceId };
  const changes = changesOf(call.operation, { adminId, now });
  if (!changes) return [];
  const { numUpdatedRows } = await transaction
    .updateTable('deviceEvent')
    .set((event) => ({
      status: changes.status,
      updateTime: now,
      ...(changes.answers && {
        answerTime: event.fn.coalesce('answerTime', event.val(now)),
        answeredById: event.fn.coalesce('answeredById', event.val(adminId)),
      }),
      ...changes.set,
    }))
    .where('status', 'in', changes.from)
    .where('deviceUserId', subject.deviceUserId === null ? 'is' : '=', subject.deviceUserId)
    .$if(subject.deviceUserId === null, (query) => query.where('deviceId', '=', subject.deviceId))
    .executeTakeFirst();
  return numUpdatedRows > 0n ? ['deviceEvent'] : [];
}

interface ClockChange {
  from: ('waiting' | 'answered' | 'attended')[];
  status: 'waiting' | 'answered' | 'attended' | 'closed';
  /** Stops the answer clock if it is still running. */
  answers?: boolean;
  set?: { attendTime?: number; attendedById?: number | null; closeTime?: number };
}

function changesOf(
  operation: string,
  { adminId, now }: { adminId: number | null; now: number },
): ClockChange | undefined {
  switch (operation) {
    case 'acknowledge':
      return { from: ['waiting'], status: 'answered', answers: true };
    case 'attend':
      return {
        from: ['waiting', 'answered'],
        status: 'attended',
        answers: true,
        set: { attendTime: now, attendedById: adminId },
      };
    case 'close':
      return { from: ['waiting', 'answered', 'attended'], status: 'closed', answers: true, set: { closeTime: now } };
    case 'release':
      return { from: ['answered'], status: 'waiting' };
    default:
      return undefined;
  }
}

/** Scheduled job that closes events of level warning when their alerts expire. */
export const eventJobs: readonly Job[] = [{ name: 'deviceEvent.end', intervalMs: 5 * MINUTE_MS, run: endWarnings }];

const WARNINGS = eventKinds.filter((kind) => eventLevels[kind] === 'warn');

async function endWarnings({ database }: Context, now: number): Promise<number> {
  const due = await database.unscoped.read
    .selectFrom('deviceEvent')
    .select('id')
    .where('status', 'in', ['waiting', 'answered', 'attended'])
    .where('kind', 'in', WARNINGS)
    .where('time', '<', now - WARD_HOURS * HOUR_MS)
    .limit(500)
    .execute();
  if (due.length === 0) return 0;
  await database.write(async (transaction) => {
    await transaction
      .updateTable('deviceEvent')
      .set({ status: 'closed', closeTime: now, updateTime: now })
      .where(
        'id',
        'in',
        due.map(({ id }) => id),
      )
      .where('status', '<>', 'closed')
      .execute();
    await bumpVersions(transaction, ['deviceEvent']);
  });
  return due.length;
}
