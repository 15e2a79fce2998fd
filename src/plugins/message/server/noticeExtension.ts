import type { Problem } from '../../../../contract/problems';
import { type Change, type EntityExtension, fieldInput, type Handler, Rejection } from '../../../../server/plugin-api';
import { notice, type ReceiverCount } from '../entities/notice';
import { inAppChannels } from '../entities/noticeCodes';
import { targetProblems } from '../entities/noticeRules';
import { fillChunk } from './fillOutbox';
import { countReceivers } from './receivers';

/** Chunks of recipients that are written with the notice itself; a job writes the others. */
const INITIAL_CHUNKS = 4;

/** Server logic of notices: read-only after sending, written to the outbox when sent, stopped when withdrawn. */
export const noticeExtension: EntityExtension<'notice'> = {
  guard: guardNotice,
  after: updateOutbox,
  operations: { selectReceivers: (call, context) => selectReceivers(call, context) },
};

/** `selectReceivers`: counts the recipients of these targets. */
const selectReceivers: Handler = async (call, { database, now }) => {
  const targets = fieldInput(call, notice.reads.selectReceivers.input);
  const problems = targetProblems(targets);
  if (problems.length > 0) throw new Rejection(problems);
  const count = await countReceivers({ queries: database.read, targets, now: now() });
  return { data: { count } satisfies ReceiverCount, message: 'okRead' };
};

async function guardNotice({
  kind,
  call,
  context,
  before,
  incomingFields: incoming,
  record,
  transaction,
  now,
}: Change<'notice'>): Promise<Problem[]> {
  if (kind === 'update' && before?.status !== 'draft') {
    return [...incoming].filter((field) => field !== 'remark').map((field) => ({ field, code: 'frozenNotice' }));
  }
  if (call.operation !== 'sendNotice' && call.operation !== 'scheduleNotice') return [];
  const count = await countReceivers({ queries: transaction, targets: record, now });
  if (count === 0) return [{ field: 'targetType', code: 'noReceivers' }];
  // An administrator with a limited data scope can only write to people within it.
  const countInScope = await countReceivers({
    queries: context.database.applyScope(transaction),
    targets: record,
    now,
  });
  return countInScope === count ? [] : [{ field: 'targetType', code: 'receiversOutOfScope' }];
}

async function updateOutbox({ kind, transaction, before, record, now }: Change<'notice'>, id: number) {
  if (kind !== 'transition' || before?.status === record.status) return [];
  if (record.status === 'sent') {
    const fillOptions = { transaction, id, now };
    for (let chunk = 0; chunk < INITIAL_CHUNKS && (await fillChunk(fillOptions)); chunk += 1);
    return ['outbox'];
  }
  if (record.status !== 'withdrawn' && record.status !== 'expired') return [];
  const isWithdrawn = record.status === 'withdrawn';
  await transaction
    .updateTable('outbox')
    .set({ status: 'withdrawn', leaseEnd: null })
    .where('noticeId', '=', id)
    .where((where) =>
      where.or([
        where('status', 'in', ['queued', 'sending']),
        // Messages in the mini-program can still be withdrawn after delivery.
        ...(isWithdrawn ? [where.and([where('status', '=', 'sent'), where('channel', 'in', inAppChannels)])] : []),
      ]),
    )
    .execute();
  return ['outbox'];
}
