import { MINUTE_MS, parseIsoMoment } from '../../../../../contract/moment';
import { AUTO_CLOSE_AFTER_MIN } from '../applications/applicationLimits';

/** Returns when a visit without a sign-out is closed, in milliseconds since 1970. For a late visit this is the next day. */
export function autoCloseMoment(planEnd: string): number {
  return (parseIsoMoment(planEnd) ?? 0) + AUTO_CLOSE_AFTER_MIN * MINUTE_MS;
}
