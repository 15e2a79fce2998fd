import type { SameKeys } from '../../../../../contract/texts/textShape';
import type * as chinese from './zh-CN';

export const recordKindTexts: SameKeys<typeof chinese.recordKindTexts> = {
  heartRate: '心率',
  bloodOxygen: '血氧',
  bloodPressure: '血壓',
  respiratoryRate: '呼吸率',
  hrv: '心率變異性',
  cardiacLoad: '心臟負荷',
  ecgIntensity: '心電強度',
  hypoxiaTime: '缺氧時間',
  sleepActivity: '睡眠活動',
  sleepStatus: '睡眠狀態',
  sport: '運動',
  sportAmplitude: '運動幅度',
  raw: '原始資料',
};

export const reportKindTexts: SameKeys<typeof chinese.reportKindTexts> = {
  ecg: '心電報告',
  lorenz: '洛倫茲散點圖',
  sleep: '睡眠報告',
};

export const alertLevelTexts: SameKeys<typeof chinese.alertLevelTexts> = {
  none: '正常',
  warn: '預警',
  critical: '危急',
};

/** Extreme limits of vital signs, by their names. */
export const extremeTexts = {
  heartRateLow: '心率極低',
  heartRateHigh: '心率極高',
  oxygenLow: '血氧極低',
  breathingLow: '呼吸極慢',
  breathingHigh: '呼吸極快',
  systolicLow: '收縮壓極低',
  systolicHigh: '收縮壓極高',
  diastolicHigh: '舒張壓極高',
};
