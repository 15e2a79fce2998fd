import { DAY_MS, daysBetween, HOUR_MS, MINUTE_MS } from '../../../../contract/moment';

const STEPS = [
  ['day', DAY_MS],
  ['hour', HOUR_MS],
  ['minute', MINUTE_MS],
] as const;

/** Returns the age of a moment in words, rounded down to its largest unit; "now" within a minute. */
export function formatAge(moment: string, now: number, locale: string): string {
  return formatRelativeTime(Math.min(Date.parse(moment), now), now, locale);
}

/** Returns how long ago a moment was or how soon it will be; both in milliseconds since 1970. */
export function formatRelativeTime(moment: number, now: number, locale: string): string {
  const elapsedMs = now - moment;
  if (Math.abs(elapsedMs) < MINUTE_MS)
    return new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(0, 'second');
  const [unit, length] = largestUnit(elapsedMs);
  const text = new Intl.RelativeTimeFormat(locale, { numeric: 'always' }).format(-Math.trunc(elapsedMs / length), unit);
  return spaceNumbers(text, locale);
}

/** Returns how long a day is from today in words; "today" on the day itself. */
export function formatDayDistance(day: string, today: string, locale: string): string {
  const format = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  return spaceNumbers(format.format(daysBetween(today, day), 'day'), locale);
}

/** Returns a duration in milliseconds in words, rounded down to its largest unit; at least a minute. */
export function formatDuration(durationMs: number, locale: string): string {
  const [unit, length] = largestUnit(durationMs);
  const count = Math.max(1, Math.trunc(Math.abs(durationMs) / length));
  return spaceNumbers(
    new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(count),
    locale,
  );
}

const largestUnit = (ms: number) => STEPS.find(([, step]) => Math.abs(ms) >= step) ?? STEPS[2];

/** Chinese typography has a space between numbers and characters, which the browser omits. */
const spaceNumbers = (text: string, locale: string) =>
  locale.startsWith('zh') ? text.replace(/(\d)(?=\p{Script=Han})/gu, '$1 ') : text;
