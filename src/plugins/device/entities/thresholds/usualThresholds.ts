import type { Threshold, ThresholdMeasure } from './thresholds';

/** Critical and warning thresholds from low to high, and their hold times in minutes. */
type Limits = [
  critLow: number | null,
  warnLow: number | null,
  warnHigh: number | null,
  critHigh: number | null,
  holdMin: number,
  critHoldMin: number,
];

/** NEWS2 (RCP 2017) for vital signs; grades of the Chinese hypertension guideline; hold times are our choice. */
const usual: Readonly<Record<ThresholdMeasure, Limits>> = {
  heartRate: [40, 50, 111, 131, 10, 5],
  bloodOxygen: [91, 93, null, null, 5, 5],
  respiratoryRate: [8, 11, 21, 25, 10, 5],
  systolic: [90, 100, 140, 180, 0, 0],
  diastolic: [40, 50, 90, 110, 0, 0],
  hypoxiaTime: [null, null, 5, 25.1, 0, 0],
};

/** Returns the thresholds of a healthy person, with overrides for a condition. */
export function defaultThresholds(overrides: Partial<Record<ThresholdMeasure, Limits>> = {}): Threshold[] {
  return Object.entries({ ...usual, ...overrides }).map(
    ([measure, [critLow, warnLow, warnHigh, critHigh, holdMin, critHoldMin]]) => ({
      measure: measure as ThresholdMeasure,
      critLow,
      warnLow,
      warnHigh,
      critHigh,
      holdMin,
      critHoldMin,
    }),
  );
}
