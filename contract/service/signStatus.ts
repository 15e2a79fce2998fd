import { momentOf } from '../moment';
import { MINUTE_MS, MISSED_AFTER_MIN, OVERDUE_AFTER_MIN, SIGN_IN_EARLY_MIN } from './applicationLimits';
import type { ServiceApplication } from './serviceApplication';

/** How far the signing of a visit has come, worst last but for what is over. */
export const signStatuses = [
  'notDue',
  'waiting',
  'lateIn',
  'missedIn',
  'inService',
  'overdueOut',
  'missedOut',
  'done',
  'doneAbnormal',
  'manual',
] as const;
export type SignStatus = (typeof signStatuses)[number];

/** What the sign status of an application follows from. */
export type SignedVisit = Pick<ServiceApplication, 'status' | 'planStart' | 'planEnd'> &
  Partial<Pick<ServiceApplication, 'missedOut' | 'signMethod' | 'riskHits'>>;

export interface SignStatusOptions {
  visit: SignedVisit;
  /** Minutes a sign-in may be late, by the policy of the service type. */
  lateMaxMin: number;
  /** Milliseconds since 1970. */
  now: number;
}

/** The sign status of a visit; null for an application that is not assigned or came to nothing. */
export function signStatusOf({ visit, lateMaxMin, now }: SignStatusOptions): SignStatus | null {
  const after = (moment: string, minutes: number) => now > (momentOf(moment) ?? 0) + minutes * MINUTE_MS;
  switch (visit.status) {
    case 'assigned':
      if (!reached(visit.planStart, -SIGN_IN_EARLY_MIN)) return 'notDue';
      if (!after(visit.planStart, lateMaxMin)) return 'waiting';
      return reached(visit.planEnd, MISSED_AFTER_MIN) ? 'missedIn' : 'lateIn';
    case 'missed':
      return 'missedIn';
    case 'inService':
      return after(visit.planEnd, OVERDUE_AFTER_MIN) ? 'overdueOut' : 'inService';
    case 'completed':
    case 'settled':
      if (visit.missedOut) return 'missedOut';
      if (visit.signMethod === 'manual') return 'manual';
      return (visit.riskHits ?? []).length > 0 ? 'doneAbnormal' : 'done';
    default:
      return null;
  }

  function reached(moment: string, minutes: number): boolean {
    return now >= (momentOf(moment) ?? 0) + minutes * MINUTE_MS;
  }
}
