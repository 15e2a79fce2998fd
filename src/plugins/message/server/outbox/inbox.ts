import { INBOX } from '../../../../../contract/calls/live';
import { toIsoMoment } from '../../../../../contract/moment';
import {
  bumpVersions,
  type Call,
  type Context,
  fieldInput,
  type Handler,
  type Queries,
  transact,
  Unauthenticated,
} from '../../../../../server/plugin-api';
import { recordCodec } from '../../../../../server/plugin-api/builtin';
import { INBOX_MAX, type Inbox, outbox } from '../../entities/outbox';

/** `selectInbox`: the newest messages to the caller, and the number of all unread ones. */
export const selectInbox: Handler = async (call, context) => {
  fieldInput(call, outbox.reads.selectInbox.input);
  // Ignores the data scope, because messages always belong to their recipient.
  const { read } = context.database.unscoped;
  const rows = await ownMessages(read, call)
    .selectAll()
    .orderBy('createTime', 'desc')
    .orderBy('id', 'desc')
    .limit(INBOX_MAX)
    .execute();
  const { decodeFields } = recordCodec(outbox, read);
  const data: Inbox = {
    unread: await countUnread(context, call),
    messages: rows.map((row) => {
      const { title, content } = decodeFields(row, ['title', 'content']);
      return {
        id: row.id,
        reason: row.reason,
        level: row.level,
        title: title ?? '',
        content: content ?? '',
        time: toIsoMoment(row.createTime),
        isRead: row.readTime !== null,
        aboutEntity: row.aboutEntity,
        aboutId: row.aboutId,
      };
    }),
  };
  return { data, message: 'okRead' };
};

/** `readInbox`: marks one of the caller's messages as read, or all of them. */
export const readInbox: Handler = async (call, context) => {
  const { id } = fieldInput(call, outbox.calls.readInbox.input);
  const adminId = receiverOf(call);
  await transact(call, context, async ({ transaction, now }) => {
    const { numUpdatedRows } = await transaction
      .updateTable('outbox')
      .set({ readTime: now, updateTime: now })
      .where('receiverType', '=', 'admin')
      .where('receiverId', '=', adminId)
      .where('channel', '=', 'inbox')
      .where('readTime', 'is', null)
      .$if(id !== null && id !== undefined, (query) => query.where('id', '=', Number(id)))
      .executeTakeFirst();
    if (numUpdatedRows > 0n) await bumpVersions(transaction, ['outbox', INBOX]);
  });
  return { data: { unread: await countUnread(context, call) }, message: 'okDone' };
};

async function countUnread({ database }: Context, call: Call): Promise<number> {
  const row = await ownMessages(database.unscoped.read, call)
    .select((expression) => expression.fn.countAll<number>().as('count'))
    .where('readTime', 'is', null)
    .executeTakeFirst();
  return row?.count ?? 0;
}

function ownMessages(queries: Queries, call: Call) {
  return queries
    .selectFrom('outbox')
    .where('receiverType', '=', 'admin')
    .where('receiverId', '=', receiverOf(call))
    .where('channel', '=', 'inbox')
    .where('status', '=', 'sent');
}

function receiverOf({ caller }: Call): number {
  if (!caller) throw new Unauthenticated();
  return caller.adminId;
}
