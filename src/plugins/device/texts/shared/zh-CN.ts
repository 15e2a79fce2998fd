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
