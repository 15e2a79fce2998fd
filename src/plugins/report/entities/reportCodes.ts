/** States of a report; those that wait for an administrator come first. */
export const reportStatuses = ['pendingReview', 'generated', 'reviewed', 'published', 'recalled', 'invalid'] as const;
export type ReportStatus = (typeof reportStatuses)[number];

/** States that await the conclusion of a doctor. */
export const WAITING_STATUSES: readonly ReportStatus[] = ['pendingReview', 'generated'];

/** Urgency of a report, the most urgent first. */
export const severities = ['critical', 'warn', 'info', 'none'] as const;
export type Severity = (typeof severities)[number];

/** How much of the signal was usable. */
export const signalQualities = ['good', 'fair', 'poor'] as const;

/** Minutes within which a doctor must review a critical report (our choice). */
export const CRITICAL_DUE_MIN = 30;

/** Returns the most urgent severity; `none` for an empty list. */
export function worstSeverity(found: readonly Severity[]): Severity {
  return severities.find((severity) => found.includes(severity)) ?? 'none';
}
