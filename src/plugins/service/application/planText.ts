import { dayAt, parseIsoMoment } from '../../../../contract/moment';
import { formatMoment } from '../../../core/kit';

const DATE_LENGTH = 'YYYY-MM-DD'.length;

/** Formats the planned time of a visit: `2026-03-12 09:00–09:45`. */
export function planText({ planStart, planEnd }: Readonly<Record<string, unknown>>): string {
  if (typeof planStart !== 'string') return '';
  const start = formatMoment(planStart);
  return typeof planEnd === 'string' ? `${start}–${timeText(planEnd)}` : start;
}

/** Formats it for a narrow column: omits the year if it is the current one. */
export function shortPlanText(record: Readonly<Record<string, unknown>>, day: string): string {
  const text = planText(record);
  const year = day.slice(0, 'YYYY-'.length);
  return text.startsWith(year) ? text.slice(year.length) : text;
}

/** Formats the time of day of a moment, `09:00`; empty if there is none. */
export function timeText(moment: unknown): string {
  return typeof moment === 'string' ? formatMoment(moment).slice(DATE_LENGTH + 1) : '';
}

/** Returns the company's calendar day of a moment; empty if it is not a moment. */
export function dayOf(moment: unknown): string {
  const milliseconds = typeof moment === 'string' ? parseIsoMoment(moment) : undefined;
  return milliseconds === undefined ? '' : dayAt(milliseconds);
}
