/** Names of the figures of a night, in its record and in its report. */
export const nightTexts = {
  inBedMin: '在床（分钟）',
  asleepMin: '睡眠（分钟）',
  wakeMin: '清醒或离床（分钟）',
  lightMin: '浅睡（分钟）',
  deepMin: '深睡（分钟）',
  remMin: 'REM（分钟）',
  latencyMin: '入睡用时（分钟）',
  remLatencyMin: '首次 REM（分钟）',
  efficiency: '睡眠效率（%）',
  longAwakenings: '醒来次数（> 5 分钟）',
  wasoMin: '夜间清醒或离床（分钟）',
  cycles: '睡眠周期',
  spo2SleepMin: '睡眠有效血氧（分钟）',
  t90SleepPct: '睡眠 T90：血氧低于 90% 占比（%）',
  odi4: '睡眠 ODI4（次/小时）',
  ahiEst: '睡眠呼吸事件估计（次/小时）',
  spo2Avg: '睡眠平均血氧（%）',
  spo2Min: '睡眠最低血氧（%）',
  hrAvg: '睡眠平均心率',
  hrMin: '睡眠最低心率',
  rrAvg: '睡眠平均呼吸率',
};

/** Names of figures about movements in bed. */
export const movementTexts = {
  turnOver: '翻身（次）',
  outOfBed: '离床（次）',
};

/** Percentage of expected samples that were measured. */
export const coverageText = '覆盖率（%）';
