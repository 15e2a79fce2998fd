import { nightGrid } from '../../../device/entities/uploads/layout';

/** The time to which the figures of a sleep belong, in seconds from the midnight that begins its date. */
export interface SleepDay {
  beginSec: number;
  endSec: number;
}

/** From 18:00 to 18:00, as stages are uploaded and stored. */
export const usualSleepDay: SleepDay = { beginSec: nightGrid.startSec, endSec: nightGrid.startSec + nightGrid.spanSec };

/** Fields of a record that hold bounds other than 18:00, where a sleep crosses it; null at 18:00. */
export const sleepDayFields = ['sleepDayBeginSec', 'sleepDayEndSec'] as const;
export type SleepDayBounds = Record<(typeof sleepDayFields)[number], number | null>;

/** Returns the sleep day of a record of stages. */
export function sleepDayOf({ sleepDayBeginSec, sleepDayEndSec }: Readonly<Record<string, unknown>>): SleepDay {
  return {
    beginSec: typeof sleepDayBeginSec === 'number' ? sleepDayBeginSec : usualSleepDay.beginSec,
    endSec: typeof sleepDayEndSec === 'number' ? sleepDayEndSec : usualSleepDay.endSec,
  };
}

/** Whether a record has a bound other than 18:00. */
export const hasShiftedSleepDay = (record: Readonly<Record<string, unknown>>): boolean =>
  sleepDayFields.some((name) => typeof record[name] === 'number');
