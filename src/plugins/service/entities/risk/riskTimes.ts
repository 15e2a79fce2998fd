import { MINUTE_MS, timeOfDay } from '../../../../../contract/moment';

/** Returns the minute of the hour, 0–59. */
export function minuteMark(moment: number): number {
  return Math.floor(timeOfDay(moment) / MINUTE_MS) % 60;
}

/** Returns the complete minutes from one moment to another. */
export function wholeMinutes(from: number, to: number): number {
  return Math.floor((to - from) / MINUTE_MS);
}
