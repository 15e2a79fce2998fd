import type { Queries } from '../../../../../server/plugin-api';
import type { RecordContent } from '../../../../../server/plugin-api/builtin';
import type { PacketEntry } from '../../entities/kinds/raw';

/** Returns the raw signal packets that days list: 16-bit samples, little-endian, scaled as in `signalScales`. */
export async function listPacketContents(query: {
  queries: Queries;
  ids: readonly number[];
}): Promise<RecordContent[]> {
  const days = await query.queries
    .selectFrom('raw')
    .select(['deviceId', 'date', 'events'])
    .where('id', 'in', [...query.ids])
    .execute();
  const found: RecordContent[] = [];
  for (const { deviceId, date, events } of days) {
    // Validated against the layout when stored.
    const packets = events === null ? [] : (JSON.parse(events) as PacketEntry[]);
    const listed = new Set(packets.map(({ signal, seq }) => `${signal} ${seq}`));
    const rows = await query.queries
      .selectFrom('packetContent')
      .select(['signal', 'seq', 'sha256', 'bytes'])
      .where('deviceId', '=', deviceId)
      .where('date', '=', date)
      .execute();
    for (const { signal, seq, sha256, bytes } of rows) {
      if (listed.has(`${signal} ${seq}`))
        found.push({ name: `${deviceId}-${date}-${signal}-${seq}.bin`, sha256, bytes });
    }
  }
  return found;
}
