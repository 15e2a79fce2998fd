import { addDays, addMonths } from '../../../../contract/moment';

/** Days of a calendar page: six weeks, so that every month fits. */
const DAYS = 42;

/** Returns the days of the weeks, from Monday, that contain the month of a day. */
export function calendarDays(day: string): string[] {
  const first = `${day.slice(0, 7)}-01`;
  const weekday = (new Date(`${first}T00:00:00Z`).getUTCDay() + 6) % 7;
  return Array.from({ length: DAYS }, (_, at) => addDays(first, at - weekday));
}

/** Returns the first day of the month that is `months` later. */
export function monthAfter(day: string, months: number): string {
  return addMonths(`${day.slice(0, 7)}-01`, months);
}
