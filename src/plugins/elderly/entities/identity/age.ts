import type { Computation } from '../../../../../contract/defineEntity';
import { addDays, addMonths } from '../../../../../contract/moment';

/** Age bands for statistics; older adults are those of 60 and more (MZ/T 039). */
export const ageBands = ['60-69', '70-79', '80-89', '90-99', '100+'] as const;
export type AgeBand = (typeof ageBands)[number];

/**
 * Returns the age on a day in whole years. For a birthday on February 29, the age increases on March 1 of a common
 * year. Both days are `YYYY-MM-DD`.
 */
export function ageOn(birthDate: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(birthDate.slice(0, 4));
  return day.slice(5) < birthDate.slice(5) ? years - 1 : years;
}

/** Returns the band of an age; undefined below 60. */
export function ageBand(age: number): AgeBand | undefined {
  if (age < 60) return undefined;
  return ageBands[Math.min(Math.floor(age / 10) - 6, ageBands.length - 1)];
}

/** An impossible age; clamping to it keeps the computed dates within the calendar. */
const AGE_LIMIT = 1000;

/** Returns the inclusive limits of birth dates that correspond to inclusive limits of the age on a day. */
export function birthLimits(range: { from?: number; to?: number }, day: string): { from?: string; to?: string } {
  const limits: { from?: string; to?: string } = {};
  if (range.from !== undefined) limits.to = addMonths(day, -12 * within(range.from));
  if (range.to !== undefined) limits.from = addDays(addMonths(day, -12 * (within(range.to) + 1)), 1);
  return limits;
}

function within(age: number): number {
  return Math.max(-AGE_LIMIT, Math.min(AGE_LIMIT, age));
}

/** The computed field `age` of a record with a `birthDate`. */
export const computedAge: Computation = {
  compute: (record, today) => (typeof record.birthDate === 'string' ? ageOn(record.birthDate, today) : null),
  stored: { field: 'birthDate', reversed: true, limits: birthLimits },
};
