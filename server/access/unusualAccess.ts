import { median } from '../signals/samples';

/** Records that an account read in a day: opened one by one, and listed. */
export interface DayAccess {
  opened: number;
  listed: number;
}

/** What is unusual: more than `times` the account's median day of the last thirty, and more than the least of its kind. */
export interface AccessLimits {
  opened: number;
  listed: number;
  times: number;
}

/** Days an account is compared with. */
export const COMPARED_DAYS = 30;

/**
 * Whether an account has read unusually much.
 * @param former its days of the last {@link COMPARED_DAYS} on which it read anything
 */
export function isUnusual(today: DayAccess, former: readonly DayAccess[], limits: AccessLimits): boolean {
  return (['opened', 'listed'] as const).some((kind) => {
    const usual = median(former.map((day) => day[kind])) ?? 0;
    return today[kind] > Math.max(limits[kind], limits.times * usual);
  });
}
