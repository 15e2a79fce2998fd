import { sql } from 'kysely';
import type { Problem } from '../../../../contract/problems';
import type { Change, RecordOf } from '../../../../server/plugin-api';
import { takeAdvisoryLock } from '../../../../server/plugin-api/builtin';
import type { bindingEnds } from '../entities/wearers/deviceBinding';

type BindingEnd = (typeof bindingEnds)[number];

/** Returns why a wearer cannot get this device, or have it back: they are suspended, or have another device of its type. */
export async function bindingProblems(change: Change<'device'>): Promise<Problem[]> {
  const { kind, before, record, transaction } = change;
  const isBound = kind !== 'remove' && record.lifeStatus === 'bound' && before?.lifeStatus !== 'bound';
  if (!isBound || typeof record.deviceUserId !== 'number') return [];
  const wearerId = record.deviceUserId;
  // The lock serializes two devices of one type that are given to a wearer at the same time.
  await takeAdvisoryLock(transaction, `devices of wearer ${wearerId}`);
  const wearer = await transaction
    .selectFrom('deviceUser')
    .select('status')
    .where('id', '=', wearerId)
    .executeTakeFirst();
  if (wearer && wearer.status !== 'active') return [{ field: 'deviceUserId', code: 'wearerNotActive' }];
  const other = await transaction
    .selectFrom('device')
    .select(['id', 'sn'])
    .where('deviceUserId', '=', wearerId)
    .where('lifeStatus', '=', 'bound')
    .where('deviceTypeId', '=', record.deviceTypeId)
    .where('deleted', '=', sql.lit(0))
    .executeTakeFirst();
  return other && other.id !== record.id
    ? [{ field: 'deviceUserId', code: 'deviceTypeTaken', params: { sn: other.sn } }]
    : [];
}

/** Ends the previous binding and starts the new one after a change. Returns the changed tables. */
export async function updateBindings(
  { before, record, transaction, now, kind }: Change<'device'>,
  id: number,
): Promise<string[]> {
  const [previous, next] = [before?.deviceUserId ?? null, kind === 'remove' ? null : (record.deviceUserId ?? null)];
  if (previous === next) return [];
  if (previous !== null) {
    await transaction
      .updateTable('deviceBinding')
      .set({ unbindTime: now, endReason: endReason(record.lifeStatus), updateTime: now })
      .where('deviceId', '=', id)
      .where('unbindTime', 'is', null)
      .execute();
  }
  if (next !== null) {
    await transaction
      .insertInto('deviceBinding')
      .values({
        deviceId: id,
        deviceUserId: next,
        bindTime: now,
        status: 'recorded',
        createTime: now,
        updateTime: now,
        createBy: 'system',
        updateBy: 'system',
        version: 1,
      })
      .execute();
  }
  return ['deviceBinding'];
}

function endReason(lifeStatus: RecordOf<'device'>['lifeStatus']): BindingEnd {
  return lifeStatus === 'maintenance' || lifeStatus === 'retired' ? lifeStatus : 'unbound';
}
