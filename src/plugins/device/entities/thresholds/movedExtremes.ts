import type { InputOf } from '../../../../../contract/defineEntity';
import { integer } from '../../../../../contract/fields';
import { type Extreme, extremes } from './extremes';
import type { Threshold, ThresholdMeasure } from './thresholds';
import { defaultThresholds } from './usualThresholds';

const limit = (min: number, max: number) => integer({ min, max });

/** The ranges in which a doctor can move the extreme limits of a wearer (ours). No limit can be switched off. */
export const extremeFields = {
  heartRateLow: limit(25, 50),
  heartRateHigh: limit(150, 220),
  oxygenLow: limit(70, 90),
  breathingLow: limit(4, 8),
  breathingHigh: limit(30, 45),
  systolicLow: limit(65, 100),
  systolicHigh: limit(170, 230),
  diastolicHigh: limit(105, 140),
} as const;
export type MovedExtremes = InputOf<typeof extremeFields>;
export type ExtremeName = keyof MovedExtremes;

/** The names of the limits of each measure. */
const sides: Readonly<Partial<Record<ThresholdMeasure, { low?: ExtremeName; high?: ExtremeName }>>> = {
  heartRate: { low: 'heartRateLow', high: 'heartRateHigh' },
  bloodOxygen: { low: 'oxygenLow' },
  respiratoryRate: { low: 'breathingLow', high: 'breathingHigh' },
  systolic: { low: 'systolicLow', high: 'systolicHigh' },
  diastolic: { high: 'diastolicHigh' },
};

/**
 * Applies the extreme limits that a doctor has moved to the thresholds of a wearer. A limit with a hold time of a few
 * minutes moves with the extreme limit on its side.
 */
export function withMovedExtremes(
  thresholds: readonly Threshold[],
  moved: Partial<MovedExtremes> | null,
): readonly Threshold[] {
  if (!moved) return thresholds;
  const missing = defaultThresholds().filter(({ measure }) => thresholds.every((known) => known.measure !== measure));
  return [...thresholds, ...missing].map((threshold) => {
    const { measure } = threshold;
    const { low, high } = sides[measure] ?? {};
    if (measure === 'hypoxiaTime' || (!low && !high)) return threshold;
    const extreme = movedExtreme(extremes[measure], {
      low: low === undefined ? null : (moved[low] ?? null),
      high: high === undefined ? null : (moved[high] ?? null),
    });
    return extreme ? { ...threshold, extreme } : threshold;
  });
}

function movedExtreme(usual: Extreme, moved: Pick<Extreme, 'low' | 'high'>): Extreme | undefined {
  if (moved.low === null && moved.high === null) return undefined;
  const { soon } = usual;
  const shift = moved.high === null || usual.high === null ? 0 : moved.high - usual.high;
  return {
    low: moved.low ?? usual.low,
    high: moved.high ?? usual.high,
    ...(soon && { soon: { ...soon, high: soon.high + shift } }),
  };
}
