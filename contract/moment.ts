import { TIME_ZONE_OFFSET } from './constants';

export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;
/** Milliseconds by which the company's clock is ahead of UTC; China keeps no summer time. */
const OFFSET_MS = 8 * HOUR_MS;
const MOMENT =
  /^(\d{4}-\d{2}-\d{2})T([01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d{1,9})?)?(?:Z|[+-](0\d|1[0-4]):?[0-5]\d)$/;

/** Writes a moment as on the wire, in the company's time zone: `2025-01-31T08:00:00.000+08:00`. */
export function momentText(milliseconds: number): string {
  return new Date(milliseconds + OFFSET_MS).toISOString().replace('Z', TIME_ZONE_OFFSET);
}

/** Milliseconds since 1970 of an ISO 8601 moment with any offset or `Z`; `undefined` when it is none. */
export function momentOf(text: string): number | undefined {
  const day = MOMENT.exec(text)?.[1];
  if (day === undefined || !isDay(day)) return undefined;
  return Date.parse(text.replace(/([+-]\d{2})(\d{2})$/, '$1:$2').replace(/(\.\d{3})\d+/, '$1'));
}

/** What the company's clocks show at a moment, `YYYY-MM-DD HH:mm:ss`. */
export function wallClock(milliseconds: number): string {
  return new Date(milliseconds + OFFSET_MS).toISOString().slice(0, 19).replace('T', ' ');
}

/** The company's calendar day at a moment, `YYYY-MM-DD`. */
export function dayAt(milliseconds: number): string {
  return new Date(milliseconds + OFFSET_MS).toISOString().slice(0, 10);
}

/** The midnight with which a day of the company begins, in milliseconds since 1970. */
export function dayStart(day: string): number {
  return Date.parse(`${day}T00:00:00${TIME_ZONE_OFFSET}`);
}

/** Milliseconds since the company's midnight. */
export function timeOfDay(milliseconds: number): number {
  return (((milliseconds + OFFSET_MS) % DAY_MS) + DAY_MS) % DAY_MS;
}

/** Whether a text is a day of the calendar, `YYYY-MM-DD`. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const milliseconds = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(milliseconds) && utcDay(milliseconds) === text;
}

/** The day so many days later, or earlier when negative. */
export function addDays(day: string, days: number): string {
  return utcDay(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS);
}

/** The same day so many months later, or the last day of a month that is too short for it. */
export function addMonths(day: string, months: number): string {
  const count = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1 + months;
  const month = `${String(Math.floor(count / 12)).padStart(4, '0')}-${String((count % 12) + 1).padStart(2, '0')}`;
  const same = `${month}-${day.slice(8)}`;
  return isDay(same) ? same : utcDay(Date.UTC(Math.floor(count / 12), (count % 12) + 1, 0));
}

/** Days from one day to another, negative when the other is earlier. */
export function daysBetween(from: string, to: string): number {
  return (Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS;
}

function utcDay(milliseconds: number): string {
  return new Date(milliseconds).toISOString().slice(0, 10);
}
