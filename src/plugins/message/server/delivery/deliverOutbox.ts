import pLimit from 'p-limit';
import { DEFAULT_LOCALE } from '../../../../../contract/constants';
import { bumpVersions, type Context } from '../../../../../server/plugin-api';
import type { ClaimedMessage } from '../../entities/outbox';
import { claimMessages } from '../outbox/claimMessages';
import { type MessageReport, reportMessages } from '../outbox/reportMessages';
import { type Adapter, adaptersOf } from './adapters';
import { DeliveryFailure } from './DeliveryFailure';

/** Messages to claim at once: at ten seconds each they are sent long before their lease ends. */
const BATCH = 20;
const CONCURRENCY = 4;

/** Sends due messages with the configured adapters; returns the number of attempted messages. */
export async function deliverOutbox(context: Context, _now: number, signal: AbortSignal): Promise<number> {
  let attempted = 0;
  for (const adapter of adaptersOf(context.config)) {
    try {
      for (let isMore = true; isMore && !signal.aborted; ) {
        const count = await deliverBatch(context, adapter);
        attempted += count;
        isMore = count === BATCH;
      }
    } finally {
      adapter.close?.();
    }
  }
  return attempted;
}

async function deliverBatch(context: Context, adapter: Adapter): Promise<number> {
  const { database } = context;
  const { channel } = adapter;
  const messages = await database.write(async (transaction) => {
    const { findEntity } = context;
    const claim = { transaction, channel, limit: BATCH, now: context.now(), findEntity };
    const claimed = await claimMessages(claim);
    if (claimed.length > 0) await bumpVersions(transaction, ['outbox']);
    return claimed;
  });
  if (messages.length === 0) return 0;
  const limit = pLimit(CONCURRENCY);
  const reports = await Promise.all(messages.map((message) => limit(() => deliver(context, adapter, message))));
  await database.write((transaction) =>
    reportMessages({ transaction, scopedQueries: transaction, reports, now: context.now() }),
  );
  return messages.length;
}

async function deliver(
  { logger, translate: say }: Context,
  adapter: Adapter,
  message: ClaimedMessage,
): Promise<MessageReport> {
  const { id, address, channel } = message;
  if (address === null) {
    return { id, event: 'failed', failure: say(DEFAULT_LOCALE, 'receiverUnreachable'), isFinal: true };
  }
  try {
    await adapter.send({ ...message, address });
    return { id, event: 'sent', failure: null };
  } catch (error) {
    if (!(error instanceof DeliveryFailure)) throw error;
    logger.warn({ message: id, channel, failure: error.message, cause: error.cause }, 'message not delivered');
    return { id, event: 'failed', failure: error.message, isFinal: error.isFinal };
  }
}
