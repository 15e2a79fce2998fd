import type { ThresholdMeasure } from './thresholds';

/** Values that are critical at once; a value on a limit is already beyond it. */
export interface Extreme {
  low: number | null;
  high: number | null;
  /** A less extreme high value, critical after a few valid minutes. */
  soon?: { high: number; minutes: number };
}

/** Measures that have extreme values; those left out are shares of a night, of which no single minute is extreme. */
type ExtremeMeasure = Exclude<ThresholdMeasure, 'hypoxiaTime'>;

/**
 * Values that need no hold time, for every health class: the one table that alerts, charts and texts read. Ours, around the
 * three-point bands of NEWS2 (RCP 2017) and the common teaching on hypertensive crisis.
 */
export const extremes: Readonly<Record<ExtremeMeasure, Extreme>> = {
  heartRate: { low: 35, high: 180, soon: { high: 160, minutes: 3 } },
  bloodOxygen: { low: 80, high: null },
  respiratoryRate: { low: 6, high: 35 },
  systolic: { low: 80, high: 200 },
  diastolic: { low: null, high: 120 },
};

/** What a body or a sensor can be. Other values are stored as they were given and marked, and count in no figure. */
export interface Plausible {
  min: number;
  max: number;
  /** Values below are marked too: the sensor is wrong, or the person is dying. */
  dangerBelow?: number;
}

/** What is plausible of the vital signs (ours); of all other quantities whatever a stored sample can hold. */
export const plausibility = {
  heartRate: { min: 10, max: 300, dangerBelow: 20 },
  bloodOxygen: { min: 30, max: 100 },
  respiratoryRate: { min: 0, max: 80, dangerBelow: 1 },
  systolic: { min: 40, max: 300 },
  diastolic: { min: 20, max: 200 },
} as const satisfies Readonly<Record<ExtremeMeasure, Plausible>>;

/** Minutes of implausible values in a row that call for somebody. */
export const IMPLAUSIBLE_MIN = 3;

/** Whether a value is outside of what is plausible. */
export const isOutside = ({ min, max }: Plausible, value: number): boolean => value < min || value > max;
/** Whether a value is so low that a wrong sensor and a dying person look alike. */
export const isDangerous = ({ dangerBelow }: Plausible, value: number): boolean =>
  dangerBelow !== undefined && value < dangerBelow;
/** Whether a value is marked. */
export const isImplausible = (plausible: Plausible, value: number): boolean =>
  isOutside(plausible, value) || isDangerous(plausible, value);

/** Valid minutes beyond a critical limit that are critical however interrupted, and the valid minutes they lie in (ours). */
export const CUMULATIVE = { minutes: 20, of: 60 } as const;
