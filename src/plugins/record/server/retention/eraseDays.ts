import type { ErasedRecords } from '../../../../../server/plugin-api';
import type { PacketEntry } from '../../entities/kinds/raw';
import { deleteUnlistedPackets } from '../packets/packetContentStore';
import { kindOf } from '../reads/selectDay';

/** Deletes what the section stores beside the days of an erased person: earlier versions and packet contents. */
export async function eraseDays({ entity, transaction, ids, now }: ErasedRecords): Promise<void> {
  const kind = kindOf(entity.name);
  await transaction
    .deleteFrom('formerDay')
    .where('kind', '=', kind)
    .where('recordId', 'in', [...ids])
    .execute();
  if (kind !== 'raw') return;
  const days = await transaction
    .selectFrom('raw')
    .select(['deviceId', 'date'])
    .where('id', 'in', [...ids])
    .execute();
  for (const { deviceId, date } of days) {
    // Other wearers of the device on that day keep their packets.
    const others = await transaction
      .selectFrom('raw')
      .select('events')
      .where('deviceId', '=', deviceId)
      .where('date', '=', date)
      .where('id', 'not in', [...ids])
      .execute();
    // Validated against the layout when stored.
    const packets = others.flatMap(({ events }) => (events === null ? [] : (JSON.parse(events) as PacketEntry[])));
    await deleteUnlistedPackets({ transaction, deviceId, days: [{ date, packets }], now });
  }
}

/** Deletes pending computations for an erased person. */
export async function erasePendingComputations({ transaction, ids }: ErasedRecords): Promise<void> {
  for (const table of ['nightDue', 'baselineDue'] as const) {
    await transaction
      .deleteFrom(table)
      .where('deviceUserId', 'in', [...ids])
      .execute();
  }
}
