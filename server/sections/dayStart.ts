import { TIME_ZONE_OFFSET } from '../../contract/constants';

/** The midnight with which a day of the company begins, in milliseconds since 1970. */
export function dayStart(day: string): number {
  return Date.parse(`${day}T00:00:00${TIME_ZONE_OFFSET}`);
}
