import type { FindingCode } from './alertCodes';

/** Units of the values and limits of findings. */
export const alertUnits = [
  'perMinute',
  'percent',
  'mmHg',
  'minutes',
  'hours',
  'milliseconds',
  'millivolts',
  'times',
  'steps',
  'gravity',
] as const;
export type AlertUnit = (typeof alertUnits)[number];

/** The unit of a finding by code; absent for ratios. */
export const alertUnitOf: Readonly<Partial<Record<FindingCode, AlertUnit>>> = {
  heartRateHigh: 'perMinute',
  heartRateLow: 'perMinute',
  restingRateUp: 'perMinute',
  longGap: 'minutes',
  oxygenLow: 'percent',
  oxygenHigh: 'percent',
  heartRateImplausible: 'perMinute',
  oxygenImplausible: 'percent',
  breathingImplausible: 'perMinute',
  pressureImplausible: 'mmHg',
  systolicHigh: 'mmHg',
  systolicLow: 'mmHg',
  diastolicHigh: 'mmHg',
  diastolicLow: 'mmHg',
  pressureVariable: 'percent',
  breathingFast: 'perMinute',
  breathingSlow: 'perMinute',
  variabilityLow: 'milliseconds',
  beatsEctopic: 'percent',
  heartStrained: 'percent',
  ecgUnusable: 'percent',
  electrodeWeak: 'millivolts',
  hypoxiaLong: 'percent',
  outOfBedOften: 'times',
  outOfBedLong: 'minutes',
  noMovement: 'minutes',
  stepsFallen: 'steps',
  possibleFall: 'gravity',
  packetsLost: 'percent',
  asystole: 'milliseconds',
  pauseLong: 'milliseconds',
  qtcCritical: 'milliseconds',
  deviceSilent: 'hours',
};

/** Divisor that converts a stored value to its unit: impacts are stored in thousandths of g. */
export const alertUnitScale: Readonly<Partial<Record<AlertUnit, number>>> = { gravity: 1_000 };
