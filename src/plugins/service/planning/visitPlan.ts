import { MINUTE_MS, momentOf, momentText } from '../../../../contract/moment';

/** Whom a planned visit is proposed to: the usual caregiver of each elder, one for all, or nobody. */
export const proposals = ['usual', 'one', 'nobody'] as const;
export type Proposal = (typeof proposals)[number];

/** What is asked about visits for several elders. */
export interface VisitPlan {
  /** When each begins; nothing while it is half typed. */
  planStart: string | undefined;
  minutes: number;
  serviceTypeId: number | undefined;
  proposal: Proposal;
  /** With the proposal `one`. */
  attendantId: number | undefined;
  /** The applications are accepted at once, and wait to be assigned. */
  accepts: boolean;
}

/** Whether everything is there that an application needs. */
export function isPlanned({ planStart, minutes, serviceTypeId, proposal, attendantId }: VisitPlan): boolean {
  const isTimed = momentOf(planStart ?? '') !== undefined && minutes > 0;
  return isTimed && serviceTypeId !== undefined && (proposal !== 'one' || attendantId !== undefined);
}

/** The application that a plan makes for an elder. */
export function applicationFor(elder: Readonly<Record<string, unknown>>, plan: VisitPlan) {
  const begin = momentOf(plan.planStart ?? '') ?? 0;
  const usual = typeof elder.attendantId === 'number' ? elder.attendantId : undefined;
  const proposed = { usual, one: plan.attendantId, nobody: undefined }[plan.proposal];
  return {
    elderlyId: Number(elder.id),
    serviceTypeId: plan.serviceTypeId,
    planStart: momentText(begin),
    planEnd: momentText(begin + plan.minutes * MINUTE_MS),
    ...(proposed !== undefined && { proposedAttendantId: proposed }),
  };
}
