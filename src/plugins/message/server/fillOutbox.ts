import { sql } from 'kysely';
import {
  bumpVersions,
  type Context,
  findRecord,
  lockRows,
  type RecordOf,
  type WriteTransaction,
} from '../../../../server/plugin-api';
import { notice } from '../entities/notice';
import { isInApp, type NoticeChannel, type ReceiverType, receiverTypes } from '../entities/noticeCodes';
import { receiversOf } from './receivers';
import { type OutgoingMessage, writeOutbox } from './writeOutbox';

/** Recipients to write in one transaction. */
const CHUNK = 500;

interface FillChunkOptions {
  transaction: WriteTransaction;
  id: number;
  now: number;
}

/**
 * Writes the messages of a notice to its next recipients; returns `false` if none are left. A lock allows one process
 * at a time.
 */
export async function fillChunk({ transaction, id, now }: FillChunkOptions): Promise<boolean> {
  await lockRows(transaction, { table: 'notice', ids: [id], mode: 'update' });
  const record = await findRecord(transaction, notice, id);
  const position = record ? parsePosition(record) : undefined;
  if (!record || !position) return false;
  const { type, last } = position;
  const names = { user: 'realName', attendant: 'name', doctor: 'name' } as const;
  const rows =
    (await receiversOf(type, { queries: transaction, targets: record, now })
      ?.select(['id', `${names[type]} as name`])
      .where('id', '>', last)
      .orderBy('id')
      .limit(CHUNK)
      .execute()) ?? [];
  const messages = rows.flatMap((row) =>
    record.channels.map((channel) => messageTo({ record, id, type, channel, row })),
  );
  await writeOutbox({ transaction, now }, messages);
  const next = nextPosition({ type, last, rows });
  const deliveredCount = messages.filter(({ channel }) => isInApp(channel)).length;
  await transaction
    .updateTable('notice')
    .set({
      outboxPosition: next,
      receiverCount: sql`"receiverCount" + ${rows.length}`,
      sentCount: sql`"sentCount" + ${deliveredCount}`,
    })
    .where('id', '=', id)
    .execute();
  await bumpVersions(transaction, ['notice', 'outbox']);
  return next !== null;
}

/** Fills the outbox for all sent notices that are incomplete; returns the number of chunks. */
export async function fillOutboxes({ database }: Context, now: number, signal: AbortSignal): Promise<number> {
  const open = await database.read
    .selectFrom('notice')
    .select('id')
    .where('status', '=', 'sent')
    .where('outboxPosition', 'is not', null)
    .where('deleted', '=', sql.lit(0))
    .orderBy('id')
    .execute();
  let chunks = 0;
  for (const { id } of open) {
    for (let isMore = true; isMore && !signal.aborted; chunks += 1) {
      isMore = await database.write((transaction) => fillChunk({ transaction, id: id, now }));
    }
  }
  return chunks;
}

interface Position {
  type: ReceiverType;
  /** Id of the last recipient written. */
  last: number;
}

function parsePosition({ outboxPosition }: RecordOf<'notice'>): Position | undefined {
  const [kind, last] = outboxPosition?.split(':') ?? [];
  const type = receiverTypes.find((each) => each === kind);
  return type && { type, last: Number(last) };
}

function nextPosition({ type, last, rows }: Position & { rows: readonly { id: number }[] }): string | null {
  if (rows.length === CHUNK) return `${type}:${rows.at(-1)?.id ?? last}`;
  const nextType = receiverTypes[receiverTypes.indexOf(type) + 1];
  return nextType ? `${nextType}:0` : null;
}

interface MessageParts {
  record: RecordOf<'notice'>;
  id: number;
  type: ReceiverType;
  channel: NoticeChannel;
  row: { id: number; name?: unknown };
}

function messageTo({ record, id, type, channel, row }: MessageParts): OutgoingMessage {
  return {
    reason: 'notice',
    noticeId: id,
    channel,
    level: record.level,
    receiverType: type,
    receiverId: row.id,
    receiverName: typeof row.name === 'string' ? row.name : null,
    title: record.title,
    content: record.content,
    messageKey: `notice:${id}:${type}:${row.id}:${channel}`,
  };
}
