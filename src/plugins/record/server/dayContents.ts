import { groupedBy, type WriteTransaction } from '../../../../server/plugin-api';
import type { RecordKind } from '../../device/entities/recordKinds';
import type { DeviceDay } from './daySurroundings';
import { forgetPackets } from './keepPackets';

export interface DayContents {
  transaction: WriteTransaction;
  kind: RecordKind;
  days: readonly DeviceDay[];
  now: number;
}

/** Deletes everything that belongs to days but is stored outside their records: the contents of packets. */
export async function forgetDayContents({ transaction, kind, days, now }: DayContents): Promise<void> {
  if (kind !== 'raw') return;
  for (const [deviceId, own] of groupedBy(days, (day) => day.deviceId)) {
    await forgetPackets({ transaction, deviceId, days: own.map(({ date }) => ({ date, packets: [] })), now });
  }
}
