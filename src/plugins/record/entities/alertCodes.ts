/** What may be found in a day, by the kind of record in which it is. */
export const alertCodesOf = {
  heartRate: ['heartRateHigh', 'heartRateLow', 'restingRateUp', 'longGap'],
  bloodOxygen: ['oxygenLow', 'oxygenHigh'],
  bloodPressure: ['systolicHigh', 'systolicLow', 'diastolicHigh', 'diastolicLow', 'pressureVariable'],
  respiratoryRate: ['breathingFast', 'breathingSlow'],
  hrv: ['variabilityLow', 'beatsEctopic'],
  cardiacLoad: ['heartStrained', 'loadRising'],
  ecgIntensity: ['ecgUnusable', 'electrodeWeak'],
  hypoxiaTime: ['hypoxiaLong'],
  sleepActivity: ['outOfBedOften', 'outOfBedLong', 'noMovement'],
  sleepStatus: [],
  sport: ['stepsFallen'],
  sportAmplitude: ['possibleFall'],
  raw: ['packetsLost'],
} as const;

/** All that may be found in a day; a closed list. */
export const alertCodes = Object.values(alertCodesOf).flat();
export type AlertCode = (typeof alertCodesOf)[keyof typeof alertCodesOf][number];
