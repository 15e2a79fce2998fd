import { STATUS } from '../../../../../contract/calls/envelope';
import type { Problem } from '../../../../../contract/problems';
import {
  bumpVersions,
  type Change,
  type EntityExtension,
  fieldInput,
  type Handler,
  rejection,
  transact,
} from '../../../../../server/plugin-api';
import { scopeCondition } from '../../../../../server/plugin-api/builtin';
import { outbox } from '../../entities/outbox';
import { claimMessages } from './claimMessages';
import { readInbox, selectInbox } from './inbox';
import { reportMessages } from './reportMessages';
import { selectChannels } from './selectChannels';

/** Refuses to retry a message of a notice that is over. */
async function guardRetry({ call, before, transaction }: Change<'outbox'>): Promise<Problem[]> {
  if (call.operation !== 'retryMessage' || before?.noticeId == null) return [];
  const notice = await transaction
    .selectFrom('notice')
    .select('status')
    .where('id', '=', before.noticeId)
    .executeTakeFirst();
  return notice?.status === 'sent' ? [] : [{ field: '', code: 'noticeOver' }];
}

const refuse: Handler = async () => {
  throw rejection('outboxKept');
};

/** `claimOutbox`: leases due messages to one sender; concurrent senders get different ones. */
const claimOutbox: Handler = async (call, context) => {
  const { channel, limit, reason } = fieldInput(call, outbox.calls.claimOutbox.input);
  const data = await transact(call, context, async ({ transaction, now }) => {
    const scope = scopeCondition(context.database.applyScope(transaction), 'outbox');
    const messages = await claimMessages({
      transaction,
      channel,
      limit,
      now,
      findEntity: context.findEntity,
      scope,
    });
    if (messages.length === 0) return [];
    await context.audit.write(transaction, {
      call,
      resultStatus: STATUS.SUCCESS,
      reason,
      diff: { channel, count: messages.length },
    });
    await bumpVersions(transaction, ['outbox', 'log']);
    return messages;
  });
  return { data, dataCount: data.length, message: 'okRead' };
};

/** `reportOutbox`: records the results of deliveries. */
const reportOutbox: Handler = async (call, context) => {
  const { reports } = fieldInput(call, outbox.calls.reportOutbox.input);
  await transact(call, context, ({ transaction, now }) =>
    reportMessages({ transaction, scopedQueries: context.database.applyScope(transaction), reports, now }),
  );
  return { message: 'okDone' };
};

/** Server logic of the outbox: only server code writes messages; senders claim them and report the results. */
export const outboxExtension: EntityExtension<'outbox'> = {
  guard: guardRetry,
  operations: {
    claimOutbox,
    reportOutbox,
    selectChannels,
    selectInbox,
    readInbox,
    insert: refuse,
    updateByIdSelective: refuse,
    updateByIds: refuse,
    deleteById: refuse,
    deleteByIds: refuse,
  },
};
