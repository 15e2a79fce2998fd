import { TIME_ZONE_OFFSET } from './constants';

export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;
/** Milliseconds by which the company's clock is ahead of UTC; China keeps no summer time. */
const OFFSET_MS = 8 * HOUR_MS;
const DAY = /^\d{4}-\d{2}-\d{2}$/;
const MOMENT =
  /^(\d{4})-(\d{2})-(\d{2})T([01]\d|2[0-3]):([0-5]\d)(?::([0-5]\d)(?:\.(\d{1,9}))?)?(?:Z|([+-])(0\d|1[0-4]):?([0-5]\d))$/;

/** Writes a moment as on the wire, in the company's time zone: `2025-01-31T08:00:00.000+08:00`. */
export function momentText(milliseconds: number): string {
  const local = Math.trunc(milliseconds) + OFFSET_MS;
  const day = Math.floor(local / DAY_MS);
  const time = local - day * DAY_MS;
  const hour = twoDigits(Math.floor(time / HOUR_MS));
  const minute = twoDigits(Math.floor(time / MINUTE_MS) % 60);
  const second = twoDigits(Math.floor(time / 1000) % 60);
  return `${dayText(day)}T${hour}:${minute}:${second}.${String(time % 1000).padStart(3, '0')}${TIME_ZONE_OFFSET}`;
}

/** Milliseconds since 1970 of an ISO 8601 moment with any offset or `Z`; `undefined` when it is none. */
export function momentOf(text: string): number | undefined {
  const found = MOMENT.exec(text);
  const day = found ? dayNumber(Number(found[1]), Number(found[2]), Number(found[3])) : undefined;
  if (!found || day === undefined) return undefined;
  const time = Number(found[4]) * HOUR_MS + Number(found[5]) * MINUTE_MS + Number(found[6] ?? 0) * 1000;
  const fraction = found[7] === undefined ? 0 : Number(found[7].slice(0, 3).padEnd(3, '0'));
  const offset = found[8] === undefined ? 0 : Number(found[9]) * HOUR_MS + Number(found[10]) * MINUTE_MS;
  return day * DAY_MS + time + fraction - (found[8] === '-' ? -offset : offset);
}

/** What the company's clocks show at a moment, `YYYY-MM-DD HH:mm:ss`. */
export function wallClock(milliseconds: number): string {
  return new Date(milliseconds + OFFSET_MS).toISOString().slice(0, 19).replace('T', ' ');
}

/** The company's calendar day at a moment, `YYYY-MM-DD`. */
export function dayAt(milliseconds: number): string {
  return dayText(Math.floor((milliseconds + OFFSET_MS) / DAY_MS));
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
  return DAY.test(text) && numberOfDay(text) !== undefined;
}

/** The day so many days later, or earlier when negative. */
export function addDays(day: string, days: number): string {
  return dayText((numberOfDay(day) ?? Number.NaN) + days);
}

/** The same day so many months later, or the last day of a month that is too short for it. */
export function addMonths(day: string, months: number): string {
  const count = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1 + months;
  const month = `${String(Math.floor(count / 12)).padStart(4, '0')}-${String((count % 12) + 1).padStart(2, '0')}`;
  const same = `${month}-${day.slice(8)}`;
  return isDay(same) ? same : `${month}-${daysIn(Math.floor(count / 12), (count % 12) + 1)}`;
}

/** Days from one day to another, negative when the other is earlier. */
export function daysBetween(from: string, to: string): number {
  return (numberOfDay(to) ?? Number.NaN) - (numberOfDay(from) ?? Number.NaN);
}

/** Days after which the calendar repeats itself, in 400 years. */
const CYCLE_DAYS = 146_097;

/** Days from 1970 to a day of the calendar; `undefined` when there is no such day. */
function dayNumber(year: number, month: number, day: number): number | undefined {
  if (!(day >= 1 && day <= daysIn(year, month))) return undefined;
  // A cycle later, because `Date.UTC` takes years below 100 for those of the last century.
  return Date.UTC(year + 400, month - 1, day) / DAY_MS - CYCLE_DAYS;
}

const numberOfDay = (day: string) =>
  dayNumber(Number(day.slice(0, 4)), Number(day.slice(5, 7)), Number(day.slice(8, 10)));
const twoDigits = (value: number) => (value < 10 ? `0${value}` : String(value));

/** Days in a month from 1 to 12; none in any other. */
function daysIn(year: number, month: number): number {
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28;
  if (month === 4 || month === 6 || month === 9 || month === 11) return 30;
  return month >= 1 && month <= 12 ? 31 : 0;
}

/** Texts of days by their number: the same few are asked for over and over, and making one takes a microsecond. */
const dayTexts = new Map<number, string>();
const DAY_TEXTS_MAX = 4_000;

function dayText(day: number): string {
  const known = dayTexts.get(day);
  if (known !== undefined) return known;
  const text = new Date(day * DAY_MS).toISOString().slice(0, -'T00:00:00.000Z'.length);
  if (dayTexts.size >= DAY_TEXTS_MAX) dayTexts.clear();
  dayTexts.set(day, text);
  return text;
}
