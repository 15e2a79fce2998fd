/** What was planned for an elder within the period of a screening; counts. */
export interface VisitPlans {
  planned: number;
  /** Cancelled or rejected. */
  cancelled: number;
  /** Still to come, and somebody is assigned. */
  scheduled: number;
  /** Still to come, and nobody is assigned yet. */
  waiting: number;
  /** Over without a sign-in. */
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

/** The reason that says most about what to do next: what is still to come before what went wrong. */
export function noServiceReason({
  isSuspended,
  wasServed,
  plans,
}: {
  isSuspended: boolean;
  /** Ever. */
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
