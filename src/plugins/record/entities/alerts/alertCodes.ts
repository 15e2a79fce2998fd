import { eventKinds } from '../../../device/entities/uploads/eventKinds';
import { recordKinds, reportKinds } from '../../../device/entities/uploads/recordKinds';

/** Codes of possible findings in a day, by record kind. */
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

/** All codes of findings in a day; a closed list. */
export const alertCodes = Object.values(alertCodesOf).flat();
export type AlertCode = (typeof alertCodesOf)[keyof typeof alertCodesOf][number];

/** Codes of report findings that need immediate attention. */
export const reportAlertCodes = [
  'ventricularFibrillation',
  'asystole',
  'ventricularRun',
  'pauseLong',
  'qtcCritical',
  'reviewOverdue',
] as const;
export type ReportAlertCode = (typeof reportAlertCodes)[number];

/** Everything that the ward view can show about a wearer: findings in days and reports, events, and silent devices. */
export const findingCodes = [...alertCodes, ...reportAlertCodes, 'deviceSilent', ...eventKinds] as const;
export type FindingCode = (typeof findingCodes)[number];

/**
 * The source of a finding: a record or report kind, `device` for a silent device, or `deviceEvent` for an alarm of a device.
 */
export const findingKinds = [...recordKinds, ...reportKinds, 'device', 'deviceEvent'] as const;
export type FindingKind = (typeof findingKinds)[number];

/**
 * Findings that take precedence over all others (our choice): possible cardiac arrest, a fall, a call for help, or a fire.
 */
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
