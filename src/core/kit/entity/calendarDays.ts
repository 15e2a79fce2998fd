import { addDays, addMonths } from '../../../../contract/moment';

/** Days a calendar page shows: six weeks, so that every month fits. */
const DAYS = 42;

/** The days of the weeks, from Monday, that hold the month of a day. */
export function calendarDays(day: string): string[] {
  const first = `${day.slice(0, 7)}-01`;
  const weekday = (new Date(`${first}T00:00:00Z`).getUTCDay() + 6) % 7;
  return Array.from({ length: DAYS }, (_, at) => addDays(first, at - weekday));
}

/** The first day of a month some months later. */
export function monthAfter(day: string, months: number): string {
  return addMonths(`${day.slice(0, 7)}-01`, months);
}
