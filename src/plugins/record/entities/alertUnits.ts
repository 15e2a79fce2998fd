import type { FindingCode } from './alertCodes';

/** In what the values and limits of findings are told. */
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

/** The unit of what is found under a code; absent for what is a ratio. */
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

/** By what a stored value is divided to be told in its unit: impacts are stored in thousandths of g. */
export const alertUnitScale: Readonly<Partial<Record<AlertUnit, number>>> = { gravity: 1_000 };
