/** Fields of every type list. */
export const dictionaryLabels = {
  code: 'コード',
  name: '名称',
  nameEn: '英語名',
  sort: '表示順',
  enabled: '有効',
  builtin: '組み込み',
  color: 'タグの色',
  description: '説明',
  remark: '備考',
  usageCount: '使用数',
};

/** Sex codes of GB/T 2261.1. */
export const genderLabels = {
  '0': '不明',
  '1': '男性',
  '2': '女性',
  '9': '回答なし',
};

/** Who pays. */
export const payerTypeLabels = {
  ltci: '長期介護保険',
  gov: '公費',
  homeBed: '家庭介護ベッド',
  self: '自費',
  family: '家族・企業の委託',
  charity: '慈善',
};

/** What attendants work as. */
export const attendantRoleLabels = {
  caregiver: '介護員',
  nurse: '看護師',
  rehab: 'リハビリ療法士',
  housekeeper: '家事支援員',
  socialWorker: 'ソーシャルワーカー',
  volunteer: 'ボランティア',
};

/** How a contact stands to somebody. */
export const contactRelationLabels = {
  spouse: '配偶者',
  child: '子',
  otherKin: 'その他の親族',
  paidCarer: '雇用介護者',
  community: '自治会',
  other: 'その他',
};

/** Kinds of health records. */
export const recordKindLabels = {
  heartRate: '心拍数',
  bloodOxygen: '血中酸素',
  bloodPressure: '血圧',
  respiratoryRate: '呼吸数',
  hrv: '心拍変動',
  cardiacLoad: '心臓負荷',
  ecgIntensity: '心電強度',
  hypoxiaTime: '低酸素時間',
  sleepActivity: '睡眠中の活動',
  sleepStatus: '睡眠状態',
  sport: '運動',
  sportAmplitude: '運動の大きさ',
  raw: '生データ',
};

/** Kinds of reports. */
export const reportKindLabels = {
  ecg: '心電図レポート',
  lorenz: 'ローレンツプロット',
  sleep: '睡眠レポート',
};

/** How much an observation calls for attention. */
export const alertLevelLabels = {
  none: '正常',
  warn: '警告',
  critical: '危険',
};
