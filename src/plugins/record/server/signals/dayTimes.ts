import type { SignalDay } from './signalDay';
import { samplesOf } from './signalDay';

const HOUR_SEC = 3_600;

/** Whether a time is at night in the Chinese guideline on hypertension (2024) for 24 h measurements: 22:00 to 06:00. */
export const isNight = (sec: number): boolean => sec < 6 * HOUR_SEC || sec >= 22 * HOUR_SEC;

/** Whether a time is before 06:00, when the resting heart rate is determined (our choice). */
export const isSmallHours = (sec: number): boolean => sec >= 0 && sec < 6 * HOUR_SEC;

/** Readings from 06:00 to 10:00 are morning readings, those from 18:00 to 22:00 evening readings (our choice). */
export const isMorning = (sec: number): boolean => sec >= 6 * HOUR_SEC && sec < 10 * HOUR_SEC;
export const isEvening = (sec: number): boolean => sec >= 18 * HOUR_SEC && sec < 22 * HOUR_SEC;

/** Returns the seconds from the day's midnight to a sample. */
export const secondOf = ({ series }: SignalDay, index: number): number =>
  series ? series.startSec + index * series.intervalSec : 0;

/** Returns the samples of a channel at times that meet the condition, in order. */
export function samplesAt(day: SignalDay, channel: string, holds: (sec: number) => boolean): (number | null)[] {
  const samples = samplesOf(day, channel);
  const found: (number | null)[] = [];
  for (let index = 0; index < samples.length; index += 1) {
    if (holds(secondOf(day, index))) found.push(samples[index] ?? null);
  }
  return found;
}
