import type { SemanticColor } from '../../../../../contract/fields';
import { MINUTE_MS, parseIsoMoment } from '../../../../../contract/moment';
import { MISSED_AFTER_MIN, OVERDUE_AFTER_MIN, SIGN_IN_EARLY_MIN } from '../applications/applicationLimits';
import type { ServiceApplication } from '../applications/serviceApplication';

/** Sign statuses of a visit: before it, during it, and after it; the problems of each phase come last. */
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

/** Colors of sign statuses, everywhere. */
export const signStatusColors = {
  lateIn: 'warning',
  missedIn: 'danger',
  inService: 'info',
  overdueOut: 'warning',
  missedOut: 'danger',
  done: 'positive',
  doneAbnormal: 'warning',
  manual: 'positive',
} as const satisfies Partial<Record<SignStatus, SemanticColor>>;

/** Sign statuses with a missed sign, and those that require action; lists show them first. */
const missedStatuses = ['missedIn', 'missedOut'] as const satisfies SignStatus[];
export const overdueStatuses = ['lateIn', 'overdueOut'] as const satisfies SignStatus[];

/** Groups by which the visits of a day are counted, with their statuses. */
export const signGroups = {
  planned: signStatuses,
  signedIn: ['inService', 'overdueOut', 'missedOut', 'done', 'doneAbnormal', 'manual'],
  running: ['inService', 'overdueOut'],
  done: ['done', 'doneAbnormal', 'manual'],
  late: ['lateIn'],
  missed: missedStatuses,
} as const satisfies Readonly<Record<string, readonly SignStatus[]>>;
export type SignGroup = keyof typeof signGroups;

/** The fields that determine the sign status of an application. */
export type SignedVisit = Pick<ServiceApplication, 'status' | 'planStart' | 'planEnd'> &
  Partial<Pick<ServiceApplication, 'missedOut' | 'signMethod' | 'riskHits'>>;

/** Policy and time for determining the sign status. */
export interface SignMoment {
  /** Minutes by which a sign-in may be late, by the policy of the service type. */
  lateMaxMin: number;
  /** Milliseconds since 1970. */
  now: number;
}

export interface SignStatusOptions extends SignMoment {
  visit: SignedVisit;
}

/** Returns the sign status of a visit; null for an application that is unassigned or did not lead to a visit. */
export function signStatusOf({ visit, ...moment }: SignStatusOptions): SignStatus | null {
  const { status, planStart, planEnd, missedOut, signMethod, riskHits } = visit;
  return signStatusAt(
    {
      status,
      planStart: parseIsoMoment(planStart) ?? 0,
      planEnd: parseIsoMoment(planEnd) ?? 0,
      missedOut: missedOut === true,
      isManual: signMethod === 'manual',
      isAbnormal: (riskHits ?? []).length > 0,
    },
    moment,
  );
}

/** The fields that determine the sign status, in database format: moments in milliseconds since 1970. */
export interface SignFacts {
  status: string;
  planStart: number;
  planEnd: number;
  missedOut: boolean;
  isManual: boolean;
  /** The visit hit a risk rule. */
  isAbnormal: boolean;
}

/** Like {@link signStatusOf}, optimized for many visits. */
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

/** The fields besides the sign status that determine whether a visit requires action. */
export interface ExceptionFacts {
  exceptionType: ServiceApplication['exceptionType'];
  /** In any format; null without a sign-out. */
  signOutTime: string | number | null;
}

/**
 * Returns whether a visit of any day requires action: it is late, its sign-out is overdue, or it was missed and has no
 * marked exception. A sign-out entered later resolves a missed one.
 */
export function isWaiting(status: SignStatus, { exceptionType, signOutTime }: ExceptionFacts): boolean {
  if (overdueStatuses.some((each) => each === status)) return true;
  const isMissed = status === 'missedIn' || (status === 'missedOut' && signOutTime === null);
  return isMissed && (exceptionType === null || exceptionType === 'none');
}

/** Returns the sort rank of a status: missed, then overdue, then the rest. */
export function signRank(status: SignStatus): number {
  if (missedStatuses.some((each) => each === status)) return 0;
  return overdueStatuses.some((each) => each === status) ? 1 : 2;
}
