import { TIME_ZONE_OFFSET } from './constants';

export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;
/** Milliseconds by which the company's clock is ahead of UTC; China has no daylight saving time. */
const OFFSET_MS = 8 * HOUR_MS;
const DAY = /^\d{4}-\d{2}-\d{2}$/;
const MOMENT =
  /^\d{4}-\d{2}-\d{2}T(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d{1,9})?)?(?:Z|[+-](?:0\d|1[0-4]):?[0-5]\d)$/;

/** Formats a moment as on the wire, in the company's time zone: `2025-01-31T08:00:00.000+08:00`. */
export function toIsoMoment(milliseconds: number): string {
  const local = Math.trunc(milliseconds) + OFFSET_MS;
  const day = Math.floor(local / DAY_MS);
  const time = local - day * DAY_MS;
  const hour = twoDigits(Math.floor(time / HOUR_MS));
  const minute = twoDigits(Math.floor(time / MINUTE_MS) % 60);
  const second = twoDigits(Math.floor(time / 1000) % 60);
  return `${formatDay(day)}T${hour}:${minute}:${second}.${String(time % 1000).padStart(3, '0')}${TIME_ZONE_OFFSET}`;
}

/** Parses an ISO 8601 moment with any offset or `Z` to milliseconds since 1970; returns `undefined` if it is not one. */
export function parseIsoMoment(text: string): number | undefined {
  // Reading the parts at fixed positions is almost three times as fast as capturing them with the expression.
  if (!MOMENT.test(text)) return undefined;
  const day = dayNumber(digits(text, 0, 4), digits(text, 5, 7), digits(text, 8, 10));
  if (day === undefined) return undefined;
  const hasSeconds = text[16] === ':';
  const hasFraction = hasSeconds && text[19] === '.';
  const time = digits(text, 11, 13) * HOUR_MS + digits(text, 14, 16) * MINUTE_MS;
  const seconds = hasSeconds ? digits(text, 17, 19) * 1000 : 0;
  const fraction = hasFraction ? milliseconds(text, 20) : 0;
  return day * DAY_MS + time + seconds + fraction - offsetOf(text);
}

/** Returns the offset at the end of a moment, in milliseconds. */
function offsetOf(text: string): number {
  const end = text.length;
  if (text[end - 1] === 'Z') return 0;
  const hours = text[end - 3] === ':' ? end - 5 : end - 4;
  const offset = digits(text, hours, hours + 2) * HOUR_MS + digits(text, end - 2, end) * MINUTE_MS;
  return text[hours - 1] === '-' ? -offset : offset;
}

/** Returns the milliseconds of a fraction of a second: its first three digits, or fewer if there are fewer. */
function milliseconds(text: string, start: number): number {
  let value = 0;
  for (let place = 0, unit = 100; place < 3; place += 1, unit /= 10) {
    const digit = text.charCodeAt(start + place) - ZERO;
    if (!(digit >= 0 && digit <= 9)) break;
    value += digit * unit;
  }
  return value;
}

const ZERO = 48;

/** Parses the digits in a range of a text as a number. */
function digits(text: string, start: number, end: number): number {
  let value = 0;
  for (let place = start; place < end; place += 1) value = value * 10 + text.charCodeAt(place) - ZERO;
  return value;
}

/** Returns the company's wall clock time at a moment, `YYYY-MM-DD HH:mm:ss`. */
export function wallClock(milliseconds: number): string {
  return new Date(milliseconds + OFFSET_MS).toISOString().slice(0, 19).replace('T', ' ');
}

/** Returns the company's calendar day at a moment, `YYYY-MM-DD`. */
export function dayAt(milliseconds: number): string {
  return formatDay(Math.floor((milliseconds + OFFSET_MS) / DAY_MS));
}

/** Returns the midnight at which a day of the company begins, in milliseconds since 1970. */
export function dayStart(day: string): number {
  return Date.parse(`${day}T00:00:00${TIME_ZONE_OFFSET}`);
}

/** Returns the milliseconds since the company's midnight. */
export function timeOfDay(milliseconds: number): number {
  return (((milliseconds + OFFSET_MS) % DAY_MS) + DAY_MS) % DAY_MS;
}

/** Returns whether a text is a calendar day, `YYYY-MM-DD`. */
export function isDay(text: string): boolean {
  return DAY.test(text) && parseDayNumber(text) !== undefined;
}

/** Returns the day a number of days later, or earlier if negative. */
export function addDays(day: string, days: number): string {
  return formatDay((parseDayNumber(day) ?? Number.NaN) + days);
}

/** Returns the same day of the month a number of months later, or the last day of a shorter month. */
export function addMonths(day: string, months: number): string {
  const count = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1 + months;
  const month = `${String(Math.floor(count / 12)).padStart(4, '0')}-${String((count % 12) + 1).padStart(2, '0')}`;
  const sameDayOfMonth = `${month}-${day.slice(8)}`;
  return isDay(sameDayOfMonth) ? sameDayOfMonth : `${month}-${daysIn(Math.floor(count / 12), (count % 12) + 1)}`;
}

/** Returns the days from one day to another, negative if the other is earlier. */
export function daysBetween(from: string, to: string): number {
  return (parseDayNumber(to) ?? Number.NaN) - (parseDayNumber(from) ?? Number.NaN);
}

/** Days in 400 years, after which the calendar repeats. */
const CYCLE_DAYS = 146_097;

/** Returns the days from 1970 to a calendar day; `undefined` if there is no such day. */
function dayNumber(year: number, month: number, day: number): number | undefined {
  if (!(day >= 1 && day <= daysIn(year, month))) return undefined;
  // `Date.UTC` maps years below 100 to the 20th century, so compute one cycle later.
  return Date.UTC(year + 400, month - 1, day) / DAY_MS - CYCLE_DAYS;
}

const parseDayNumber = (day: string) =>
  dayNumber(Number(day.slice(0, 4)), Number(day.slice(5, 7)), Number(day.slice(8, 10)));
const twoDigits = (value: number) => (value < 10 ? `0${value}` : String(value));

/** Returns the days in a month from 1 to 12, and 0 for any other. */
function daysIn(year: number, month: number): number {
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28;
  if (month === 4 || month === 6 || month === 9 || month === 11) return 30;
  return month >= 1 && month <= 12 ? 31 : 0;
}

/** Cache of formatted days by number: the same few repeat, and formatting one takes a microsecond. */
const dayTexts = new Map<number, string>();
const DAY_TEXTS_MAX = 4_000;

function formatDay(day: number): string {
  const cached = dayTexts.get(day);
  if (cached !== undefined) return cached;
  const text = new Date(day * DAY_MS).toISOString().slice(0, -'T00:00:00.000Z'.length);
  if (dayTexts.size >= DAY_TEXTS_MAX) dayTexts.clear();
  dayTexts.set(day, text);
  return text;
}
