import { eventKinds } from '../../device/entities/eventKinds';
import { recordKinds, reportKinds } from '../../device/entities/recordKinds';

/** What may be found in a day, by the kind of record in which it is. */
export const alertCodesOf = {
  heartRate: ['heartRateHigh', 'heartRateLow', 'restingRateUp', 'longGap', 'heartRateImplausible'],
  bloodOxygen: ['oxygenLow', 'oxygenHigh', 'oxygenImplausible'],
  bloodPressure: [
    'systolicHigh',
    'systolicLow',
    'diastolicHigh',
    'diastolicLow',
    'pressureVariable',
    'pressureImplausible',
  ],
  respiratoryRate: ['breathingFast', 'breathingSlow', 'breathingImplausible'],
  hrv: ['variabilityLow', 'beatsEctopic'],
  cardiacLoad: ['heartStrained', 'loadRising'],
  ecgIntensity: ['ecgUnusable', 'electrodeWeak'],
  hypoxiaTime: [],
  sleepActivity: ['outOfBedOften', 'outOfBedLong', 'noMovement'],
  sleepStatus: ['hypoxiaLong'],
  sport: ['stepsFallen'],
  sportAmplitude: ['possibleFall'],
  raw: ['packetsLost'],
} as const;

/** All that may be found in a day; a closed list. */
export const alertCodes = Object.values(alertCodesOf).flat();
export type AlertCode = (typeof alertCodesOf)[keyof typeof alertCodesOf][number];

/** What in a report calls for somebody at once. */
export const reportAlertCodes = [
  'ventricularFibrillation',
  'asystole',
  'ventricularRun',
  'pauseLong',
  'qtcCritical',
  'reviewOverdue',
] as const;
export type ReportAlertCode = (typeof reportAlertCodes)[number];

/** All that the ward can show of a wearer: what days, reports and events say, and that a device says nothing. */
export const findingCodes = [...alertCodes, ...reportAlertCodes, 'deviceSilent', ...eventKinds] as const;
export type FindingCode = (typeof findingCodes)[number];

/** In which kind of record something is found; `device` where one is silent, `deviceEvent` where one has raised an alarm. */
export const findingKinds = [...recordKinds, ...reportKinds, 'device', 'deviceEvent'] as const;
export type FindingKind = (typeof findingKinds)[number];

/** What comes before all else (ours): the heart may have stopped pumping, the person lies on the floor, calls, or is in a fire. */
export const lifeThreatening: readonly FindingCode[] = [
  'ventricularFibrillation',
  'asystole',
  'ventricularRun',
  'possibleFall',
  'sos',
  'fall',
  'smoke',
  'gas',
];
