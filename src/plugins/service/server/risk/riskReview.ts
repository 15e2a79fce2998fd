import { toIsoMoment } from '../../../../../contract/moment';
import type { Problem } from '../../../../../contract/problems';
import {
  applyChange,
  applyTransition,
  type Change,
  fieldInput,
  findRecord,
  type Handler,
  transact,
  type WireRecord,
} from '../../../../../server/plugin-api';
import { applyToEach } from '../../../../../server/plugin-api/builtin';
import { attendant } from '../../entities/attendants/attendant';
import { reviewRisks as reviewRisksCall } from '../../entities/risk/riskCalls';
import { isRiskDecision, riskTransitions, STRIKES_TO_BAN } from '../../entities/risk/riskTransitions';
import { countStrikes } from './strikes';

/** Returns whether a change is a step of a risk review. */
function isRiskReview({ kind, call }: Pick<Change, 'kind' | 'call'>): boolean {
  return kind === 'transition' && Object.hasOwn(riskTransitions, call.operation);
}

/** Sets the reviewer: the administrator who starts or decides a review. */
export function completeRiskReview(change: Change<'serviceApplication'>): WireRecord {
  return isRiskReview(change) && change.record.riskStatus !== 'closed'
    ? { riskReviewer: change.call.caller?.adminId ?? null }
    : {};
}

/** Prevents administrators from reviewing their own manual entries. */
export function guardRiskReview(change: Change<'serviceApplication'>): Problem[] {
  const { call, before } = change;
  if (!isRiskReview(change) || !before || !call.caller) return [];
  const { steps, amendments } = before;
  const manualEntries = [
    ...(steps ?? []).filter(({ action }) => action === 'signInManual' || action === 'signOutManual'),
    ...(amendments ?? []),
  ];
  const { adminId } = call.caller;
  return manualEntries.some((entry) => entry.adminId === adminId) ? [{ field: '', code: 'reviewerEnteredTimes' }] : [];
}

/** Proposes to ban the attendant after the third confirmed anomaly within 90 days. Returns the changed tables. */
export async function proposeBan(change: Change<'serviceApplication'>): Promise<readonly string[]> {
  const { transaction, before, record, now, context } = change;
  const attendantId = record.attendantId;
  const isConfirmed = isRiskReview(change) && record.riskStatus === 'confirmed' && before?.riskStatus !== 'confirmed';
  if (!isConfirmed || typeof attendantId !== 'number') return [];
  const strikes = (await countStrikes(transaction, [attendantId], now)).get(attendantId) ?? 0;
  const attendantRecord = await findRecord(transaction, attendant, attendantId);
  if (strikes < STRIKES_TO_BAN || attendantRecord?.status !== 'passed' || attendantRecord.banProposedTime) return [];
  await applyChange({
    ...change,
    kind: 'transition',
    entity: attendant,
    context,
    before: attendantRecord,
    values: { banProposedTime: toIsoMoment(now) },
    inputs: {},
    incomingFields: new Set(),
  });
  return [attendant.name];
}

/** `reviewRisks`: makes the same decision about several visits, each in a separate transaction. */
export const reviewRisks: Handler = async (call, context) => {
  const { ids, decision, note } = fieldInput(call, reviewRisksCall.input);
  const [startReview, decisionTransition] = [riskTransitions.reviewRisk, riskTransitions[decision]];
  if (!startReview || !decisionTransition || !isRiskDecision(decision) || !Array.isArray(ids))
    throw new Error('unknown decision');
  return applyToEach({ call, context, ids: ids, done: 'okReviewedMany' }, (id) =>
    transact(call, context, async (frame) => {
      const before = await findRecord(context.database.applyScope(frame.transaction), frame.entity, id);
      const frameFor = (operation: string) => ({ ...frame, call: { ...call, operation, params: { id, note } } });
      if (before?.riskStatus === 'open') {
        await applyTransition({ frame: frameFor('reviewRisk'), transition: startReview, id, input: {} });
      }
      await applyTransition({ frame: frameFor(decision), transition: decisionTransition, id, input: { note } });
    }),
  );
};
