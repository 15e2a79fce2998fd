import type { Queries, RecordContent } from '../../../../server/plugin-api';
import type { PacketEntry } from '../entities/raw';

/** The packets of raw signals that days name: 16-bit samples, little-endian, as `signalScales` says. */
export async function packetContents(asked: { queries: Queries; ids: readonly number[] }): Promise<RecordContent[]> {
  const days = await asked.queries
    .selectFrom('raw')
    .select(['deviceId', 'date', 'events'])
    .where('id', 'in', [...asked.ids])
    .execute();
  const found: RecordContent[] = [];
  for (const { deviceId, date, events } of days) {
    // Each was checked against the layout when it was stored.
    const packets = events === null ? [] : (JSON.parse(events) as PacketEntry[]);
    const named = new Set(packets.map(({ signal, seq }) => `${signal} ${seq}`));
    const rows = await asked.queries
      .selectFrom('packetContent')
      .select(['signal', 'seq', 'sha256', 'bytes'])
      .where('deviceId', '=', deviceId)
      .where('date', '=', date)
      .execute();
    for (const { signal, seq, sha256, bytes } of rows) {
      if (named.has(`${signal} ${seq}`))
        found.push({ name: `${deviceId}-${date}-${signal}-${seq}.bin`, sha256, bytes });
    }
  }
  return found;
}
