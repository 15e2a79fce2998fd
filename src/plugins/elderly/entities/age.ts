import type { Computation } from '../../../../contract/defineEntity';
import { addDays, addMonths } from '../../../../contract/moment';

/** Bands in which ages are counted; older adults are those of 60 and more (MZ/T 039). */
export const ageBands = ['60-69', '70-79', '80-89', '90-99', '100+'] as const;
export type AgeBand = (typeof ageBands)[number];

/**
 * Whole years lived on a day; who was born on 29 February turns a year older on 1 March of a common year.
 * Both days as `YYYY-MM-DD`.
 */
export function ageOn(birthDate: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(birthDate.slice(0, 4));
  return day.slice(5) < birthDate.slice(5) ? years - 1 : years;
}

/** The band of an age; none below 60. */
export function ageBand(age: number): AgeBand | undefined {
  if (age < 60) return undefined;
  return ageBands[Math.min(Math.floor(age / 10) - 6, ageBands.length - 1)];
}

/** Nobody reaches it; keeps absurd limits within the calendar. */
const AGE_LIMIT = 1000;

/** The inclusive birth dates of everybody whose age on a day lies within inclusive limits. */
export function birthLimits(range: { from?: number; to?: number }, day: string): { from?: string; to?: string } {
  const limits: { from?: string; to?: string } = {};
  if (range.from !== undefined) limits.to = addMonths(day, -12 * within(range.from));
  if (range.to !== undefined) limits.from = addDays(addMonths(day, -12 * (within(range.to) + 1)), 1);
  return limits;
}

function within(age: number): number {
  return Math.max(-AGE_LIMIT, Math.min(AGE_LIMIT, age));
}

/** The `age` of a record with a `birthDate`. */
export const computedAge: Computation = {
  compute: (record, today) => (typeof record.birthDate === 'string' ? ageOn(record.birthDate, today) : null),
  stored: { field: 'birthDate', reversed: true, limits: birthLimits },
};
