/** Number of an elder's planned visits within the period of a screening. */
export interface VisitPlans {
  planned: number;
  /** Canceled or rejected. */
  cancelled: number;
  /** Upcoming and assigned. */
  scheduled: number;
  /** Upcoming and not assigned yet. */
  waiting: number;
  /** Past without a sign-in. */
  missed: number;
}

export const NO_PLAN: VisitPlans = { planned: 0, cancelled: 0, scheduled: 0, waiting: 0, missed: 0 };

/** Why an elder had no service. */
export type NoServiceReason =
  | 'suspended'
  | 'scheduled'
  | 'waiting'
  | 'notSignedIn'
  | 'allCancelled'
  | 'neverServed'
  | 'noPlan';

/** Returns the reason that is most useful for the next action: upcoming visits take precedence over failed ones. */
export function noServiceReason({
  isSuspended,
  wasServed,
  plans,
}: {
  isSuspended: boolean;
  /** At any time. */
  wasServed: boolean;
  plans: VisitPlans;
}): NoServiceReason {
  if (isSuspended) return 'suspended';
  if (plans.scheduled > 0) return 'scheduled';
  if (plans.waiting > 0) return 'waiting';
  if (plans.missed > 0) return 'notSignedIn';
  if (plans.planned > 0 && plans.planned === plans.cancelled) return 'allCancelled';
  return wasServed ? 'noPlan' : 'neverServed';
}
