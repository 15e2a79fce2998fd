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
