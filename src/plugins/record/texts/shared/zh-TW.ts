import type { SameKeys } from '../../../../../contract/texts/textShape';
import type * as chinese from './zh-CN';

export const nightTexts: SameKeys<typeof chinese.nightTexts> = {
  inBedMin: '在床（分鐘）',
  asleepMin: '睡眠（分鐘）',
  wakeMin: '清醒或離床（分鐘）',
  lightMin: '淺眠（分鐘）',
  deepMin: '深眠（分鐘）',
  remMin: 'REM（分鐘）',
  latencyMin: '入睡用時（分鐘）',
  remLatencyMin: '首次 REM（分鐘）',
  efficiency: '睡眠效率（%）',
  longAwakenings: '醒來次數（> 5 分鐘）',
  wasoMin: '夜間清醒或離床（分鐘）',
  cycles: '睡眠週期',
  spo2SleepMin: '睡眠有效血氧（分鐘）',
  t90SleepPct: '睡眠 T90：血氧低於 90% 占比（%）',
  odi4: '睡眠 ODI4（次/小時）',
  ahiEst: '睡眠呼吸事件估計（次/小時）',
  spo2Avg: '睡眠平均血氧（%）',
  spo2Min: '睡眠最低血氧（%）',
  hrAvg: '睡眠平均心率',
  hrMin: '睡眠最低心率',
  rrAvg: '睡眠平均呼吸率',
};

export const movementTexts: SameKeys<typeof chinese.movementTexts> = {
  turnOver: '翻身（次）',
  outOfBed: '離床（次）',
};

export const coverageText = '涵蓋率（%）';
