import type { SignalDay } from './signalDay';
import { samplesOf } from './signalDay';

const HOUR_SEC = 3_600;

/** Day and night of the Chinese guideline on hypertension (2024) for measurements over 24 h: 06:00 to 22:00, 22:00 to 06:00. */
export const isNight = (sec: number): boolean => sec < 6 * HOUR_SEC || sec >= 22 * HOUR_SEC;

/** Before 06:00, when the heart rate at rest is looked for (ours). */
export const isSmallHours = (sec: number): boolean => sec >= 0 && sec < 6 * HOUR_SEC;

/** Readings taken from 06:00 to 10:00 and from 18:00 to 22:00 are those of the morning and of the evening (ours). */
export const isMorning = (sec: number): boolean => sec >= 6 * HOUR_SEC && sec < 10 * HOUR_SEC;
export const isEvening = (sec: number): boolean => sec >= 18 * HOUR_SEC && sec < 22 * HOUR_SEC;

/** Seconds from the day's midnight to a sample. */
export const secondOf = ({ series }: SignalDay, index: number): number =>
  series ? series.startSec + index * series.intervalSec : 0;

/** The samples of a channel at the times that fulfil the condition, in their order. */
export function samplesAt(day: SignalDay, channel: string, holds: (sec: number) => boolean): (number | null)[] {
  const samples = samplesOf(day, channel);
  const found: (number | null)[] = [];
  for (let index = 0; index < samples.length; index += 1) {
    if (holds(secondOf(day, index))) found.push(samples[index] ?? null);
  }
  return found;
}
