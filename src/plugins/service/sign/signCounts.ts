import type { FilterValues } from '../../../core/kit';
import type { SignSummary } from '../entities/signs/signCalls';
import { type SignGroup, type SignStatus, signGroups, signStatuses } from '../entities/signs/signStatus';

/** Returns how many visits of a day a figure counts. */
export function groupCount({ counts }: Pick<SignSummary, 'counts'>, group: SignGroup): number {
  return signGroups[group].reduce((sum, status) => sum + (counts[status] ?? 0), 0);
}

/** Returns the share of the due visits with a sign-in on time, `93%`; a dash if none is due. */
export function punctuality({ due, onTime }: Pick<SignSummary, 'due' | 'onTime'>): string {
  return due === 0 ? '—' : `${Math.round((100 * onTime) / due)}%`;
}

/** Returns the list filter for what a figure counts, combined with all other conditions. */
export function groupFilter(values: FilterValues, group: SignGroup): FilterValues {
  const { signStatus: _, ...rest } = values;
  return group === 'planned' ? rest : { ...rest, signStatus: [...signGroups[group]] };
}

/** Returns whether the list shows exactly these statuses. Without a condition it shows all. */
export function isGroupShown({ signStatus }: FilterValues, group: readonly SignStatus[]): boolean {
  const shown = Array.isArray(signStatus) && signStatus.length > 0 ? signStatus : [...signStatuses];
  return shown.length === group.length && group.every((status) => shown.includes(status));
}
