/** States of a report, those that wait for somebody first. */
export const reportStatuses = ['pendingReview', 'generated', 'reviewed', 'published', 'recalled', 'invalid'] as const;
export type ReportStatus = (typeof reportStatuses)[number];

/** States in which a doctor's word is still awaited. */
export const WAITING_STATUSES: readonly ReportStatus[] = ['pendingReview', 'generated'];

/** How urgent a report is, the most urgent first. */
export const severities = ['critical', 'warn', 'info', 'none'] as const;
export type Severity = (typeof severities)[number];

/** How much of the signal could be used. */
export const signalQualities = ['good', 'fair', 'poor'] as const;

/** Minutes within which a critical report is to be reviewed (ours). */
export const CRITICAL_DUE_MIN = 30;

/** The more urgent of all; `none` of nothing. */
export function worstSeverity(found: readonly Severity[]): Severity {
  return severities.find((severity) => found.includes(severity)) ?? 'none';
}
