import type { Draft } from '../../../../contract/defineEntity';
import { defineRule, type Rule } from '../../../../contract/defineRule';
import { positionProblems } from '../../../../contract/distance';
import { addDays, parseIsoMoment } from '../../../../contract/moment';
import type { Problem } from '../../../../contract/problems';
import { isRecord } from '../../../../contract/values/isRecord';
import type { ReturnVisit, returnVisit } from './returnVisit';
import { icopeDomains, type VisitPurpose } from './visitCodes';

/** Blood pressure in mmHg from which the elder is referred to a hospital (national norm of public-health services). */
export const REFERRAL_SYSTOLIC = 180;
export const REFERRAL_DIASTOLIC = 110;
/** Days within which the elder is contacted again after a referral. */
export const SECOND_CONTACT_DAYS = 14;

type DraftFields = { -readonly [K in keyof ReturnVisit]?: ReturnVisit[K] };

const rule = defineRule<typeof returnVisit>();

/** Derives the satisfaction that lists show from the overall score. */
export const deriveReturnVisit: Rule<[], { satisfaction: number | null }> = rule(({ scores }) => ({
  satisfaction: scores?.overall ?? null,
}));

/** Validates the cross-field rules of a follow-up. Edits of a completed one must still meet the rules of completion. */
export const checkReturnVisit: Rule<[], Problem[]> = rule((visit) => {
  const isDone = visit.status === 'done' || visit.status === 'followUp' || visit.status === 'closed';
  return [...figureProblems(visit), ...(isDone ? doneProblems(visit) : [])];
});

/** Returns why a follow-up cannot be completed: contact result, time, and the findings that its purpose requires. */
export const finishProblems: Rule<[number], Problem[]> = rule((visit, now: number) => {
  const isInFuture = typeof visit.visitTime === 'string' && (parseIsoMoment(visit.visitTime) ?? 0) > now;
  return [
    ...(isInFuture ? [{ field: 'visitTime', code: 'timeInFuture' } as const] : []),
    ...figureProblems(visit),
    ...doneProblems(visit),
  ];
});

/** Returns whether the blood pressure requires an immediate referral. */
function needsReferral({ health }: Draft): boolean {
  if (!isRecord(health)) return false;
  return Number(health.bpSys ?? 0) >= REFERRAL_SYSTOLIC || Number(health.bpDia ?? 0) >= REFERRAL_DIASTOLIC;
}

function figureProblems(visit: DraftFields): Problem[] {
  const problems: Problem[] = [];
  const { bpSys, bpDia } = visit.health ?? {};
  if ((bpSys == null) !== (bpDia == null)) {
    problems.push({ field: bpSys == null ? 'health.bpSys' : 'health.bpDia', code: 'bloodPressurePair' });
  } else if (bpSys != null && bpDia != null && bpDia >= bpSys) {
    problems.push({ field: 'health.bpDia', code: 'bloodPressureOrder' });
  }
  problems.push(...positionProblems(visit));
  const day = visitDay(visit) ?? visit.planDate;
  if (visit.nextDate && day && visit.nextDate <= day) problems.push({ field: 'nextDate', code: 'nextDateOrder' });
  return problems;
}

function doneProblems(visit: DraftFields): Problem[] {
  const problems: Problem[] = (['contactResult', 'visitTime'] as const)
    .filter((field) => visit[field] == null)
    .map((field) => ({ field, code: 'required' }));
  if (visit.contactResult !== 'success') return problems;
  if (visit.respondent == null) problems.push({ field: 'respondent', code: 'required' });
  if (!hasFindings(visit)) problems.push({ field: 'scores', code: 'visitFindingsMissing' });
  if (visit.method === 'home' && (visit.images ?? []).length === 0 && visit.lng == null) {
    problems.push({ field: 'images', code: 'visitEvidenceMissing' });
  }
  if (visit.purpose) problems.push(...purposeRules[visit.purpose](visit));
  if (Object.values(visit.riskEvents ?? {}).some((count) => Number(count ?? 0) > 0) && !visit.actions) {
    problems.push({ field: 'actions', code: 'actionsForEvents' });
  }
  return [...problems, ...referralProblems(visit)];
}

/** Requires a referral for such a blood pressure, and a second contact soon. */
function referralProblems(visit: DraftFields): Problem[] {
  if (!needsReferral(visit)) return [];
  const params = { sys: REFERRAL_SYSTOLIC, dia: REFERRAL_DIASTOLIC };
  const problems: Problem[] = visit.referral === true ? [] : [{ field: 'referral', code: 'referralRequired', params }];
  const day = visitDay(visit) ?? visit.planDate;
  const isWithinPeriod = visit.nextDate != null && day != null && visit.nextDate <= addDays(day, SECOND_CONTACT_DAYS);
  if (!isWithinPeriod)
    problems.push({ field: 'nextDate', code: 'secondContact', params: { days: SECOND_CONTACT_DAYS } });
  return problems;
}

/** The findings that each purpose requires if the contact was successful. */
const purposeRules: Readonly<Record<VisitPurpose, (visit: DraftFields) => Problem[]>> = {
  care: () => [],
  quality: ({ scores }) => (scores?.overall == null ? [{ field: 'scores.overall', code: 'required' }] : []),
  chronic: ({ health }) =>
    health?.bpSys == null && health?.glucose == null ? [{ field: 'health', code: 'chronicValuesMissing' }] : [],
  complaint: incidentRules,
  incident: incidentRules,
  assess: ({ icope }) =>
    icopeDomains
      .filter((domain) => icope?.[domain] == null)
      .map((domain) => ({ field: `icope.${domain}`, code: 'required' })),
};

function incidentRules({ problems, actions }: DraftFields): Problem[] {
  return [
    ...(problems ? [] : [{ field: 'problems', code: 'required' } as const]),
    ...(actions ? [] : [{ field: 'actions', code: 'required' } as const]),
  ];
}

function hasFindings({ scores, health, icope }: DraftFields): boolean {
  const findings = { ...scores, ...health, ...icope };
  return Object.values(findings).some((value) => value !== null && value !== undefined);
}

function visitDay({ visitTime }: DraftFields): string | undefined {
  return visitTime?.slice(0, 'YYYY-MM-DD'.length);
}
