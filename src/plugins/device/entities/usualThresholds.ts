import type { Threshold, ThresholdMeasure } from './thresholds';

/** Critical and warning thresholds, low to high, and the minutes they have to hold. */
type Limits = [
  critLow: number | null,
  warnLow: number | null,
  warnHigh: number | null,
  critHigh: number | null,
  holdMin: number,
  critHoldMin: number,
];

/** NEWS2 (RCP 2017) for the vital signs; grades of the Chinese hypertension guideline; hold times are ours. */
const usual: Readonly<Record<ThresholdMeasure, Limits>> = {
  heartRate: [40, 50, 111, 131, 10, 5],
  bloodOxygen: [91, 93, null, null, 5, 5],
  respiratoryRate: [8, 11, 21, 25, 10, 5],
  systolic: [90, 100, 140, 180, 0, 0],
  diastolic: [40, 50, 90, 110, 0, 0],
  hypoxiaTime: [null, null, 5, 25.1, 0, 0],
};

/** The thresholds of somebody healthy, with those that a condition moves. */
export function usualThresholds(moved: Partial<Record<ThresholdMeasure, Limits>> = {}): Threshold[] {
  return Object.entries({ ...usual, ...moved }).map(
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
