import type { Draft, Removal } from '../../../../contract/defineEntity';
import { integer } from '../../../../contract/fields';
import { MINUTE_MS, momentOf, momentText } from '../../../../contract/moment';
import type { Problem } from '../../../../contract/problems';
import { CRITICAL_DUE_MIN, type Severity, worstSeverity } from './reportCodes';

/** What nobody has worked with yet may go; everything else is kept for the record. */
export const reportRemoval: Removal = {
  kind: 'soft',
  guard: ({ status }) => (status === 'generated' || status === 'invalid' ? [] : [{ field: '', code: 'reportKept' }]),
  guardFields: ['status'],
};

/** `printReport`: what a paper copy needs, of a published report only; each is written down. */
export const printReport = {
  input: { id: integer({ required: true, min: 1, max: Number.MAX_SAFE_INTEGER }) },
  risk: 'write',
} as const;

/** What `printReport` answers: the words that are masked on the screen. */
export interface PrintableReport {
  elderlyName: string | null;
  doctorName: string | null;
  doctorConclusion: string | null;
}

/** What is measured lies in the period, and no report comes before it. */
export function checkPeriod({ periodStart, periodEnd, reportTime }: Draft): Problem[] {
  const [start, end, made] = [periodStart, periodEnd, reportTime].map((moment) =>
    typeof moment === 'string' ? momentOf(moment) : undefined,
  );
  const problems: Problem[] = [];
  if (start !== undefined && end !== undefined && end <= start) {
    problems.push({ field: 'periodEnd', code: 'periodOrder' });
  }
  if (made !== undefined && end !== undefined && made < end) {
    problems.push({ field: 'reportTime', code: 'reportBeforePeriod' });
  }
  return problems;
}

/** A measurement of a draft, where there is one. */
export function measured(record: Draft, field: string): number | undefined {
  const value = record[field];
  return typeof value === 'number' ? value : undefined;
}

/** Something that may stand out: its code, how urgent it would be, whether it is so, and the measurement that tells it. */
export type FindingRule<Code extends string> = readonly [
  code: Code,
  severity: Severity,
  holds: boolean,
  measure?: string,
];

/** How urgent the measurements are that stand out. */
export function markedMeasures(rules: readonly FindingRule<string>[]): ReadonlyMap<string, Severity> {
  const marked = new Map<string, Severity>();
  for (const [, severity, holds, measure] of rules) {
    if (holds && measure !== undefined) marked.set(measure, worstSeverity([severity, marked.get(measure) ?? 'none']));
  }
  return marked;
}

/** What stands out in a report, how urgent that makes it, and by when a doctor is to see it. */
export function urgency<Code extends string>(
  { reportTime }: Draft,
  rules: readonly FindingRule<Code>[],
): { findings: Code[]; severity: Severity; dueTime: string | null } {
  const found = rules.filter(([, , holds]) => holds);
  const severity = worstSeverity(found.map(([, urgent]) => urgent));
  const made = typeof reportTime === 'string' ? momentOf(reportTime) : undefined;
  const isDue = severity === 'critical' && made !== undefined;
  return {
    findings: found.map(([code]) => code),
    severity,
    dueTime: isDue ? momentText(made + CRITICAL_DUE_MIN * MINUTE_MS) : null,
  };
}
