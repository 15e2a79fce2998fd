import { parseIsoMoment } from '../../../../../contract/moment';
import { LTCI_MONTHLY_MINUTES } from '../../entities/applications/applicationLimits';
import type { ServiceApplication } from '../../entities/applications/serviceApplication';
import { planMinutesOf } from '../../entities/applications/serviceApplicationRules';
import type { ApplicationDraft } from './useApplicationDraft';

/** The fields of an elder's other visits that matter to a new one. */
export type OtherVisit = Pick<
  ServiceApplication,
  'id' | 'applicationNo' | 'serviceTypeId' | 'planStart' | 'planEnd' | 'planMinutes' | 'payerType'
>;

/** How a plan conflicts with the elder's other visits of the month. */
export interface PlanConflicts {
  /** Overlapping visits: of the same service, which the server refuses, and of other services. */
  same: OtherVisit[];
  others: OtherVisit[];
  /** Minutes that long-term care insurance still covers after this visit; negative if exceeded. Absent for other payers. */
  quotaLeft?: number;
}

/** Compares a plan with the elder's other planned visits of the same month. */
export function planConflicts(draft: ApplicationDraft, visits: readonly OtherVisit[]): PlanConflicts {
  const [start, end] = [parseIsoMoment(draft.planStart ?? ''), parseIsoMoment(draft.planEnd ?? '')];
  const rest = visits.filter(({ id }) => id !== draft.id);
  if (start === undefined || end === undefined || end <= start) return { same: [], others: [] };
  const overlapping = rest.filter(
    ({ planStart, planEnd }) => (parseIsoMoment(planStart) ?? end) < end && (parseIsoMoment(planEnd) ?? start) > start,
  );
  const insured = rest.filter(({ payerType }) => payerType === 'ltci');
  const used = insured.reduce((sum, { planMinutes }) => sum + (planMinutes ?? 0), 0);
  const minutes = planMinutesOf(draft.planStart, draft.planEnd) ?? 0;
  return {
    same: overlapping.filter(({ serviceTypeId }) => serviceTypeId === draft.serviceTypeId),
    others: overlapping.filter(({ serviceTypeId }) => serviceTypeId !== draft.serviceTypeId),
    ...(draft.payerType === 'ltci' && { quotaLeft: LTCI_MONTHLY_MINUTES - used - minutes }),
  };
}
