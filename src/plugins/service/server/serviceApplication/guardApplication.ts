import type { Problem } from '../../../../../contract/problems';
import type { Change, WireRecord } from '../../../../../server/plugin-api';
import { approvingCallerProblems, chosenApproverProblems } from './approvers';
import { assignmentProblems } from './assignmentProblems';
import { isAssignment, isReplanned, toMillis } from './changedApplication';
import { elderProblems } from './elderProblems';

/** Sources that administrators can enter manually; the others are set by their own code. */
const MANUAL_SOURCES: readonly unknown[] = ['admin', 'phone'];
/** Fields that can still change after the assignment. */
const ALWAYS_EDITABLE = new Set(['remark', 'specialNeeds']);

/** Checks the rules that depend on other records (elder, attendant, approver), and refuses changes to frozen fields. */
export async function guardApplication(change: Change<'serviceApplication'>): Promise<Problem[]> {
  const { kind } = change;
  if (kind === 'remove') return [];
  const recordProblems = [
    ...sourceProblems(change),
    ...frozenProblems(change),
    ...approvingCallerProblems(change),
    ...(await chosenApproverProblems(change)),
  ];
  if (recordProblems.length > 0) return recordProblems;
  const problems = [...(await elderProblems(change))];
  if (isAssignment(change)) problems.push(...(await assignmentProblems(change)));
  return problems;
}

function sourceProblems({ kind, call, record, now }: Change<'serviceApplication'>): Problem[] {
  if (kind !== 'insert') return [];
  const problems: Problem[] = [];
  if (call.caller && !MANUAL_SOURCES.includes(record.source)) problems.push({ field: 'source', code: 'notAllowed' });
  if (toMillis(record.planEnd) <= now) problems.push({ field: 'planEnd', code: 'planOver' });
  return problems;
}

function frozenProblems(change: Change<'serviceApplication'>): Problem[] {
  const { kind, before, incomingFields, values, record, now } = change;
  if (kind !== 'update' || !before) return [];
  if (before.status !== 'applied' && before.status !== 'accepted') {
    const previous: WireRecord = before;
    const changed = [...incomingFields].filter(
      (field) => JSON.stringify(values[field]) !== JSON.stringify(previous[field]),
    );
    return changed.filter((field) => !ALWAYS_EDITABLE.has(field)).map((field) => ({ field, code: 'frozenField' }));
  }
  const isOver = isReplanned(change) && toMillis(record.planEnd) <= now;
  return isOver ? [{ field: 'planEnd', code: 'planOver' }] : [];
}
