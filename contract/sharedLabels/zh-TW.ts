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
