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
