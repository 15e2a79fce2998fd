import type { Threshold } from '../../../../device/entities/thresholds';
import { usualThresholds } from '../../../../device/entities/usualThresholds';

/** Finds the threshold of a measure. */
export type ThresholdOf = (measure: Threshold['measure']) => Threshold;

const usual = new Map(usualThresholds().map((threshold) => [threshold.measure, threshold]));

/** The thresholds of a wearer's health class; measures it does not name have the usual ones. */
export function thresholdsOf(thresholds: readonly Threshold[]): ThresholdOf {
  const own = new Map(thresholds.map((threshold) => [threshold.measure, threshold]));
  return (measure) => {
    const found = own.get(measure) ?? usual.get(measure);
    if (!found) throw new Error(`Nobody says what is usual for ${measure}`);
    return found;
  };
}
