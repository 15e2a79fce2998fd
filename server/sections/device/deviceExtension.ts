import { type OnlineStatus, onlineStatusAt } from '../../../contract/device/deviceStates';
import { momentOf, momentText } from '../../../contract/moment';
import type { Problem } from '../../../contract/problems';
import type { WireRecord } from '../../db/recordCodec';
import type { Change, EntityExtension, Reading } from '../../operations/extension';
import { recordNumber } from '../recordNumber';
import { bindingProblems, keepBindings } from './bindings';
import { registerDevice, rotateSecret } from './deviceSecretCalls';
import { selectByDeviceUserId } from './selectByDeviceUserId';

/** Devices: who wears them, and since when; their keys; whether they are online. */
export const deviceExtension: EntityExtension = {
  complete: ({ kind, now }): WireRecord => (kind === 'insert' ? { registerTime: momentText(now) } : {}),
  guard: async (change) => [...typeProblems(change), ...(await bindingProblems(change))],
  number: (_record, id) => ({ deviceNo: deviceNo(id) }),
  after: keepBindings,
  read: async (records, reading) => refreshOnline(records, reading),
  operations: { registerDevice, rotateSecret, selectByDeviceUserId },
};

export function deviceNo(id: number): string {
  return recordNumber('M', id, 8);
}

/** A wearer has one device of a type, so the type of a worn one stays. */
function typeProblems({ kind, before, record }: Change): Problem[] {
  const isChanged = kind === 'update' && before?.deviceTypeId !== record.deviceTypeId;
  return isChanged && before?.deviceUserId != null ? [{ field: 'deviceTypeId', code: 'deviceTypeKept' }] : [];
}

function refreshOnline(records: WireRecord[], { context }: Reading): void {
  const now = context.now();
  for (const record of records) record.onlineStatus = onlineOf(record, now);
}

function onlineOf({ lastSeenTime }: WireRecord, now: number): OnlineStatus {
  return onlineStatusAt(typeof lastSeenTime === 'string' ? momentOf(lastSeenTime) : null, now);
}
