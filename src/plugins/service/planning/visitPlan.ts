import { MINUTE_MS, parseIsoMoment, toIsoMoment } from '../../../../contract/moment';

/** The attendant to propose: each elder's usual caregiver, the same one for all, or nobody. */
export const proposals = ['usual', 'one', 'nobody'] as const;
export type Proposal = (typeof proposals)[number];

/** The inputs for planning visits of several elders. */
export interface VisitPlan {
  /** Start of each visit; undefined while the input is incomplete. */
  planStart: string | undefined;
  minutes: number;
  serviceTypeId: number | undefined;
  proposal: Proposal;
  /** For the proposal `one`. */
  attendantId: number | undefined;
  /** Accepts the applications immediately, so that they only have to be assigned. */
  accepts: boolean;
}

/** Returns whether the plan is complete. */
export function isPlanComplete({ planStart, minutes, serviceTypeId, proposal, attendantId }: VisitPlan): boolean {
  const hasTime = parseIsoMoment(planStart ?? '') !== undefined && minutes > 0;
  return hasTime && serviceTypeId !== undefined && (proposal !== 'one' || attendantId !== undefined);
}

/** Builds an elder's application from a plan. */
export function applicationFor(elder: Readonly<Record<string, unknown>>, plan: VisitPlan) {
  const begin = parseIsoMoment(plan.planStart ?? '') ?? 0;
  const usual = typeof elder.attendantId === 'number' ? elder.attendantId : undefined;
  const proposed = { usual, one: plan.attendantId, nobody: undefined }[plan.proposal];
  return {
    elderlyId: Number(elder.id),
    serviceTypeId: plan.serviceTypeId,
    planStart: toIsoMoment(begin),
    planEnd: toIsoMoment(begin + plan.minutes * MINUTE_MS),
    ...(proposed !== undefined && { proposedAttendantId: proposed }),
  };
}
