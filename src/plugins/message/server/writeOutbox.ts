import { toIsoMoment } from '../../../../contract/moment';
import type { WriteTransaction } from '../../../../server/plugin-api';
import { insertWithReservedIds, reserveIds } from '../../../../server/plugin-api/builtin';
import { isInApp, type MessageChannel, type MessageReceiverType } from '../entities/noticeCodes';
import { type Outbox, outbox } from '../entities/outbox';

/** A message to one person. */
export interface OutgoingMessage {
  reason: Outbox['reason'];
  noticeId?: number;
  channel: MessageChannel;
  level: Outbox['level'];
  receiverType: MessageReceiverType;
  receiverId: number;
  receiverName: string | null;
  title: string;
  content: string;
  /** The record that it is about. */
  aboutEntity?: string;
  aboutId?: number;
  /** Unique key of the message; the caller ensures that it does not exist yet. */
  messageKey: string;
}

interface WriteOutboxOptions {
  transaction: WriteTransaction;
  /** Milliseconds since 1970. */
  now: number;
}

/**
 * Delivers messages within the mini-program and queues the others for senders; the caller must increment the table
 * version.
 */
export async function writeOutbox(
  { transaction, now }: WriteOutboxOptions,
  messages: readonly OutgoingMessage[],
): Promise<void> {
  if (messages.length === 0) return;
  const ids = await reserveIds({ transaction, entity: outbox }, messages.length);
  const time = toIsoMoment(now);
  const shared = { createTime: time, updateTime: time, createBy: 'system', updateBy: 'system', version: 1 };
  const records = messages.map((message, index) => ({
    ...message,
    ...shared,
    id: ids[index],
    // The mini-program reads these messages from here, so they count as delivered.
    ...(isInApp(message.channel) ? { status: 'sent', sentTime: time } : { status: 'queued' }),
    dueTime: time,
    attempts: 0,
  }));
  await insertWithReservedIds({ transaction, entity: outbox, records });
}
