const texts = {
  section: '记录',
  pages: {
    index: '记录首页',
    bloodOxygen: '血氧',
    bloodPressure: '血压',
    cardiacLoad: '心脏负荷',
    ecgIntensity: '心电强度',
    heartRate: '心率',
    hrv: '心率变异性',
    hypoxiaTime: '缺氧时间',
    respiratoryRate: '呼吸率',
    sleepActivity: '睡眠活动',
    sleepStatus: '睡眠状态',
    sport: '运动',
    sportAmplitude: '运动幅度',
    raw: '原始数据',
    wearerAlert: '佩戴者预警',
    deviceEvent: '设备事件',
  },
  readings: {
    enter: '录入测量值',
    correct: '更正测量值',
  },
  widget: { alarms: '预警中的老人' },
};

export default texts;
