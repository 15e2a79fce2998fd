import type { Queries } from '../../../../../server/plugin-api';
import { MISSING_PACKETS_MAX, UPLOAD_CLOCK_MS } from '../../../device/entities/uploads/uploadProtocol';
import {
  type AvailablePacket,
  type IndexedPacket,
  indexedPackets,
  type PacketQueryContext,
  type Sender,
  UploadRefusal,
  type WearerProfile,
} from '../../../record/server/public';
import { wearerBetween } from '../versions/wearerBetween';
import type { RecordingUpload } from './parseRecording';
import { type DayPacket, planRecording, type RecordingPlan } from './recordingPlan';

/**
 * Finds the packets of a recording and plans how they are joined.
 * @throws UploadRefusal `packetUnknown`, `packetsMissing` with their days and numbers, `badData` if they do not form a
 * recording
 */
export async function findPlan(
  queryContext: PacketQueryContext,
  { device, now }: Sender,
  upload: RecordingUpload,
): Promise<RecordingPlan<AvailablePacket>> {
  const deviceId = device.id;
  const packets = await packetsBetween(queryContext, deviceId, upload);
  const result = planRecording(packets);
  if ('problems' in result) throw new UploadRefusal('badData', { deviceId, problems: result.problems });
  if (result.plan.end > now + UPLOAD_CLOCK_MS) {
    throw new UploadRefusal('badData', { deviceId, problems: [{ field: 'toSeq', code: 'timeInFuture' }] });
  }
  const missing = packets.filter(({ packet }) => packet.content === null);
  if (missing.length > 0) {
    const missingPackets = missing.slice(0, MISSING_PACKETS_MAX).map(({ date, packet }) => ({ date, seq: packet.seq }));
    throw new UploadRefusal('packetsMissing', { deviceId, data: { missing: missingPackets, count: missing.length } });
  }
  return result.plan as RecordingPlan<AvailablePacket>;
}

async function packetsBetween(
  queryContext: PacketQueryContext,
  deviceId: number,
  { date, fromSeq, toDate, toSeq }: RecordingUpload,
): Promise<DayPacket<IndexedPacket>[]> {
  const found: DayPacket<IndexedPacket>[] = [];
  for (const day of new Set([date, toDate])) {
    const ofDay = (await indexedPackets(queryContext, { deviceId, date: day })).filter(
      ({ signal }) => signal === 'ecg',
    );
    const isAmong = (seq: number) => ofDay.some((packet) => packet.seq === seq);
    if ((day === date && !isAmong(fromSeq)) || (day === toDate && !isAmong(toSeq))) {
      throw new UploadRefusal('packetUnknown', { deviceId });
    }
    const inside = ofDay.filter(({ seq }) => (day !== date || seq >= fromSeq) && (day !== toDate || seq <= toSeq));
    found.push(...inside.map((packet) => ({ date: day, packet })));
  }
  return found;
}

/**
 * Returns the wearer of the device during the recording; among several, the one with the longest time.
 * @throws UploadRefusal `noWearer`
 */
export async function findWearer(
  queries: Queries,
  { device }: Sender,
  { begin, end }: RecordingPlan,
): Promise<WearerProfile> {
  const wearer = await wearerBetween(queries, { deviceId: device.id, begin, end });
  if (!wearer) throw new UploadRefusal('noWearer', { deviceId: device.id });
  return wearer;
}
