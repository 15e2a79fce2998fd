import type { Problem } from '../../../../contract/problems';
import type { Change, EntityExtension, WireRecord } from '../../../../server/plugin-api';
import { insertInTransaction } from '../../../../server/plugin-api/builtin';
import { returnVisit } from '../entities/returnVisit';
import { addOverdueDays } from './addOverdueDays';
import { elderOf, nameOfAdmin } from './people';
import { planVisits, selectDueVisits } from './planVisits';
import { selectVisitCalendar } from './selectVisitCalendar';

/** Deleting a follow-up in one of these states requires a reason. */
const COMPLETED_STATES: readonly unknown[] = ['done', 'closed'];
/** A follow-up in one of these states is read-only, except for the remark. */
const READ_ONLY_STATES: readonly unknown[] = ['closed', 'cancelled'];

/** Server logic of follow-ups: snapshots, visitors, the next contact, planning, and the calendar. */
export const returnVisitExtension: EntityExtension<'returnVisit'> = {
  complete: completeVisit,
  guard: guardVisit,
  after: async (change, id) => (change.call.operation === 'finishVisit' ? updateLastContact(change, id) : []),
  read: addOverdueDays,
  readFields: ['overdueDays'],
  operations: { selectDueVisits, planVisits, selectVisitCalendar },
};

/**
 * Copies the searchable fields of the elder. The administrator who completes an unassigned follow-up becomes its visitor.
 * A missed follow-up that is rescheduled becomes planned again.
 */
async function completeVisit({
  kind,
  call,
  transaction,
  before,
  record,
  values,
  today,
}: Change<'returnVisit'>): Promise<WireRecord> {
  if (kind === 'remove') return {};
  const elder = kind === 'insert' ? await elderOf(transaction, record.elderlyId) : undefined;
  const isSelfAssigned = call.operation === 'finishVisit' && record.visitorId == null && call.caller;
  const visitorId = isSelfAssigned ? call.caller?.adminId : record.visitorId;
  const isRescheduled = kind === 'update' && before?.status === 'missed' && record.planDate >= today;
  const isNewVisitor = isSelfAssigned || kind === 'insert' || 'visitorId' in values;
  return {
    ...(elder && { elderlyNo: elder.elderlyNo, elderlyName: elder.name, visitLevel: elder.visitLevel }),
    ...(isRescheduled && { status: 'planned' }),
    ...(isNewVisitor && {
      visitorId: visitorId ?? null,
      visitorName: typeof visitorId === 'number' ? await nameOfAdmin(transaction, visitorId) : null,
    }),
  };
}

async function guardVisit({
  kind,
  before,
  incomingFields: incoming,
  record,
  inputs,
  transaction,
  today,
}: Change<'returnVisit'>): Promise<Problem[]> {
  if (kind === 'remove') {
    const lacksReason = COMPLETED_STATES.includes(before?.status) && typeof inputs.reason !== 'string';
    return lacksReason ? [{ field: 'reason', code: 'removalReasonRequired' }] : [];
  }
  if (kind === 'update' && READ_ONLY_STATES.includes(before?.status)) {
    return [...incoming].filter((field) => field !== 'remark').map((field) => ({ field, code: 'frozenVisit' }));
  }
  if (kind === 'update' && record.planDate !== before?.planDate && record.planDate < today) {
    return [{ field: 'planDate', code: 'dateInPast' }];
  }
  if (kind !== 'insert') return [];
  const elder = await elderOf(transaction, record.elderlyId);
  return elder?.status === 'deceased' ? [{ field: 'elderlyId', code: 'elderDeceased' }] : [];
}

/** Updates when the elder was last reached, and plans the agreed next contact. */
async function updateLastContact(change: Change<'returnVisit'>, id: number): Promise<readonly string[]> {
  const { record, transaction } = change;
  const changed: string[] = [];
  if (record.contactResult === 'success' && record.visitTime !== null) {
    const time = Date.parse(record.visitTime);
    await transaction
      .updateTable('elderly')
      .set({ lastVisitTime: time })
      .where('id', '=', record.elderlyId)
      .where((where) => where.or([where('lastVisitTime', 'is', null), where('lastVisitTime', '<', time)]))
      .execute();
    changed.push('elderly');
  }
  if (typeof record.nextDate === 'string') await planNext(change, id);
  return changed;
}

async function planNext(change: Change<'returnVisit'>, id: number): Promise<void> {
  const { record, transaction, context, today, now } = change;
  const { elderlyId, method, purpose, visitorId } = record;
  const plan = { elderlyId, method, purpose, visitorId, planDate: record.nextDate };
  const call = { ...change.call, operation: 'insert', params: plan };
  await insertInTransaction({ entity: returnVisit, call, context, transaction, today, now }, plan, {
    previousVisitId: id,
  });
}
