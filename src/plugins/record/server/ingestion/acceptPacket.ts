import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { crc32 } from 'node:zlib';
import {
  bumpVersions,
  type Context,
  type DatabaseKind,
  expectContent,
  lockName,
  lockRows,
  type WriteTransaction,
} from '../../../../../server/plugin-api';
import { bytesPerMoment, type PacketEntry } from '../../entities/raw';
import { addPacket, type ContentFacts, contentProblems, findPacket } from '../keepPackets';
import { type AskedPackets, type PacketKey, readIndex } from '../packetContents';
import { hearFrom, type Sender, takeNonce } from './deviceContact';
import { UploadRefusal } from './UploadRefusal';

/**
 * Stores the content of a packet that the index of its day lists. Idempotent. Returns whether the content is new.
 * @throws UploadRefusal `packetUnknown`, or `packetDiffers` with the differences
 */
export async function acceptPacket(
  { database, files, ask }: Context,
  sender: Sender,
  { key, content }: { key: PacketKey; content: Buffer },
): Promise<{ isNew: boolean }> {
  const { now } = sender;
  const facts = factsOf(content);
  // Content that the index contradicts is refused before it reaches the store.
  requireIndexed(key, await indexed({ queries: database.whole.read, ask }, key), facts);
  const received = await files.receive(Readable.from([content]), content.length, 'packet');
  try {
    await expectContent({ database }, facts.sha256, now);
    await files.keep(received);
  } finally {
    await received.discard();
  }
  return database.write(async (transaction) => {
    await takeNonce(transaction, sender);
    // Locks the index, so that neither it nor its day changes meanwhile.
    await lockName(transaction, database.kind, `records of device ${key.deviceId}`);
    await holdDay(transaction, database.kind, key);
    requireIndexed(key, await indexed({ queries: transaction, ask }, key), facts);
    const there = await findPacket(transaction, key);
    if (there && there.sha256 !== facts.sha256) {
      throw differs(key, [{ field: 'sha256', code: 'packetNotAsIndexed' }]);
    }
    if (!there) await addPacket(transaction, key, facts);
    await hearFrom(transaction, sender);
    await bumpVersions(transaction, ['raw', 'device']);
    return { isNew: !there };
  });
}

async function holdDay(transaction: WriteTransaction, kind: DatabaseKind, { deviceId, date }: PacketKey) {
  const rows = await transaction
    .selectFrom('raw')
    .select('id')
    .where('deviceId', '=', deviceId)
    .where('date', '=', date)
    .execute();
  await lockRows(transaction, { kind, table: 'raw', ids: rows.map(({ id }) => id), mode: 'update' });
}

function factsOf(content: Buffer): ContentFacts {
  return {
    bytes: content.length,
    crc32: crc32(content).toString(16).padStart(8, '0'),
    sha256: createHash('sha256').update(content).digest('hex'),
  };
}

async function indexed(asked: AskedPackets, key: PacketKey): Promise<PacketEntry | undefined> {
  const day = await readIndex(asked, key);
  return day?.packets.find(({ signal, seq }) => signal === key.signal && seq === key.seq);
}

function requireIndexed(key: PacketKey, packet: PacketEntry | undefined, facts: ContentFacts): void {
  if (!packet) throw new UploadRefusal('packetUnknown', { deviceId: key.deviceId });
  const problems = contentProblems(packet, facts);
  if (problems.length === 0 && !hasWholeDuration(packet)) problems.push({ field: 'bytes', code: 'packetLength' });
  if (problems.length > 0) throw differs(key, problems);
}

const differs = ({ deviceId }: PacketKey, problems: UploadRefusal['problems']) =>
  new UploadRefusal('packetDiffers', { deviceId, problems });

/** Whether the content has as many samples as rate and duration require, within a millisecond. */
function hasWholeDuration({ bytes, signal, hz, ms }: PacketEntry): boolean {
  const moments = bytes / bytesPerMoment(signal);
  return Number.isInteger(moments) && Math.abs((moments * 1_000) / hz - ms) <= 1;
}
