import type { Deletion, Draft } from '../../../../contract/defineEntity';
import { integer } from '../../../../contract/fields';
import { MINUTE_MS, parseIsoMoment, toIsoMoment } from '../../../../contract/moment';
import type { Problem } from '../../../../contract/problems';
import { CRITICAL_DUE_MIN, type Severity, worstSeverity } from './reportCodes';

/** Only reports that nobody has worked on can be deleted; all others are kept as records. */
export const reportDeletion: Deletion = {
  kind: 'soft',
  guard: ({ status }) => (status === 'generated' || status === 'invalid' ? [] : [{ field: '', code: 'reportKept' }]),
  guardFields: ['status'],
};

/** `printReport`: the unmasked texts for a paper copy. Published reports only; each call is logged. */
export const printReport = {
  input: { id: integer({ required: true, min: 1, max: Number.MAX_SAFE_INTEGER }) },
  risk: 'write',
} as const;

/** The response of `printReport`: the texts that are masked on the screen. */
export interface PrintableReport {
  elderlyName: string | null;
  doctorName: string | null;
  doctorConclusion: string | null;
}

/** Checks that measurements lie within the period, and that the report is not older than it. */
export function checkPeriod({ periodStart, periodEnd, reportTime }: Draft): Problem[] {
  const [start, end, reportMoment] = [periodStart, periodEnd, reportTime].map((moment) =>
    typeof moment === 'string' ? parseIsoMoment(moment) : undefined,
  );
  const problems: Problem[] = [];
  if (start !== undefined && end !== undefined && end <= start) {
    problems.push({ field: 'periodEnd', code: 'periodOrder' });
  }
  if (reportMoment !== undefined && end !== undefined && reportMoment < end) {
    problems.push({ field: 'reportTime', code: 'reportBeforePeriod' });
  }
  return problems;
}

/** Returns a measurement of a draft, if present. */
export function measurementOf(record: Draft, field: string): number | undefined {
  const value = record[field];
  return typeof value === 'number' ? value : undefined;
}

/** A possible finding: its code, its urgency, whether it applies, and the measurement behind it. */
export type FindingRule<Code extends string> = readonly [
  code: Code,
  severity: Severity,
  holds: boolean,
  measure?: string,
];

/** Returns the urgency of the measurements with findings. */
export function severityByMeasure(rules: readonly FindingRule<string>[]): ReadonlyMap<string, Severity> {
  const marked = new Map<string, Severity>();
  for (const [, severity, holds, measure] of rules) {
    if (holds && measure !== undefined) marked.set(measure, worstSeverity([severity, marked.get(measure) ?? 'none']));
  }
  return marked;
}

/** Returns the findings of a report, its urgency, and the deadline of its review. */
export function deriveUrgency<Code extends string>(
  { reportTime }: Draft,
  rules: readonly FindingRule<Code>[],
): { findings: Code[]; severity: Severity; dueTime: string | null } {
  const found = rules.filter(([, , holds]) => holds);
  const severity = worstSeverity(found.map(([, urgent]) => urgent));
  const reportMoment = typeof reportTime === 'string' ? parseIsoMoment(reportTime) : undefined;
  const isDue = severity === 'critical' && reportMoment !== undefined;
  return {
    findings: found.map(([code]) => code),
    severity,
    dueTime: isDue ? toIsoMoment(reportMoment + CRITICAL_DUE_MIN * MINUTE_MS) : null,
  };
}
