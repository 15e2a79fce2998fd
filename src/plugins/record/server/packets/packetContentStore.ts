import type { Problem } from '../../../../../contract/problems';
import type { Queries, WriteTransaction } from '../../../../../server/plugin-api';
import { groupedBy, releaseContents } from '../../../../../server/plugin-api/builtin';
import type { PacketEntry } from '../../entities/kinds/raw';
import type { PacketKey } from './packetContents';

/** Facts about a content that are known without reading it. */
export interface ContentFacts {
  bytes: number;
  /** Hexadecimal digits. */
  crc32: string;
  sha256: string;
}

/** Returns how a content differs from its index entry. Checksums that the index omits are not compared. */
export function contentProblems(packet: PacketEntry, content: ContentFacts): Problem[] {
  const isDifferent = (fact: keyof ContentFacts) => packet[fact] != null && packet[fact] !== content[fact];
  return (['bytes', 'crc32', 'sha256'] as const)
    .filter(isDifferent)
    .map((field) => ({ field, code: 'packetNotAsIndexed' as const }));
}

/** Returns the stored content of a packet; `undefined` if there is none. */
export async function findPacketContent(
  queries: Queries,
  { deviceId, date, signal, seq }: PacketKey,
): Promise<ContentFacts | undefined> {
  return queries
    .selectFrom('packetContent')
    .select(['bytes', 'crc32', 'sha256'])
    .where('deviceId', '=', deviceId)
    .where('date', '=', date)
    .where('signal', '=', signal)
    .where('seq', '=', seq)
    .executeTakeFirst();
}

/** Stores that the content of a packet is in the file store. */
export async function addPacketContent(
  transaction: WriteTransaction,
  { deviceId, date, signal, seq }: PacketKey,
  { bytes, crc32, sha256 }: ContentFacts,
): Promise<void> {
  await transaction.insertInto('packetContent').values({ deviceId, date, signal, seq, bytes, crc32, sha256 }).execute();
}

interface ReindexedDays {
  transaction: WriteTransaction;
  deviceId: number;
  /** The new index of each day. */
  days: readonly { date: string; packets: readonly PacketEntry[] }[];
  now: number;
}

/** Deletes contents that the index of their day no longer lists, or lists differently. */
export async function deleteUnlistedPackets({ transaction, deviceId, days, now }: ReindexedDays): Promise<void> {
  if (days.length === 0) return;
  const rows = await transaction
    .selectFrom('packetContent')
    .selectAll()
    .where('deviceId', '=', deviceId)
    .where(
      'date',
      'in',
      days.map(({ date }) => date),
    )
    .execute();
  if (rows.length === 0) return;
  const listed = new Map(
    days.flatMap(({ date, packets }) => packets.map((packet) => [keyOf({ ...packet, date }), packet] as const)),
  );
  const unlisted = rows.filter((row) => {
    const packet = listed.get(keyOf(row));
    return !packet || contentProblems(packet, row).length > 0;
  });
  const contents = unlisted.map(({ sha256 }) => sha256);
  await releaseContents(transaction, contents, now);
  const groups = groupedBy(unlisted, ({ date, signal }) => `${date} ${signal}`);
  for (const group of groups.values()) {
    const [first] = group;
    if (!first) continue;
    await transaction
      .deleteFrom('packetContent')
      .where('deviceId', '=', deviceId)
      .where('date', '=', first.date)
      .where('signal', '=', first.signal)
      .where(
        'seq',
        'in',
        group.map(({ seq }) => seq),
      )
      .execute();
  }
}

const keyOf = ({ date, signal, seq }: { date?: unknown; signal?: unknown; seq?: unknown }) =>
  `${date} ${signal} ${seq}`;
