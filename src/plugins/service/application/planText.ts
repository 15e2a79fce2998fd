import { dayAt, momentOf } from '../../../../contract/moment';
import { formatMoment } from '../../../core/kit';

const DATE_LENGTH = 'YYYY-MM-DD'.length;

/** When a visit is planned: `2026-03-12 09:00–09:45`. */
export function planText({ planStart, planEnd }: Readonly<Record<string, unknown>>): string {
  if (typeof planStart !== 'string') return '';
  const start = formatMoment(planStart);
  return typeof planEnd === 'string' ? `${start}–${timeText(planEnd)}` : start;
}

/** The same in a narrow column: without the year while it is the current one. */
export function shortPlanText(record: Readonly<Record<string, unknown>>, day: string): string {
  const text = planText(record);
  const year = day.slice(0, 'YYYY-'.length);
  return text.startsWith(year) ? text.slice(year.length) : text;
}

/** The time of day of a moment, `09:00`; empty when there is none. */
export function timeText(moment: unknown): string {
  return typeof moment === 'string' ? formatMoment(moment).slice(DATE_LENGTH + 1) : '';
}

/** The company's calendar day of a moment; empty when it is none. */
export function dayOf(moment: unknown): string {
  const milliseconds = typeof moment === 'string' ? momentOf(moment) : undefined;
  return milliseconds === undefined ? '' : dayAt(milliseconds);
}
