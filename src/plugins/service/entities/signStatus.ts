import { MINUTE_MS, momentOf } from '../../../../contract/moment';
import { MISSED_AFTER_MIN, OVERDUE_AFTER_MIN, SIGN_IN_EARLY_MIN } from './applicationLimits';
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

/** Sign statuses in which something was missed, and those in which somebody should look; they come first in lists. */
const missedStatuses = ['missedIn', 'missedOut'] as const satisfies SignStatus[];
export const overdueStatuses = ['lateIn', 'overdueOut'] as const satisfies SignStatus[];

/** What a day's visits are counted by; each figure stands for these statuses. */
export const signGroups = {
  planned: signStatuses,
  signedIn: ['inService', 'overdueOut', 'missedOut', 'done', 'doneAbnormal', 'manual'],
  running: ['inService', 'overdueOut'],
  done: ['done', 'doneAbnormal', 'manual'],
  late: ['lateIn'],
  missed: missedStatuses,
} as const satisfies Readonly<Record<string, readonly SignStatus[]>>;
export type SignGroup = keyof typeof signGroups;

/** What the sign status of an application follows from. */
export type SignedVisit = Pick<ServiceApplication, 'status' | 'planStart' | 'planEnd'> &
  Partial<Pick<ServiceApplication, 'missedOut' | 'signMethod' | 'riskHits'>>;

/** Under what policy and when a visit is looked at. */
export interface SignMoment {
  /** Minutes a sign-in may be late, by the policy of the service type. */
  lateMaxMin: number;
  /** Milliseconds since 1970. */
  now: number;
}

export interface SignStatusOptions extends SignMoment {
  visit: SignedVisit;
}

/** The sign status of a visit; null for an application that is not assigned or came to nothing. */
export function signStatusOf({ visit, ...moment }: SignStatusOptions): SignStatus | null {
  const { status, planStart, planEnd, missedOut, signMethod, riskHits } = visit;
  return signStatusAt(
    {
      status,
      planStart: momentOf(planStart) ?? 0,
      planEnd: momentOf(planEnd) ?? 0,
      missedOut: missedOut === true,
      isManual: signMethod === 'manual',
      isAbnormal: (riskHits ?? []).length > 0,
    },
    moment,
  );
}

/** What a sign status follows from as databases keep it: moments in milliseconds since 1970. */
export interface SignFacts {
  status: string;
  planStart: number;
  planEnd: number;
  missedOut: boolean;
  isManual: boolean;
  /** A risk rule was hit. */
  isAbnormal: boolean;
}

/** As {@link signStatusOf}, for many visits at once. */
export function signStatusAt(visit: SignFacts, { lateMaxMin, now }: SignMoment): SignStatus | null {
  const { planStart, planEnd } = visit;
  switch (visit.status) {
    case 'assigned':
      if (now < planStart - SIGN_IN_EARLY_MIN * MINUTE_MS) return 'notDue';
      if (now <= planStart + lateMaxMin * MINUTE_MS) return 'waiting';
      return now >= planEnd + MISSED_AFTER_MIN * MINUTE_MS ? 'missedIn' : 'lateIn';
    case 'missed':
      return 'missedIn';
    case 'inService':
      return now > planEnd + OVERDUE_AFTER_MIN * MINUTE_MS ? 'overdueOut' : 'inService';
    case 'completed':
    case 'settled':
      if (visit.missedOut) return 'missedOut';
      if (visit.isManual) return 'manual';
      return visit.isAbnormal ? 'doneAbnormal' : 'done';
    default:
      return null;
  }
}

/** What a visit waits for somebody by, besides its sign status. */
export interface HandledFacts {
  exceptionType: ServiceApplication['exceptionType'];
  /** In whatever form; null where nobody has signed out. */
  signOutTime: string | number | null;
}

/**
 * Whether a visit waits for somebody to act, whatever its day: it is late, nobody signs out of it, or it was missed and nobody
 * has marked what happened. A sign-out that was entered later is no longer missed.
 */
export function isWaiting(status: SignStatus, { exceptionType, signOutTime }: HandledFacts): boolean {
  if (overdueStatuses.some((each) => each === status)) return true;
  const isMissed = status === 'missedIn' || (status === 'missedOut' && signOutTime === null);
  return isMissed && (exceptionType === null || exceptionType === 'none');
}

/** The place of a status in a list of visits: what was missed first, then what is overdue, then the rest. */
export function signRank(status: SignStatus): number {
  if (missedStatuses.some((each) => each === status)) return 0;
  return overdueStatuses.some((each) => each === status) ? 1 : 2;
}
