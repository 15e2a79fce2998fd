import { sql } from 'kysely';
import { MINUTE_MS } from '../../../../../contract/moment';
import type { Condition, Context, Queries, RowOf, WriteTransaction } from '../../../../../server/plugin-api';
import { recordCodec, sqlDialectOf } from '../../../../../server/plugin-api/builtin';
import { messageReceiverTypes, type SentChannel } from '../../entities/noticeCodes';
import { smsHourProblems } from '../../entities/noticeRules';
import { ATTEMPTS_MAX, type ClaimedMessage } from '../../entities/outbox';

/** Lease of claimed messages: if a sender reports nothing for this long, another one can claim them. */
const LEASE_MS = 5 * MINUTE_MS;

export interface ClaimOptions {
  transaction: WriteTransaction;
  channel: SentChannel;
  limit: number;
  now: number;
  findEntity: Context['findEntity'];
  /** Limits the messages to the caller's data scope. Defaults to all. */
  scope?: Condition | undefined;
}

/** Leases due messages to one sender exclusively; the caller must increment the table version. */
export async function claimMessages({
  transaction,
  channel,
  limit,
  now,
  findEntity,
  scope,
}: ClaimOptions): Promise<ClaimedMessage[]> {
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
    .where(({ and }) => and(scope ? [scope] : []))
    .orderBy('dueTime')
    .orderBy('id')
    .limit(limit)
    .$if(sqlDialectOf(transaction) === 'postgres', (query) => query.forUpdate().skipLocked())
    .execute();
  if (rows.length === 0) return [];
  await transaction
    .updateTable('outbox')
    .set({
      status: 'sending',
      leaseEnd: now + LEASE_MS,
      attempts: sql`case when "attempts" < ${ATTEMPTS_MAX} then "attempts" + 1 else "attempts" end`,
    })
    .where(
      'id',
      'in',
      rows.map(({ id }) => id),
    )
    .execute();
  const addresses = await addressesOf(transaction, rows, { channel, findEntity });
  return rows.map((row) => toClaimedMessage(row, addresses.get(receiverKey(row)) ?? null));
}

/**
 * Returns the addresses of recipients: phone number or e-mail address, and for users also the account of the
 * mini-program.
 */
async function addressesOf(
  queries: Queries,
  rows: readonly RowOf<'outbox'>[],
  { channel, findEntity }: Pick<ClaimOptions, 'channel' | 'findEntity'>,
): Promise<Map<string, string>> {
  const addresses = new Map<string, string>();
  for (const type of messageReceiverTypes) {
    const ids = rows.filter((row) => row.receiverType === type).map(({ receiverId }) => receiverId);
    const entity = findEntity(type);
    if (ids.length === 0 || !entity) continue;
    const { decodeFields } = recordCodec(entity, queries);
    const found = await queries.selectFrom(type).selectAll().where('id', 'in', ids).execute();
    for (const row of found) {
      const account: { openId?: unknown } = row;
      const { phone, email } = decodeFields(row, ['phone', 'email']);
      const isByPhone = type !== 'user' || channel === 'sms';
      const address = channel === 'email' ? email : isByPhone ? phone : account.openId;
      if (typeof address === 'string' && address !== '') addresses.set(`${type}:${row.id}`, address);
    }
  }
  return addresses;
}

const receiverKey = ({ receiverType, receiverId }: RowOf<'outbox'>) => `${receiverType}:${receiverId}`;

function toClaimedMessage(row: RowOf<'outbox'>, address: string | null): ClaimedMessage {
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
