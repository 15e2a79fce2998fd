import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { crc32 } from 'node:zlib';
import { bumpVersions, type Context, lockRows, type WriteTransaction } from '../../../../../server/plugin-api';
import { announceContent } from '../../../../../server/plugin-api/builtin';
import { bytesPerMoment, type PacketEntry } from '../../entities/kinds/raw';
import { lockDevices } from '../days/lockDevices';
import { addPacketContent, type ContentFacts, contentProblems, findPacketContent } from '../packets/packetContentStore';
import { type PacketKey, type PacketQueryContext, readPacketIndex } from '../packets/packetContents';
import { consumeNonce, recordContact, type Sender } from './deviceContact';
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
  requireIndexed(key, await findIndexedPacket({ queries: database.unscoped.read, ask }, key), facts);
  const received = await files.receive(Readable.from([content]), content.length, 'packet');
  try {
    await announceContent({ database }, facts.sha256, now);
    await files.persist(received);
  } finally {
    await received.discard();
  }
  return database.write(async (transaction) => {
    await consumeNonce(transaction, sender);
    // Locks the index, so that neither it nor its day changes meanwhile.
    await lockDevices(transaction, [key.deviceId]);
    await lockDay(transaction, key);
    requireIndexed(key, await findIndexedPacket({ queries: transaction, ask }, key), facts);
    const stored = await findPacketContent(transaction, key);
    if (stored && stored.sha256 !== facts.sha256) {
      throw differs(key, [{ field: 'sha256', code: 'packetNotAsIndexed' }]);
    }
    if (!stored) await addPacketContent(transaction, key, facts);
    await recordContact(transaction, sender);
    await bumpVersions(transaction, ['raw', 'device']);
    return { isNew: !stored };
  });
}

async function lockDay(transaction: WriteTransaction, { deviceId, date }: PacketKey) {
  const rows = await transaction
    .selectFrom('raw')
    .select('id')
    .where('deviceId', '=', deviceId)
    .where('date', '=', date)
    .execute();
  await lockRows(transaction, { table: 'raw', ids: rows.map(({ id }) => id), mode: 'update' });
}

function factsOf(content: Buffer): ContentFacts {
  return {
    bytes: content.length,
    crc32: crc32(content).toString(16).padStart(8, '0'),
    sha256: createHash('sha256').update(content).digest('hex'),
  };
}

async function findIndexedPacket(queryContext: PacketQueryContext, key: PacketKey): Promise<PacketEntry | undefined> {
  const day = await readPacketIndex(queryContext, key);
  return day?.packets.find(({ signal, seq }) => signal === key.signal && seq === key.seq);
}

function requireIndexed(key: PacketKey, packet: PacketEntry | undefined, facts: ContentFacts): void {
  if (!packet) throw new UploadRefusal('packetUnknown', { deviceId: key.deviceId });
  const problems = contentProblems(packet, facts);
  if (problems.length === 0 && !hasExpectedLength(packet)) problems.push({ field: 'bytes', code: 'packetLength' });
  if (problems.length > 0) throw differs(key, problems);
}

const differs = ({ deviceId }: PacketKey, problems: UploadRefusal['problems']) =>
  new UploadRefusal('packetDiffers', { deviceId, problems });

/** Whether the content has as many samples as rate and duration require, within a millisecond. */
function hasExpectedLength({ bytes, signal, hz, ms }: PacketEntry): boolean {
  const moments = bytes / bytesPerMoment(signal);
  return Number.isInteger(moments) && Math.abs((moments * 1_000) / hz - ms) <= 1;
}
