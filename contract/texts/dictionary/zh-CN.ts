/** Fields of every type list. */
export const dictionaryTexts = {
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
