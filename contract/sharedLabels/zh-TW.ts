/** Fields of every type list. */
export const dictionaryLabels = {
  code: '代碼',
  name: '名稱',
  nameEn: '英文名稱',
  sort: '排序',
  enabled: '啟用',
  builtin: '內建',
  color: '標籤顏色',
  description: '說明',
  remark: '備註',
  usageCount: '使用數',
};

/** Sex codes of GB/T 2261.1. */
export const genderLabels = {
  '0': '未知',
  '1': '男',
  '2': '女',
  '9': '未說明',
};

/** Who pays. */
export const payerTypeLabels = {
  ltci: '長照保險',
  gov: '政府補助',
  homeBed: '家庭照護床位',
  self: '自費',
  family: '家屬委託',
  charity: '公益',
};

/** What attendants work as. */
export const attendantRoleLabels = {
  caregiver: '照顧服務員',
  nurse: '護理師',
  rehab: '復健師',
  housekeeper: '家事服務員',
  socialWorker: '社工',
  volunteer: '志工',
};

/** How a contact stands to somebody. */
export const contactRelationLabels = {
  spouse: '配偶',
  child: '子女',
  otherKin: '其他親屬',
  paidCarer: '僱用照顧者',
  community: '村里辦公處',
  other: '其他',
};

/** Kinds of health records. */
export const recordKindLabels = {
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

/** Kinds of reports. */
export const reportKindLabels = {
  ecg: '心電報告',
  lorenz: '洛倫茲散點圖',
  sleep: '睡眠報告',
};

/** How much an observation calls for attention. */
export const alertLevelLabels = {
  none: '正常',
  warn: '預警',
  critical: '危急',
};
