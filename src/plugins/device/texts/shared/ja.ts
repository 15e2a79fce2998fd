import type { SameKeys } from '../../../../../contract/texts/textShape';
import type * as chinese from './zh-CN';

export const recordKindTexts: SameKeys<typeof chinese.recordKindTexts> = {
  heartRate: '心拍数',
  bloodOxygen: '血中酸素',
  bloodPressure: '血圧',
  respiratoryRate: '呼吸数',
  hrv: '心拍変動',
  cardiacLoad: '心臓負荷',
  ecgIntensity: '心電強度',
  hypoxiaTime: '低酸素時間',
  sleepActivity: '睡眠中の活動',
  sleepStatus: '睡眠状態',
  sport: '運動',
  sportAmplitude: '運動の大きさ',
  raw: '生データ',
};

export const reportKindTexts: SameKeys<typeof chinese.reportKindTexts> = {
  ecg: '心電図レポート',
  lorenz: 'ローレンツプロット',
  sleep: '睡眠レポート',
};

export const alertLevelTexts: SameKeys<typeof chinese.alertLevelTexts> = {
  none: '正常',
  warn: '警告',
  critical: '危険',
};

/** Extreme limits of vital signs, by their names. */
export const extremeTexts = {
  heartRateLow: '心拍が極端に低い',
  heartRateHigh: '心拍が極端に高い',
  oxygenLow: 'SpO2が極端に低い',
  breathingLow: '呼吸が極端に遅い',
  breathingHigh: '呼吸が極端に速い',
  systolicLow: '収縮期血圧が極端に低い',
  systolicHigh: '収縮期血圧が極端に高い',
  diastolicHigh: '拡張期血圧が極端に高い',
};
