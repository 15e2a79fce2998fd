import type { SameKeys } from '../../../../../contract/texts/textShape';
import type * as chinese from './zh-CN';

export const recordKindTexts: SameKeys<typeof chinese.recordKindTexts> = {
  heartRate: 'Heart rate',
  bloodOxygen: 'Blood oxygen',
  bloodPressure: 'Blood pressure',
  respiratoryRate: 'Respiratory rate',
  hrv: 'Heart-rate variability',
  cardiacLoad: 'Cardiac load',
  ecgIntensity: 'ECG intensity',
  hypoxiaTime: 'Hypoxia time',
  sleepActivity: 'Sleep activity',
  sleepStatus: 'Sleep status',
  sport: 'Exercise',
  sportAmplitude: 'Exercise amplitude',
  raw: 'Raw data',
};

export const reportKindTexts: SameKeys<typeof chinese.reportKindTexts> = {
  ecg: 'ECG report',
  lorenz: 'Lorenz plot',
  sleep: 'Sleep report',
};

export const alertLevelTexts: SameKeys<typeof chinese.alertLevelTexts> = {
  none: 'Normal',
  warn: 'Warning',
  critical: 'Critical',
};

/** Extreme limits of vital signs, by their names. */
export const extremeTexts = {
  heartRateLow: 'Heart rate extremely low',
  heartRateHigh: 'Heart rate extremely high',
  oxygenLow: 'SpO2 extremely low',
  breathingLow: 'Breathing extremely slow',
  breathingHigh: 'Breathing extremely fast',
  systolicLow: 'Systolic pressure extremely low',
  systolicHigh: 'Systolic pressure extremely high',
  diastolicHigh: 'Diastolic pressure extremely high',
};
