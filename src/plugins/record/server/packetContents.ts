import type { Readable } from 'node:stream';
import {
  type Ask,
  askFirst,
  type ByteRange,
  type Context,
  databaseKindOf,
  type FileStore,
  type Queries,
} from '../../../../server/plugin-api';
import type { PacketEntry, RawSignal } from '../entities/raw';
import { readDays } from './daySurroundings';
import { type ReadContent, unstoredSignals } from './unstoredSignals';

/** Where packets are looked for. */
export interface AskedPackets {
  queries: Queries;
  ask: Ask;
}

/** The packets of a device on a day. */
export interface PacketDay {
  deviceId: number;
  date: string;
}

/** One packet; numbers are counted for each signal. */
export interface PacketKey extends PacketDay {
  signal: RawSignal;
  seq: number;
}

/** Where a content is: in the file store, or made when it is read. */
type ContentPlace = { sha256: string } | { read: ReadContent };

/** A packet that the index of its day names. */
export interface IndexedPacket extends PacketEntry {
  /** Missing where it has not been sent. */
  content: ContentPlace | null;
}

/** One whose content can be read. */
export interface PacketThere extends IndexedPacket {
  content: ContentPlace;
}

/** The content of a packet: 16-bit samples as the scale of its signal says. */
export interface PacketContent {
  packet: PacketEntry;
  bytes: number;
  /** Reads it, or a part of it; `undefined` when the store has lost it. */
  read: (range?: ByteRange) => Promise<Readable | undefined>;
}

/**
 * The content of a packet; `undefined` where it has not been sent, or where the day is not seen by who asks. Whether they may
 * read raw signals at all is for the caller to know.
 */
export async function readPacket(
  { database, files, ask }: Context,
  key: PacketKey,
): Promise<PacketContent | undefined> {
  const { signal, seq } = key;
  const packets = await packetsThere({ queries: database.read, ask }, key);
  const packet = packets.find((each) => each.signal === signal && each.seq === seq);
  return packet && { packet, bytes: packet.bytes, read: (range) => openPacket(files, packet, range) };
}

/** The packets of a day whose contents are there, in order of time. The queries must see the day. */
export async function packetsThere(asked: AskedPackets, day: PacketDay): Promise<PacketThere[]> {
  const packets = await packetsOf(asked, day);
  return packets.filter((packet): packet is PacketThere => packet.content !== null);
}

/** All packets that the index of a day names, with the contents of those that are there, in order of time. */
export async function packetsOf(asked: AskedPackets, { deviceId, date }: PacketDay): Promise<IndexedPacket[]> {
  const { queries, ask } = asked;
  const day = await readIndex(asked, { deviceId, date });
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
  const made = await askFirst(ask, unstoredSignals, (signals) =>
    signals.contentsOf(queries, { date, source, deviceUserId }),
  );
  if (!made) return sent;
  return sent.map((packet) => {
    const read = made(packet);
    return packet.content === null && read ? { ...packet, content: { read } } : packet;
  });
}

/** Reads the content of a packet, or a part of it. */
export async function openPacket(
  files: FileStore,
  packet: PacketThere,
  range?: ByteRange,
): Promise<Readable | undefined> {
  const { content } = packet;
  return 'sha256' in content ? files.read(content.sha256, range) : content.read(range);
}

/** What the index of a day says. */
export interface PacketIndex {
  /** Of the record. */
  id: number;
  source: string;
  deviceUserId: number | null;
  /** In order of time. */
  packets: readonly PacketEntry[];
}

/** The index of a day; `undefined` where there is none. */
export async function readIndex(
  { queries, ask }: AskedPackets,
  { deviceId, date }: PacketDay,
): Promise<PacketIndex | undefined> {
  const [record] = await readDays({ queries, kind: databaseKindOf(queries), ask }, 'raw', [{ deviceId, date }]);
  if (!record) return undefined;
  return {
    id: record.id,
    source: record.source,
    deviceUserId: record.deviceUserId,
    // Each was checked against the layout when it was stored.
    packets: (record.events ?? []) as PacketEntry[],
  };
}
