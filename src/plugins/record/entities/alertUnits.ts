import type { AlertCode } from './alertCodes';

/** In what the values and limits of findings are told. */
export const alertUnits = [
  'perMinute',
  'percent',
  'mmHg',
  'minutes',
  'milliseconds',
  'millivolts',
  'times',
  'steps',
  'milligravity',
] as const;
export type AlertUnit = (typeof alertUnits)[number];

/** The unit of what is found under a code; absent for what is a ratio. */
export const alertUnitOf: Readonly<Partial<Record<AlertCode, AlertUnit>>> = {
  heartRateHigh: 'perMinute',
  heartRateLow: 'perMinute',
  restingRateUp: 'perMinute',
  longGap: 'minutes',
  oxygenLow: 'percent',
  oxygenHigh: 'percent',
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
  possibleFall: 'milligravity',
  packetsLost: 'percent',
};
