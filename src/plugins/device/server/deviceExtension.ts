import { momentOf, momentText } from '../../../../contract/moment';
import type { Problem } from '../../../../contract/problems';
import type { Change, EntityExtension, Reading, RecordOf, WireRecord } from '../../../../server/plugin-api';
import { type OnlineStatus, onlineStatusAt } from '../entities/deviceStates';
import { bindingProblems, keepBindings } from './bindings';
import { registerDevice, rotateSecret } from './deviceSecretCalls';
import { selectByDeviceUserId } from './selectByDeviceUserId';

/** Server extension of devices: the wearer and the bind time, the keys, and the online status. */
export const deviceExtension: EntityExtension<'device'> = {
  complete: ({ kind, now }): WireRecord => (kind === 'insert' ? { registerTime: momentText(now) } : {}),
  guard: async (change) => [...typeProblems(change), ...(await bindingProblems(change))],
  after: keepBindings,
  read: async (records, reading) => refreshOnline(records, reading),
  readFields: ['onlineStatus'],
  operations: { registerDevice, rotateSecret, selectByDeviceUserId },
};

/** Rejects another type for a worn device, because a wearer has at most one device of a type. */
function typeProblems({ kind, before, record }: Change<'device'>): Problem[] {
  const isChanged = kind === 'update' && before?.deviceTypeId !== record.deviceTypeId;
  return isChanged && before?.deviceUserId != null ? [{ field: 'deviceTypeId', code: 'deviceTypeKept' }] : [];
}

function refreshOnline(records: RecordOf<'device'>[], { context }: Reading): void {
  const now = context.now();
  for (const record of records) record.onlineStatus = onlineOf(record, now);
}

function onlineOf({ lastSeenTime }: RecordOf<'device'>, now: number): OnlineStatus {
  return onlineStatusAt(lastSeenTime === null ? null : momentOf(lastSeenTime), now);
}
