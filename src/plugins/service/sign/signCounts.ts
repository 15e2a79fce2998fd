import type { FilterValues } from '../../../core/kit';
import type { SignSummary } from '../entities/signCalls';
import { type SignGroup, type SignStatus, signGroups, signStatuses } from '../entities/signStatus';

/** How many visits of a day a figure stands for. */
export function groupCount({ counts }: Pick<SignSummary, 'counts'>, group: SignGroup): number {
  return signGroups[group].reduce((sum, status) => sum + (counts[status] ?? 0), 0);
}

/** Share of the visits that were due whose sign-in came on time, `93%`; a dash while none was due. */
export function punctuality({ due, onTime }: Pick<SignSummary, 'due' | 'onTime'>): string {
  return due === 0 ? '—' : `${Math.round((100 * onTime) / due)}%`;
}

/** The filter that shows what a figure counts and keeps every other condition. */
export function groupFilter(values: FilterValues, group: SignGroup): FilterValues {
  const { signStatus: _, ...rest } = values;
  return group === 'planned' ? rest : { ...rest, signStatus: [...signGroups[group]] };
}

/** Whether the list shows exactly these statuses; no condition means all of them. */
export function isGroupShown({ signStatus }: FilterValues, group: readonly SignStatus[]): boolean {
  const shown = Array.isArray(signStatus) && signStatus.length > 0 ? signStatus : [...signStatuses];
  return shown.length === group.length && group.every((status) => shown.includes(status));
}
