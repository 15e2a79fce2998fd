import { parseIsoMoment, toIsoMoment } from '../../../../contract/moment';
import type { Problem } from '../../../../contract/problems';
import type { Change, EntityExtension, ReadContext, RecordOf, WireRecord } from '../../../../server/plugin-api';
import { type OnlineStatus, onlineStatusAt } from '../entities/devices/deviceStates';
import { bindingProblems, updateBindings } from './bindings';
import { registerDevice, rotateSecret } from './deviceSecretCalls';
import { selectByDeviceUserId } from './selectByDeviceUserId';

/** Server extension of devices: the wearer and the bind time, the keys, and the online status. */
export const deviceExtension: EntityExtension<'device'> = {
  complete: ({ kind, now }): WireRecord => (kind === 'insert' ? { registerTime: toIsoMoment(now) } : {}),
  guard: async (change) => [...typeProblems(change), ...(await bindingProblems(change))],
  after: updateBindings,
  read: async (records, reading) => refreshOnline(records, reading),
  readFields: ['onlineStatus'],
  operations: { registerDevice, rotateSecret, selectByDeviceUserId },
};

/** Rejects another type for a worn device, because a wearer has at most one device of a type. */
function typeProblems({ kind, before, record }: Change<'device'>): Problem[] {
  const isChanged = kind === 'update' && before?.deviceTypeId !== record.deviceTypeId;
  return isChanged && before?.deviceUserId != null ? [{ field: 'deviceTypeId', code: 'deviceTypeKept' }] : [];
}

function refreshOnline(records: RecordOf<'device'>[], { context }: ReadContext): void {
  const now = context.now();
  for (const record of records) record.onlineStatus = currentOnlineStatus(record, now);
}

function currentOnlineStatus({ lastSeenTime }: RecordOf<'device'>, now: number): OnlineStatus {
  return onlineStatusAt(lastSeenTime === null ? null : parseIsoMoment(lastSeenTime), now);
}
