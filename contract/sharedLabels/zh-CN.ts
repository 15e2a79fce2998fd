/** Fields of every type list. */
export const dictionaryLabels = {
  code: '代码',
  name: '名称',
  nameEn: '英文名称',
  sort: '排序',
  enabled: '启用',
  builtin: '内置',
  color: '标签颜色',
  description: '说明',
  remark: '备注',
  usageCount: '使用数',
};

/** Sex codes of GB/T 2261.1. */
export const genderLabels = {
  '0': '未知',
  '1': '男',
  '2': '女',
  '9': '未说明',
};

/** Who pays. */
export const payerTypeLabels = {
  ltci: '长护险',
  gov: '政府购买',
  homeBed: '家庭床位',
  self: '自费',
  family: '家庭托付',
  charity: '公益',
};

/** What attendants work as. */
export const attendantRoleLabels = {
  caregiver: '养老护理员',
  nurse: '护士',
  rehab: '康复师',
  housekeeper: '家政员',
  socialWorker: '社工',
  volunteer: '志愿者',
};

/** How a contact stands to somebody. */
export const contactRelationLabels = {
  spouse: '配偶',
  child: '子女',
  otherKin: '其他亲属',
  paidCarer: '雇佣照顾者',
  community: '村（居）委',
  other: '其他',
};

/** Kinds of health records. */
export const recordKindLabels = {
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

/** Kinds of reports. */
export const reportKindLabels = {
  ecg: '心电报告',
  lorenz: '洛伦兹散点图',
  sleep: '睡眠报告',
};

/** How much an observation calls for attention. */
export const alertLevelLabels = {
  none: '正常',
  warn: '预警',
  critical: '危急',
};
