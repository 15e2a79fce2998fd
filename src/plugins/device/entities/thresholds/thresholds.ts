import type { Draft } from '../../../../../contract/defineEntity';
import { choice, decimal, integer, list } from '../../../../../contract/fields';
import type { Problem } from '../../../../../contract/problems';
import { breathChannel, heartRateChannel, saturationChannel, shareChannel } from '../uploads/channels';
import type { Channel } from '../uploads/layout';
import type { AlertLevel } from './alertLevels';
import type { Extreme } from './extremes';

/** Measures with thresholds; `hypoxiaTime` is the percentage of sleep below 90 % SpO2 (T90). */
export const thresholdMeasures = [
  'heartRate',
  'bloodOxygen',
  'respiratoryRate',
  'systolic',
  'diastolic',
  'hypoxiaTime',
] as const;
export type ThresholdMeasure = (typeof thresholdMeasures)[number];

/** Limits of a threshold: the range of the measure, in the same unit. */
export const thresholdLimits: Readonly<Record<ThresholdMeasure, Pick<Channel, 'min' | 'max' | 'unit'>>> = {
  heartRate: heartRateChannel,
  bloodOxygen: saturationChannel,
  respiratoryRate: breathChannel,
  systolic: { min: 50, max: 280, unit: 'mm[Hg]' },
  diastolic: { min: 30, max: 180, unit: 'mm[Hg]' },
  hypoxiaTime: shareChannel,
};

const value = () => decimal({ min: 0, max: 300, scale: 1 });
const minutes = () => integer({ min: 0, max: 1440, default: 0 });

/** One row for each watched measure. A value equal to a threshold is already beyond it. */
export const thresholdsField = list(
  {
    measure: choice(thresholdMeasures, { required: true }),
    critLow: value(),
    warnLow: value(),
    warnHigh: value(),
    critHigh: value(),
    /** Minutes for which a value must stay beyond a warning threshold. */
    holdMin: minutes(),
    /** Minutes for which a value must stay beyond a critical threshold. */
    critHoldMin: minutes(),
  },
  { required: true, min: 0, max: thresholdMeasures.length },
);

/** The thresholds of one measure in a health class. */
export interface Threshold {
  measure: ThresholdMeasure;
  critLow: number | null;
  warnLow: number | null;
  warnHigh: number | null;
  critHigh: number | null;
  holdMin: number | null;
  critHoldMin: number | null;
  /** The extreme limits, where a doctor has moved them for this wearer. */
  extreme?: Extreme;
}

/** Returns the level of a single value without regard to hold times. */
export function alertLevelOf({ critLow, warnLow, warnHigh, critHigh }: Threshold, value: number): AlertLevel {
  const isBeyond = (low: number | null, high: number | null) =>
    (low !== null && value <= low) || (high !== null && value >= high);
  if (isBeyond(critLow, critHigh)) return 'critical';
  return isBeyond(warnLow, warnHigh) ? 'warn' : 'none';
}

/** Checks the thresholds of a health class: duplicate measures, values out of range, and values out of order. */
export function checkThresholds({ thresholds }: Draft): Problem[] {
  if (!Array.isArray(thresholds)) return [];
  const seen = new Set<string>();
  return (thresholds as Threshold[]).flatMap((threshold, index): Problem[] => {
    const at = (field: string) => `thresholds.${index}.${field}`;
    if (seen.has(threshold.measure)) return [{ field: at('measure'), code: 'thresholdTwice' }];
    seen.add(threshold.measure);
    return [...rangeProblems(threshold, at), ...orderProblems(threshold, at)];
  });
}

const ASCENDING = ['critLow', 'warnLow', 'warnHigh', 'critHigh'] as const;

type At = (field: string) => string;

function rangeProblems(threshold: Threshold, at: At): Problem[] {
  const limits = thresholdLimits[threshold.measure];
  if (!limits) return [];
  const { min, max } = limits;
  return ASCENDING.flatMap((field): Problem[] => {
    const present = threshold[field];
    return present != null && (present < min || present > max)
      ? [{ field: at(field), code: 'thresholdRange', params: { min, max } }]
      : [];
  });
}

function orderProblems(threshold: Threshold, at: At): Problem[] {
  const present = ASCENDING.filter((field) => threshold[field] != null);
  if (present.length === 0) return [{ field: at('warnHigh'), code: 'thresholdMissing' }];
  return present.flatMap((field, index): Problem[] => {
    const before = present[index - 1];
    return before && Number(threshold[field]) <= Number(threshold[before])
      ? [{ field: at(field), code: 'thresholdOrder' }]
      : [];
  });
}
