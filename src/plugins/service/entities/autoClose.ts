import { dayAt, MINUTE_MS, momentOf } from '../../../../contract/moment';
import { AUTO_CLOSE_AFTER_MIN } from './applicationLimits';

/** When a visit that nobody signed out of is closed, in milliseconds since 1970. */
export function autoCloseMoment(planEnd: string): number {
  const end = momentOf(planEnd) ?? 0;
  const midnight = (momentOf(`${dayAt(end)}T00:00:00+08:00`) ?? 0) + 24 * 60 * MINUTE_MS;
  return Math.min(end + AUTO_CLOSE_AFTER_MIN * MINUTE_MS, midnight);
}
