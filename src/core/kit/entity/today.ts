import { dayAt } from '../../../../contract/moment';

/** Returns the current day in the company's time zone, `YYYY-MM-DD`. */
export function today(): string {
  return dayAt(Date.now());
}
