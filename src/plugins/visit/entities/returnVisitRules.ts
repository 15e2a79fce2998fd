import type { Draft } from '../../../../contract/defineEntity';
import { positionProblems } from '../../../../contract/distance';
import { isRecord } from '../../../../contract/isRecord';
import { addDays, momentOf } from '../../../../contract/moment';
import type { Problem } from '../../../../contract/problems';
import type { ReturnVisit } from './returnVisit';
import { icopeDomains, type VisitPurpose } from './visitCodes';

/** Blood pressure, in mmHg, from which on somebody is sent to hospital (national norm of public-health services). */
export const REFERRAL_SYSTOLIC = 180;
export const REFERRAL_DIASTOLIC = 110;
/** Days within which they are asked again. */
export const SECOND_CONTACT_DAYS = 14;

type Known = { -readonly [K in keyof ReturnVisit]?: ReturnVisit[K] };

/** The overall score is what lists show of the satisfaction. */
export function deriveReturnVisit(record: Draft): Draft {
  const { scores } = record as Known;
  return { satisfaction: scores?.overall ?? null };
}

/** Rules of a follow-up that concern several fields; what has been done keeps meeting the rules of what is done. */
export function checkReturnVisit(record: Draft): Problem[] {
  const visit = record as Known;
  const isDone = visit.status === 'done' || visit.status === 'followUp' || visit.status === 'closed';
  return [...figureProblems(visit), ...(isDone ? doneProblems(visit) : [])];
}

/** What keeps a follow-up from being done: who was reached, when, and what the purpose asks for. */
export function finishProblems(record: Draft, now: number): Problem[] {
  const visit = record as Known;
  const isInFuture = typeof visit.visitTime === 'string' && (momentOf(visit.visitTime) ?? 0) > now;
  return [
    ...(isInFuture ? [{ field: 'visitTime', code: 'timeInFuture' } as const] : []),
    ...figureProblems(visit),
    ...doneProblems(visit),
  ];
}

/** Whether the blood pressure asks for a hospital at once. */
function needsReferral({ health }: Draft): boolean {
  if (!isRecord(health)) return false;
  return Number(health.bpSys ?? 0) >= REFERRAL_SYSTOLIC || Number(health.bpDia ?? 0) >= REFERRAL_DIASTOLIC;
}

function figureProblems(visit: Known): Problem[] {
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

function doneProblems(visit: Known): Problem[] {
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

/** Such a blood pressure means the hospital, and a second contact soon. */
function referralProblems(visit: Known): Problem[] {
  if (!needsReferral(visit)) return [];
  const params = { sys: REFERRAL_SYSTOLIC, dia: REFERRAL_DIASTOLIC };
  const problems: Problem[] = visit.referral === true ? [] : [{ field: 'referral', code: 'referralRequired', params }];
  const day = visitDay(visit) ?? visit.planDate;
  const isSoon = visit.nextDate != null && day != null && visit.nextDate <= addDays(day, SECOND_CONTACT_DAYS);
  if (!isSoon) problems.push({ field: 'nextDate', code: 'secondContact', params: { days: SECOND_CONTACT_DAYS } });
  return problems;
}

/** What each purpose has to find out when somebody was reached. */
const purposeRules: Readonly<Record<VisitPurpose, (visit: Known) => Problem[]>> = {
  care: () => [],
  quality: ({ scores }) => (scores?.overall == null ? [{ field: 'scores.overall', code: 'required' }] : []),
  chronic: ({ health }) =>
    health?.bpSys == null && health?.glucose == null ? [{ field: 'health', code: 'chronicValuesMissing' }] : [],
  complaint: told,
  incident: told,
  assess: ({ icope }) =>
    icopeDomains
      .filter((domain) => icope?.[domain] == null)
      .map((domain) => ({ field: `icope.${domain}`, code: 'required' })),
};

function told({ problems, actions }: Known): Problem[] {
  return [
    ...(problems ? [] : [{ field: 'problems', code: 'required' } as const]),
    ...(actions ? [] : [{ field: 'actions', code: 'required' } as const]),
  ];
}

function hasFindings({ scores, health, icope }: Known): boolean {
  const known = { ...scores, ...health, ...icope };
  return Object.values(known).some((value) => value !== null && value !== undefined);
}

function visitDay({ visitTime }: Known): string | undefined {
  return visitTime?.slice(0, 'YYYY-MM-DD'.length);
}
