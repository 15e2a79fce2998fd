import { momentOf } from '../../../../../contract/moment';
import { LTCI_MONTHLY_MINUTES } from '../../entities/applicationLimits';
import type { ServiceApplication } from '../../entities/serviceApplication';
import { planMinutesOf } from '../../entities/serviceApplicationRules';
import type { ApplicationDraft } from './useApplicationDraft';

/** What of an elder's other visits matters to a new one. */
export type OtherVisit = Pick<
  ServiceApplication,
  'id' | 'applicationNo' | 'serviceTypeId' | 'planStart' | 'planEnd' | 'planMinutes' | 'payerType'
>;

/** How a plan goes together with the elder's other visits of the month. */
export interface PlanConflicts {
  /** Visits at the same time: of the same service, which is refused, and of others. */
  same: OtherVisit[];
  others: OtherVisit[];
  /** Minutes long-term care insurance would still pay for after this one, negative beyond; absent for other payers. */
  quotaLeft?: number;
}

/** Compares a plan with the elder's other planned visits of the same month. */
export function planConflicts(draft: ApplicationDraft, visits: readonly OtherVisit[]): PlanConflicts {
  const [start, end] = [momentOf(draft.planStart ?? ''), momentOf(draft.planEnd ?? '')];
  const rest = visits.filter(({ id }) => id !== draft.id);
  if (start === undefined || end === undefined || end <= start) return { same: [], others: [] };
  const meeting = rest.filter(
    ({ planStart, planEnd }) => (momentOf(planStart) ?? end) < end && (momentOf(planEnd) ?? start) > start,
  );
  const insured = rest.filter(({ payerType }) => payerType === 'ltci');
  const used = insured.reduce((sum, { planMinutes }) => sum + (planMinutes ?? 0), 0);
  const minutes = planMinutesOf(draft.planStart, draft.planEnd) ?? 0;
  return {
    same: meeting.filter(({ serviceTypeId }) => serviceTypeId === draft.serviceTypeId),
    others: meeting.filter(({ serviceTypeId }) => serviceTypeId !== draft.serviceTypeId),
    ...(draft.payerType === 'ltci' && { quotaLeft: LTCI_MONTHLY_MINUTES - used - minutes }),
  };
}
