import type { ThresholdMeasure } from './thresholds';

/** Values that are critical immediately. A value equal to a limit is already beyond it. */
export interface Extreme {
  low: number | null;
  high: number | null;
  /** A less extreme high value that is critical after a few valid minutes. */
  soon?: { high: number; minutes: number };
}

/** Measures with extreme values. The others are shares of a night, to which no single minute can be extreme. */
type ExtremeMeasure = Exclude<ThresholdMeasure, 'hypoxiaTime'>;

/**
 * Values that need no hold time, for every health class. Alerts, charts and texts all read this table. Our choice, based on
 * the three-point bands of NEWS2 (RCP 2017) and common teaching on hypertensive crisis.
 */
export const extremes: Readonly<Record<ExtremeMeasure, Extreme>> = {
  heartRate: { low: 35, high: 180, soon: { high: 160, minutes: 3 } },
  bloodOxygen: { low: 80, high: null },
  respiratoryRate: { low: 6, high: 35 },
  systolic: { low: 80, high: 200 },
  diastolic: { low: null, high: 120 },
};

/**
 * Range of possible values of a body or a sensor. Other values are stored as received and marked, and count in no figure.
 */
export interface Plausible {
  min: number;
  max: number;
  /** Values below are also marked: either the sensor is wrong, or the person is dying. */
  dangerBelow?: number;
}

/** Plausible ranges of vital signs (our choice). For all other quantities, the range of a stored sample applies. */
export const plausibility = {
  heartRate: { min: 10, max: 300, dangerBelow: 20 },
  bloodOxygen: { min: 30, max: 100 },
  respiratoryRate: { min: 0, max: 80, dangerBelow: 1 },
  systolic: { min: 40, max: 300 },
  diastolic: { min: 20, max: 200 },
} as const satisfies Readonly<Record<ExtremeMeasure, Plausible>>;

/** Consecutive minutes of implausible values that need attention. */
export const IMPLAUSIBLE_MIN = 3;

/** Whether a value is outside the plausible range. */
export const isOutside = ({ min, max }: Plausible, value: number): boolean => value < min || value > max;
/** Whether a value is so low that a sensor error and a dying person look alike. */
export const isDangerous = ({ dangerBelow }: Plausible, value: number): boolean =>
  dangerBelow !== undefined && value < dangerBelow;
/** Whether a value is marked as implausible. */
export const isImplausible = (plausible: Plausible, value: number): boolean =>
  isOutside(plausible, value) || isDangerous(plausible, value);

/**
 * Valid minutes beyond a critical limit that are critical even if interrupted, and the window of valid minutes (our choice).
 */
export const CUMULATIVE = { minutes: 20, of: 60 } as const;
