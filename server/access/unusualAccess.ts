import { median } from '../signals/samples';

/** Number of records that an account read in a day: opened individually, and listed. */
export interface DayAccess {
  opened: number;
  listed: number;
}

/**
 * Thresholds: a day is unusual above `medianFactor` times the account's median of the last thirty days, and above the
 * minimum of its kind.
 */
export interface AccessLimits {
  opened: number;
  listed: number;
  medianFactor: number;
}

/** Number of days that a day is compared with. */
export const BASELINE_DAYS = 30;

/**
 * Returns whether an account has read unusually many records.
 * @param previousDays its days within the last {@link BASELINE_DAYS} on which it read anything
 */
export function isUnusual(today: DayAccess, previousDays: readonly DayAccess[], limits: AccessLimits): boolean {
  return (['opened', 'listed'] as const).some((kind) => {
    const medianCount = median(previousDays.map((day) => day[kind])) ?? 0;
    return today[kind] > Math.max(limits[kind], limits.medianFactor * medianCount);
  });
}
