import type { WriteTransaction } from '../../../../../server/plugin-api';
import { groupedBy } from '../../../../../server/plugin-api/builtin';
import type { RecordKind } from '../../../device/entities/uploads/recordKinds';
import type { DeviceDay } from '../days/dayQueries';
import { deleteUnlistedPackets } from '../packets/packetContentStore';

export interface DayContents {
  transaction: WriteTransaction;
  kind: RecordKind;
  days: readonly DeviceDay[];
  now: number;
}

/** Deletes everything that belongs to days but is stored outside their records: the contents of packets. */
export async function deleteDayContents({ transaction, kind, days, now }: DayContents): Promise<void> {
  if (kind !== 'raw') return;
  for (const [deviceId, own] of groupedBy(days, (day) => day.deviceId)) {
    await deleteUnlistedPackets({ transaction, deviceId, days: own.map(({ date }) => ({ date, packets: [] })), now });
  }
}
