import { TIME_ZONE } from '../../../contract/constants';
import { wallClock } from '../../../contract/moment';

/** The hour of the day where the company works, 0 to 23, whatever the browser's zone. */
export function companyHour(now: Date): number {
  return Number(wallClock(now.getTime()).slice(11, 13));
}

/** The day where the company works, written out. */
export function companyDay(now: Date, locale: string): string {
  return new Intl.DateTimeFormat(locale, { timeZone: TIME_ZONE, dateStyle: 'full' }).format(now);
}
