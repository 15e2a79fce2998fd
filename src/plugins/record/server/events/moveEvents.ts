import type { DatabaseKind, WriteTransaction } from '../../../../../server/plugin-api';
import { eventKinds } from '../../../device/entities/eventKinds';
import type { MovedStretch } from '../attribution';
import { holdDevices } from '../storeDays';
import { wearerAt } from './acceptEvent';
import { keepEventAlert, withdrawEventAlert } from './keepEventAlert';

interface Moving {
  transaction: WriteTransaction;
  kind: DatabaseKind;
  now: number;
}

/** Moves events to their current wearer after a binding was corrected. Returns the changed tables. */
export async function moveEvents(moving: Moving, stretches: readonly MovedStretch[]): Promise<string[]> {
  const { transaction, kind, now } = moving;
  const changed = new Set<string>();
  await holdDevices(
    transaction,
    kind,
    stretches.map(({ deviceId }) => deviceId),
  );
  for (const { deviceId, from, to } of stretches) {
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
      const moved = { id: event.id, deviceId, kind: eventKind, time: event.time };
      for (const table of [
        ...(await withdrawEventAlert(moving, { event: moved, deviceUserId: event.deviceUserId })),
        ...(await keepEventAlert(moving, { event: moved, deviceUserId })),
      ])
        changed.add(table);
    }
  }
  return [...changed];
}
