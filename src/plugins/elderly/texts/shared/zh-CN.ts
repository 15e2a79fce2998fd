/** Sex codes of GB/T 2261.1. */
export const genderTexts = {
  '0': '未知',
  '1': '男',
  '2': '女',
  '9': '未说明',
};

/** Who pays. */
export const payerTypeTexts = {
  ltci: '长护险',
  gov: '政府购买',
  homeBed: '家庭床位',
  self: '自费',
  family: '家庭托付',
  charity: '公益',
};

/** How a contact is related to a person. */
export const contactRelationTexts = {
  spouse: '配偶',
  child: '子女',
  otherKin: '其他亲属',
  paidCarer: '雇佣照顾者',
  community: '村（居）委',
  other: '其他',
};
