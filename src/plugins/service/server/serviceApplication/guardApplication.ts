import type { Problem } from '../../../../../contract/problems';
import type { Change, WireRecord } from '../../../../../server/plugin-api';
import { approvalProblems, approverProblems } from './approvers';
import { assignmentProblems } from './assignmentProblems';
import { instant, isAssignment, isPlanned } from './changedApplication';
import { elderProblems } from './elderProblems';

/** What administrators may enter by hand; the other sources write for themselves. */
const TYPED_SOURCES: readonly unknown[] = ['admin', 'phone'];
/** What may still be changed once somebody has been assigned. */
const ALWAYS_OPEN = new Set(['remark', 'specialNeeds']);

/** Refuses what depends on other records: the elder, the attendant, who approves, and what has been settled on already. */
export async function guardApplication(change: Change<'serviceApplication'>): Promise<Problem[]> {
  const { kind } = change;
  if (kind === 'remove') return [];
  const own = [
    ...sourceProblems(change),
    ...frozenProblems(change),
    ...approvalProblems(change),
    ...(await approverProblems(change)),
  ];
  if (own.length > 0) return own;
  const problems = [...(await elderProblems(change))];
  if (isAssignment(change)) problems.push(...(await assignmentProblems(change)));
  return problems;
}

function sourceProblems({ kind, call, record, now }: Change<'serviceApplication'>): Problem[] {
  if (kind !== 'insert') return [];
  const problems: Problem[] = [];
  if (call.caller && !TYPED_SOURCES.includes(record.source)) problems.push({ field: 'source', code: 'notAllowed' });
  if (instant(record.planEnd) <= now) problems.push({ field: 'planEnd', code: 'planOver' });
  return problems;
}

function frozenProblems(change: Change<'serviceApplication'>): Problem[] {
  const { kind, before, given, values, record, now } = change;
  if (kind !== 'update' || !before) return [];
  if (before.status !== 'applied' && before.status !== 'accepted') {
    const was: WireRecord = before;
    const changed = [...given].filter((field) => JSON.stringify(values[field]) !== JSON.stringify(was[field]));
    return changed.filter((field) => !ALWAYS_OPEN.has(field)).map((field) => ({ field, code: 'frozenField' }));
  }
  const isOver = isPlanned(change) && instant(record.planEnd) <= now;
  return isOver ? [{ field: 'planEnd', code: 'planOver' }] : [];
}
