import type { Threshold } from '../../../../device/entities/thresholds/thresholds';
import { defaultThresholds } from '../../../../device/entities/thresholds/usualThresholds';

/** Returns the threshold of a measure. */
export type ThresholdOf = (measure: Threshold['measure']) => Threshold;

const defaults = new Map(defaultThresholds().map((threshold) => [threshold.measure, threshold]));

/** Returns the thresholds of a wearer's health class. Other measures use the defaults. */
export function thresholdsOf(thresholds: readonly Threshold[]): ThresholdOf {
  const own = new Map(thresholds.map((threshold) => [threshold.measure, threshold]));
  return (measure) => {
    const found = own.get(measure) ?? defaults.get(measure);
    if (!found) throw new Error(`Nobody says what is usual for ${measure}`);
    return found;
  };
}
