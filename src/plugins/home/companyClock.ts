import { TIME_ZONE } from '../../../contract/constants';
import { wallClock } from '../../../contract/moment';

/** Returns the hour of the day in the company's time zone, 0 to 23. */
export function companyHour(now: Date): number {
  return Number(wallClock(now.getTime()).slice(11, 13));
}

/** Returns the formatted date in the company's time zone. */
export function companyDay(now: Date, locale: string): string {
  return new Intl.DateTimeFormat(locale, { timeZone: TIME_ZONE, dateStyle: 'full' }).format(now);
}
