import type { Problem } from '../../../../contract/problems';
import { type Change, type EntityExtension, insertWithin, type WireRecord } from '../../../../server/plugin-api';
import { returnVisit } from '../entities/returnVisit';
import { addOverdueDays } from './addOverdueDays';
import { elderOf, nameOfAdmin } from './people';
import { planVisits, selectDueVisits } from './planVisits';
import { selectVisitCalendar } from './selectVisitCalendar';

/** Deleting a follow-up in one of these states requires a reason. */
const DONE: readonly unknown[] = ['done', 'closed'];
/** A follow-up in one of these states is read-only, except for the remark. */
const OVER: readonly unknown[] = ['closed', 'cancelled'];

/** Server logic of follow-ups: snapshots, visitors, the next contact, planning, and the calendar. */
export const returnVisitExtension: EntityExtension<'returnVisit'> = {
  complete: completeVisit,
  guard: guardVisit,
  after: async (change, id) => (change.call.operation === 'finishVisit' ? followFinding(change, id) : []),
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
  const takesOver = call.operation === 'finishVisit' && record.visitorId == null && call.caller;
  const visitorId = takesOver ? call.caller?.adminId : record.visitorId;
  const isPlannedAnew = kind === 'update' && before?.status === 'missed' && record.planDate >= today;
  const isNewVisitor = takesOver || kind === 'insert' || 'visitorId' in values;
  return {
    ...(elder && { elderlyNo: elder.elderlyNo, elderlyName: elder.name, visitLevel: elder.visitLevel }),
    ...(isPlannedAnew && { status: 'planned' }),
    ...(isNewVisitor && {
      visitorId: visitorId ?? null,
      visitorName: typeof visitorId === 'number' ? await nameOfAdmin(transaction, visitorId) : null,
    }),
  };
}

async function guardVisit({
  kind,
  before,
  given,
  record,
  inputs,
  transaction,
  today,
}: Change<'returnVisit'>): Promise<Problem[]> {
  if (kind === 'remove') {
    const isSilent = DONE.includes(before?.status) && typeof inputs.reason !== 'string';
    return isSilent ? [{ field: 'reason', code: 'removalReasonRequired' }] : [];
  }
  if (kind === 'update' && OVER.includes(before?.status)) {
    return [...given].filter((field) => field !== 'remark').map((field) => ({ field, code: 'frozenVisit' }));
  }
  if (kind === 'update' && record.planDate !== before?.planDate && record.planDate < today) {
    return [{ field: 'planDate', code: 'dateInPast' }];
  }
  if (kind !== 'insert') return [];
  const elder = await elderOf(transaction, record.elderlyId);
  return elder?.status === 'deceased' ? [{ field: 'elderlyId', code: 'elderDeceased' }] : [];
}

/** Updates when the elder was last reached, and plans the agreed next contact. */
async function followFinding(change: Change<'returnVisit'>, id: number): Promise<readonly string[]> {
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
  await insertWithin({ entity: returnVisit, call, context, transaction, today, now }, plan, { previousVisitId: id });
}
