import { sql } from 'kysely';
import { STATUS } from '../../../../contract/envelope';
import { MINUTE_MS } from '../../../../contract/moment';
import {
  bumpVersions,
  type Context,
  type EntityExtension,
  fieldInput,
  type Handler,
  type Queries,
  type RowOf,
  rejection,
  seenCondition,
  transact,
  type WriteTransaction,
} from '../../../../server/plugin-api';
import { messageReceiverTypes } from '../entities/noticeCodes';
import { smsHourProblems } from '../entities/noticeRules';
import { ATTEMPTS_MAX, type ClaimedMessage, outbox } from '../entities/outbox';

/** A sender that says nothing for so long has lost its messages to the next one. */
const LEASE_MS = 5 * MINUTE_MS;
/** After a failure a message waits twice as long each time. */
const RETRY_MS = 2 * MINUTE_MS;

const refuse: Handler = async () => {
  throw rejection('outboxKept');
};

/** `claimOutbox`: messages that are due, for one sender alone; two senders at once get different ones. */
const claimOutbox: Handler = async (call, context) => {
  const { channel, limit } = fieldInput(call, outbox.calls.claimOutbox.input);
  const { kind } = context.database;
  const data = await transact(call, context, async ({ transaction, now }): Promise<ClaimedMessage[]> => {
    const seen = seenCondition(context.database.within(transaction), 'outbox');
    const isNight = smsHourProblems({ channels: [channel], level: 'info' }, now).length > 0;
    const rows = await transaction
      .selectFrom('outbox')
      .selectAll()
      .where('channel', '=', channel)
      .where('dueTime', '<=', now)
      .where((where) =>
        where.or([
          where('status', '=', 'queued'),
          where.and([where('status', '=', 'sending'), where('leaseEnd', '<=', now)]),
        ]),
      )
      .$if(isNight, (query) => query.where('level', '=', 'danger'))
      .where(({ and }) => and(seen ? [seen] : []))
      .orderBy('dueTime')
      .orderBy('id')
      .limit(limit)
      .$if(kind === 'postgres', (query) => query.forUpdate().skipLocked())
      .execute();
    if (rows.length === 0) return [];
    const ids = rows.map(({ id }) => id);
    await transaction
      .updateTable('outbox')
      .set({
        status: 'sending',
        leaseEnd: now + LEASE_MS,
        attempts: sql`case when "attempts" < ${ATTEMPTS_MAX} then "attempts" + 1 else "attempts" end`,
      })
      .where('id', 'in', ids)
      .execute();
    await context.audit.write(transaction, {
      call,
      resultStatus: STATUS.SUCCESS,
      diff: { channel, count: ids.length },
    });
    await bumpVersions(transaction, ['outbox', 'log']);
    const addresses = await addressesOf(transaction, rows);
    return rows.map((row) => claimed(row, addresses.get(receiverKey(row)) ?? null));
  });
  return { data, dataCount: data.length, message: 'okRead' };
};

/** `reportOutbox`: what became of messages; each thing counts once, however often it is reported. */
const reportOutbox: Handler = async (call, context) => {
  const { reports } = fieldInput(call, outbox.calls.reportOutbox.input);
  await transact(call, context, async ({ transaction, now }) => {
    const counts = new Map<number, NoticeCounts>();
    for (const report of reports) await apply({ transaction, context, report, now, counts });
    for (const [noticeId, count] of counts) {
      await transaction
        .updateTable('notice')
        .set({
          sentCount: sql`"sentCount" + ${count.sent}`,
          readCount: sql`"readCount" + ${count.read}`,
          confirmCount: sql`"confirmCount" + ${count.confirmed}`,
        })
        .where('id', '=', noticeId)
        .execute();
    }
    await bumpVersions(transaction, ['outbox', 'notice']);
  });
  return { message: 'okDone' };
};

/** The outbox is written by what sends messages; senders take from it and report. */
export const outboxExtension: EntityExtension<'outbox'> = {
  operations: {
    claimOutbox,
    reportOutbox,
    insert: refuse,
    updateByIdSelective: refuse,
    updateByIds: refuse,
    deleteById: refuse,
    deleteByIds: refuse,
  },
};

interface Report {
  id: number;
  event: 'sent' | 'failed' | 'read' | 'confirmed';
  failure: string | null;
}

interface NoticeCounts {
  sent: number;
  read: number;
  confirmed: number;
}

interface Reported {
  transaction: WriteTransaction;
  context: Context;
  report: Report;
  now: number;
  counts: Map<number, NoticeCounts>;
}

async function apply({ transaction, context, report, now, counts }: Reported): Promise<void> {
  const seen = context.database.within(transaction);
  const row = await seen.selectFrom('outbox').selectAll().where('id', '=', report.id).executeTakeFirst();
  if (!row) throw rejection('notFound');
  const set = changesOf(row, report, now);
  if (Object.keys(set).length === 0) return;
  await transaction
    .updateTable('outbox')
    .set({ ...set, updateTime: now })
    .where('id', '=', report.id)
    .execute();
  if (row.noticeId === null) return;
  const count = counts.get(row.noticeId) ?? { sent: 0, read: 0, confirmed: 0 };
  if ('sentTime' in set) count.sent += 1;
  if ('readTime' in set) count.read += 1;
  if ('confirmTime' in set) count.confirmed += 1;
  counts.set(row.noticeId, count);
}

/** Who has read a message has got it, and who has confirmed it has read it. */
function changesOf(row: RowOf<'outbox'>, { event, failure }: Report, now: number): Partial<RowOf<'outbox'>> {
  if (event === 'failed') {
    if (row.status !== 'sending') return {};
    const { attempts } = row;
    return attempts >= ATTEMPTS_MAX
      ? { status: 'failed', leaseEnd: null, failure }
      : { status: 'queued', leaseEnd: null, failure, dueTime: now + RETRY_MS * 2 ** (attempts - 1) };
  }
  const isSent = row.status === 'queued' || row.status === 'sending' || row.status === 'failed';
  return {
    ...(isSent && { status: 'sent', leaseEnd: null, failure: null }),
    ...(row.sentTime === null && { sentTime: now }),
    ...(event !== 'sent' && row.readTime === null && { readTime: now }),
    ...(event === 'confirmed' && row.confirmTime === null && { confirmTime: now }),
  };
}

/** Where receivers are reached: by their number, and users by their account of the mini-program. */
async function addressesOf(queries: Queries, rows: readonly RowOf<'outbox'>[]): Promise<Map<string, string>> {
  const addresses = new Map<string, string>();
  for (const type of messageReceiverTypes) {
    const ids = rows.filter((row) => row.receiverType === type).map(({ receiverId }) => receiverId);
    if (ids.length === 0) continue;
    const found = await queries.selectFrom(type).selectAll().where('id', 'in', ids).execute();
    const isByPhone = type !== 'user' || rows[0]?.channel === 'sms';
    for (const row of found) {
      const address = isByPhone ? row.phone : row.openId;
      if (typeof address === 'string') addresses.set(`${type}:${row.id}`, address);
    }
  }
  return addresses;
}

const receiverKey = ({ receiverType, receiverId }: RowOf<'outbox'>) => `${receiverType}:${receiverId}`;

function claimed(row: RowOf<'outbox'>, address: string | null): ClaimedMessage {
  return {
    id: row.id,
    channel: row.channel,
    level: row.level,
    receiverType: row.receiverType,
    receiverId: row.receiverId,
    address,
    title: row.title,
    content: row.content,
    noticeId: row.noticeId,
  };
}
