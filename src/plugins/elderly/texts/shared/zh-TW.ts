import type { SameKeys } from '../../../../../contract/texts/textShape';
import type * as chinese from './zh-CN';

export const genderTexts: SameKeys<typeof chinese.genderTexts> = {
  '0': '未知',
  '1': '男',
  '2': '女',
  '9': '未說明',
};

export const payerTypeTexts: SameKeys<typeof chinese.payerTypeTexts> = {
  ltci: '長照保險',
  gov: '政府補助',
  homeBed: '家庭照護床位',
  self: '自費',
  family: '家屬委託',
  charity: '公益',
};

export const contactRelationTexts: SameKeys<typeof chinese.contactRelationTexts> = {
  spouse: '配偶',
  child: '子女',
  otherKin: '其他親屬',
  paidCarer: '僱用照顧者',
  community: '村里辦公處',
  other: '其他',
};
