import type { SameKeys } from '../../../../../contract/texts/textShape';
import type * as chinese from './zh-CN';

export const nightTexts: SameKeys<typeof chinese.nightTexts> = {
  inBedMin: '臥床（分）',
  asleepMin: '睡眠（分）',
  wakeMin: '覚醒または離床（分）',
  lightMin: '浅い睡眠（分）',
  deepMin: '深い睡眠（分）',
  remMin: 'REM 睡眠（分）',
  latencyMin: '入眠潜時（分）',
  remLatencyMin: 'REM 潜時（分）',
  efficiency: '睡眠効率（%）',
  longAwakenings: '覚醒回数（5 分超）',
  wasoMin: '夜間の覚醒または離床（分）',
  cycles: '睡眠周期',
  spo2SleepMin: '睡眠中の有効 SpO2（分）',
  t90SleepPct: '睡眠 T90：SpO2 90% 未満の割合（%）',
  odi4: '睡眠 ODI4（回/時）',
  ahiEst: '睡眠呼吸イベント推定（回/時）',
  spo2Avg: '睡眠中の平均 SpO2（%）',
  spo2Min: '睡眠中の最低 SpO2（%）',
  hrAvg: '睡眠中の平均心拍数',
  hrMin: '睡眠中の最低心拍数',
  rrAvg: '睡眠中の平均呼吸数',
};

export const movementTexts: SameKeys<typeof chinese.movementTexts> = {
  turnOver: '寝返り（回）',
  outOfBed: '離床（回）',
};

export const coverageText = '測定率（%）';
