import type { Draft, RuleContext } from '../../../../../contract/defineEntity';
import { isDay } from '../../../../../contract/moment';
import type { Problem } from '../../../../../contract/problems';
import { ageOn } from '../../../elderly/entities/identity/age';

/** Minimum difference in beats a minute between maximum and resting heart rate. */
const HEART_RATE_RESERVE_MIN = 20;

/** Fields that default to values of the elder's record, with their names there. */
const ELDER_FIELDS = { name: 'name', gender: 'gender', birthDate: 'birthDate', phone: 'phone' } as const;

/** Returns the expected maximum heart rate at an age: 208 − 0.7 · age (Tanaka 2001). */
export function maxHeartRateAt(age: number): number {
  return Math.round(208 - 0.7 * age);
}

/** Returns the maximum heart rate of a wearer on a day, measured or by age; `undefined` if neither is known. */
export function maxHeartRate({ maxHr, birthDate }: Draft, day: string): number | undefined {
  if (typeof maxHr === 'number') return maxHr;
  return typeof birthDate === 'string' && isDay(birthDate) ? maxHeartRateAt(ageOn(birthDate, day)) : undefined;
}

/** Derives the body mass index, and defaults from the elder's record. */
export function deriveDeviceUser(record: Draft, context: RuleContext): Draft {
  const { heightCm, weightKg, elderlyId } = record;
  const isMeasured = typeof heightCm === 'number' && typeof weightKg === 'number';
  const bmi = isMeasured ? Math.round((weightKg / (heightCm / 100) ** 2) * 10) / 10 : null;
  const elder = typeof elderlyId === 'number' ? context.lookup('elderly', elderlyId) : undefined;
  if (!elder) return { bmi };
  const isOtherElder = context.incomingFields?.has('elderlyId') === true;
  const filled = Object.entries(ELDER_FIELDS).filter(
    ([field]) => record[field] == null || (isOtherElder && !context.incomingFields?.has(field)),
  );
  return {
    bmi,
    ...Object.fromEntries(filled.map(([field, source]) => [field, elder[source] ?? record[field] ?? null])),
  };
}

/** Checks rules of a wearer that involve several fields. */
export function checkDeviceUser(record: Draft, { today, lookup }: RuleContext): Problem[] {
  const { birthDate, restingHr, elderlyId, gender } = record;
  const problems: Problem[] = [];
  if (typeof birthDate === 'string' && birthDate > today) problems.push({ field: 'birthDate', code: 'dateInFuture' });
  const highest = maxHeartRate(record, today);
  if (typeof restingHr === 'number' && highest !== undefined && restingHr >= highest - HEART_RATE_RESERVE_MIN) {
    const params = { max: highest - HEART_RATE_RESERVE_MIN };
    problems.push({ field: 'restingHr', code: 'restingHrTooHigh', params });
  }
  const elder = typeof elderlyId === 'number' ? lookup('elderly', elderlyId) : undefined;
  if (elder && typeof elder.birthDate === 'string' && isDay(elder.birthDate) && isDay(String(birthDate))) {
    if (elder.birthDate !== birthDate) problems.push({ field: 'birthDate', code: 'elderDiffers' });
    if (elder.gender != null && elder.gender !== gender) problems.push({ field: 'gender', code: 'elderDiffers' });
  }
  return problems;
}
