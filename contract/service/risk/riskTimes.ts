import { TIME_ZONE_OFFSET } from '../../constants';

export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;
/** Milliseconds by which the company's clock is ahead of UTC. */
const OFFSET_MS = -Date.parse(`1970-01-01T00:00:00${TIME_ZONE_OFFSET}`);

/** Milliseconds since the company's midnight. */
export function timeOfDay(moment: number): number {
  return (((moment + OFFSET_MS) % DAY_MS) + DAY_MS) % DAY_MS;
}

/** Milliseconds since 1970 at which a company day begins. */
export function dayStart(day: string): number {
  return Date.parse(`${day}T00:00:00${TIME_ZONE_OFFSET}`);
}

/** The minute of the hour, 0–59. */
export function minuteMark(moment: number): number {
  return Math.floor(timeOfDay(moment) / MINUTE_MS) % 60;
}

/** Completed minutes from one moment to another. */
export function wholeMinutes(from: number, to: number): number {
  return Math.floor((to - from) / MINUTE_MS);
}
