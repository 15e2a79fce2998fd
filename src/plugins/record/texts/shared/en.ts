import type { SameKeys } from '../../../../../contract/texts/textShape';
import type * as chinese from './zh-CN';

export const nightTexts: SameKeys<typeof chinese.nightTexts> = {
  inBedMin: 'In bed (min)',
  asleepMin: 'Asleep (min)',
  wakeMin: 'Awake or out of bed (min)',
  lightMin: 'Light sleep (min)',
  deepMin: 'Deep sleep (min)',
  remMin: 'REM sleep (min)',
  latencyMin: 'To fall asleep (min)',
  remLatencyMin: 'REM latency (min)',
  efficiency: 'Sleep efficiency (%)',
  longAwakenings: 'Awakenings (> 5 min)',
  wasoMin: 'Awake or out of bed at night (min)',
  cycles: 'Sleep cycles',
  spo2SleepMin: 'Asleep with valid SpO2 (min)',
  t90SleepPct: 'T90 of the sleep: SpO2 below 90% (%)',
  odi4: 'ODI4 of the sleep (/h)',
  ahiEst: 'Breathing events of the sleep, estimated (/h)',
  spo2Avg: 'Mean SpO2 of the sleep (%)',
  spo2Min: 'Lowest SpO2 of the sleep (%)',
  hrAvg: 'Mean heart rate of the sleep',
  hrMin: 'Lowest heart rate of the sleep',
  rrAvg: 'Mean breathing rate of the sleep',
};

export const movementTexts: SameKeys<typeof chinese.movementTexts> = {
  turnOver: 'Turns',
  outOfBed: 'Times out of bed',
};

export const coverageText = 'Coverage (%)';
