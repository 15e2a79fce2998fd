/** Health record kinds. */
export const recordKindTexts = {
  heartRate: '心率',
  bloodOxygen: '血氧',
  bloodPressure: '血压',
  respiratoryRate: '呼吸率',
  hrv: '心率变异性',
  cardiacLoad: '心脏负荷',
  ecgIntensity: '心电强度',
  hypoxiaTime: '缺氧时间',
  sleepActivity: '睡眠活动',
  sleepStatus: '睡眠状态',
  sport: '运动',
  sportAmplitude: '运动幅度',
  raw: '原始数据',
};

/** Report kinds. */
export const reportKindTexts = {
  ecg: '心电报告',
  lorenz: '洛伦兹散点图',
  sleep: '睡眠报告',
};

/** Severity of a finding. */
export const alertLevelTexts = {
  none: '正常',
  warn: '预警',
  critical: '危急',
};

/** Extreme limits of vital signs, by their names. */
export const extremeTexts = {
  heartRateLow: '心率极低',
  heartRateHigh: '心率极高',
  oxygenLow: '血氧极低',
  breathingLow: '呼吸极慢',
  breathingHigh: '呼吸极快',
  systolicLow: '收缩压极低',
  systolicHigh: '收缩压极高',
  diastolicHigh: '舒张压极高',
};
