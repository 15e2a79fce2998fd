import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../../../contract/moment';

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
  const [unit, length] = STEPS.find(([, step]) => Math.abs(elapsedMs) >= step) ?? STEPS[2];
  return new Intl.RelativeTimeFormat(locale, { numeric: 'always' }).format(-Math.trunc(elapsedMs / length), unit);
}
