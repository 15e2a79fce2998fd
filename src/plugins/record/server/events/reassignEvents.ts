import type { WriteTransaction } from '../../../../../server/plugin-api';
import { eventKinds } from '../../../device/entities/uploads/eventKinds';
import { lockDevices } from '../days/lockDevices';
import type { ReassignedRange } from '../wearers/attribution';
import { wearerAt } from './acceptEvent';
import { raiseEventAlert, withdrawEventAlert } from './raiseEventAlert';

interface ReassignmentContext {
  transaction: WriteTransaction;
  now: number;
}

/** Moves events to their current wearer after a binding was corrected. Returns the changed tables. */
export async function reassignEvents(
  reassignment: ReassignmentContext,
  ranges: readonly ReassignedRange[],
): Promise<string[]> {
  const { transaction, now } = reassignment;
  const changed = new Set<string>();
  await lockDevices(
    transaction,
    ranges.map(({ deviceId }) => deviceId),
  );
  for (const { deviceId, from, to } of ranges) {
    const events = await transaction
      .selectFrom('deviceEvent')
      .select(['id', 'deviceUserId', 'kind', 'time', 'status'])
      .where('deviceId', '=', deviceId)
      .where('time', '>=', from)
      .where('time', '<=', to)
      .orderBy('id')
      .execute();
    for (const event of events) {
      const deviceUserId = await wearerAt(transaction, deviceId, event.time);
      const eventKind = eventKinds.find((name) => name === event.kind);
      if (deviceUserId === event.deviceUserId || !eventKind) continue;
      await transaction
        .updateTable('deviceEvent')
        .set({ deviceUserId, updateTime: now })
        .where('id', '=', event.id)
        .execute();
      changed.add('deviceEvent');
      // A closed event or a test raises no new alert.
      if (event.status === 'test' || event.status === 'closed') continue;
      const reassigned = { id: event.id, deviceId, kind: eventKind, time: event.time };
      for (const table of [
        ...(await withdrawEventAlert(reassignment, { event: reassigned, deviceUserId: event.deviceUserId })),
        ...(await raiseEventAlert(reassignment, { event: reassigned, deviceUserId })),
      ])
        changed.add(table);
    }
  }
  return [...changed];
}
