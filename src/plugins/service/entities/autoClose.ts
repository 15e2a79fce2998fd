import { MINUTE_MS, momentOf } from '../../../../contract/moment';
import { AUTO_CLOSE_AFTER_MIN } from './applicationLimits';

/** When a visit that nobody signed out of is closed, in milliseconds since 1970: on the next day where it ends late. */
export function autoCloseMoment(planEnd: string): number {
  return (momentOf(planEnd) ?? 0) + AUTO_CLOSE_AFTER_MIN * MINUTE_MS;
}
