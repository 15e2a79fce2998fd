import type { Readable } from 'node:stream';
import { type AsyncPortLookup, type Context, firstPortResult, type Queries } from '../../../../../server/plugin-api';
import type { ByteRange, FileStore } from '../../../../../server/plugin-api/builtin';
import type { PacketEntry, RawSignal } from '../../entities/kinds/raw';
import { readDays } from '../days/dayQueries';
import { generatedSignals, type ReadContent } from './generatedSignals';

/** Where packets are read from. */
export interface PacketQueryContext {
  queries: Queries;
  ask: AsyncPortLookup;
}

/** A device and a day. */
export interface PacketDay {
  deviceId: number;
  date: string;
}

/** Identifies one packet; numbers count separately for each signal. */
export interface PacketKey extends PacketDay {
  signal: RawSignal;
  seq: number;
}

/** Location of a content: in the file store, or generated on read. */
type ContentLocation = { sha256: string } | { read: ReadContent };

/** A packet listed in the index of its day. */
export interface IndexedPacket extends PacketEntry {
  /** Null if it has not been sent. */
  content: ContentLocation | null;
}

/** A packet with readable content. */
export interface AvailablePacket extends IndexedPacket {
  content: ContentLocation;
}

/** The content of a packet: 16-bit samples with the scale of its signal. */
export interface PacketContent {
  packet: PacketEntry;
  bytes: number;
  /** Reads the content or a part of it; `undefined` if the store has lost it. */
  read: (range?: ByteRange) => Promise<Readable | undefined>;
}

/**
 * Returns the content of a packet. `undefined` if it has not been sent, or if the day is outside the caller's scope. The
 * caller checks the permission to read raw signals.
 */
export async function readPacket(
  { database, files, ask }: Context,
  key: PacketKey,
): Promise<PacketContent | undefined> {
  const { signal, seq } = key;
  const packets = await availablePackets({ queries: database.read, ask }, key);
  const packet = packets.find((each) => each.signal === signal && each.seq === seq);
  return packet && { packet, bytes: packet.bytes, read: (range) => openPacket(files, packet, range) };
}

/** Returns the packets of a day that have content, in order of time. The queries must have access to the day. */
export async function availablePackets(queryContext: PacketQueryContext, day: PacketDay): Promise<AvailablePacket[]> {
  const packets = await indexedPackets(queryContext, day);
  return packets.filter((packet): packet is AvailablePacket => packet.content !== null);
}

/** Returns all packets in the index of a day, with the available contents, in order of time. */
export async function indexedPackets(
  queryContext: PacketQueryContext,
  { deviceId, date }: PacketDay,
): Promise<IndexedPacket[]> {
  const { queries, ask } = queryContext;
  const day = await readPacketIndex(queryContext, { deviceId, date });
  if (!day) return [];
  const { packets, source, deviceUserId } = day;
  const rows = await queries
    .selectFrom('packetContent')
    .select(['signal', 'seq', 'sha256'])
    .where('deviceId', '=', deviceId)
    .where('date', '=', date)
    .execute();
  const contents = new Map(rows.map(({ signal, seq, sha256 }) => [`${signal} ${seq}`, { sha256 }]));
  const sent = packets.map((packet) => ({
    ...packet,
    content: contents.get(`${packet.signal} ${packet.seq}`) ?? null,
  }));
  if (sent.every(({ content }) => content !== null)) return sent;
  const generatedContents = await firstPortResult(ask, generatedSignals, (signals) =>
    signals.contentsOf(queries, { date, source, deviceUserId }),
  );
  if (!generatedContents) return sent;
  return sent.map((packet) => {
    const read = generatedContents(packet);
    return packet.content === null && read ? { ...packet, content: { read } } : packet;
  });
}

/** Opens the content of a packet, or a part of it. */
export async function openPacket(
  files: FileStore,
  packet: AvailablePacket,
  range?: ByteRange,
): Promise<Readable | undefined> {
  const { content } = packet;
  return 'sha256' in content ? files.read(content.sha256, range) : content.read(range);
}

/** The packet index of a day. */
export interface PacketIndex {
  /** Id of the record. */
  id: number;
  source: string;
  deviceUserId: number | null;
  /** In order of time. */
  packets: readonly PacketEntry[];
}

/** Reads the index of a day; `undefined` if there is none. */
export async function readPacketIndex(
  { queries, ask }: PacketQueryContext,
  { deviceId, date }: PacketDay,
): Promise<PacketIndex | undefined> {
  const [record] = await readDays({ queries, ask }, 'raw', [{ deviceId, date }]);
  if (!record) return undefined;
  return {
    id: record.id,
    source: record.source,
    deviceUserId: record.deviceUserId,
    // Validated against the layout when stored.
    packets: (record.events ?? []) as PacketEntry[],
  };
}
