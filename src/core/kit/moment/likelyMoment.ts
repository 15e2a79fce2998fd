import { DAY_MS, dayAt, dayStart, HOUR_MS, MINUTE_MS } from '../../../../contract/moment';

/** The hours in which most visits take place: from the first until the last, which is included. */
export const OFFICE_HOURS = { first: 8, last: 18 } as const;

/** Usual age of a person whose birth date is entered. */
const LIKELY_AGE_YEARS = 75;
const HALF_HOUR_MS = 30 * MINUTE_MS;

/** Returns the next half hour within office hours, in milliseconds since 1970. */
export function nextOfficeHalfHour(now: number): number {
  const midnight = dayStart(dayAt(now));
  const sinceMidnight = (Math.floor((now - midnight) / HALF_HOUR_MS) + 1) * HALF_HOUR_MS;
  const first = OFFICE_HOURS.first * HOUR_MS;
  if (sinceMidnight < first) return midnight + first;
  return sinceMidnight < OFFICE_HOURS.last * HOUR_MS ? midnight + sinceMidnight : midnight + DAY_MS + first;
}

/** Returns a day in the year in which a person of the usual age was born, `YYYY-MM-DD`. */
export function likelyBirthDate(today: string): string {
  return `${Number(today.slice(0, 4)) - LIKELY_AGE_YEARS}-01-01`;
}

/** Returns all hours of a day, office hours first. */
export function hoursByUse(): number[] {
  const hours = Array.from({ length: 24 }, (_, hour) => hour);
  return [...hours.slice(OFFICE_HOURS.first), ...hours.slice(0, OFFICE_HOURS.first)];
}
