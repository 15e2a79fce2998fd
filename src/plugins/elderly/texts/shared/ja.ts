import type { SameKeys } from '../../../../../contract/texts/textShape';
import type * as chinese from './zh-CN';

export const genderTexts: SameKeys<typeof chinese.genderTexts> = {
  '0': '不明',
  '1': '男性',
  '2': '女性',
  '9': '回答なし',
};

export const payerTypeTexts: SameKeys<typeof chinese.payerTypeTexts> = {
  ltci: '長期介護保険',
  gov: '公費',
  homeBed: '家庭介護ベッド',
  self: '自費',
  family: '家族・企業の委託',
  charity: '慈善',
};

export const contactRelationTexts: SameKeys<typeof chinese.contactRelationTexts> = {
  spouse: '配偶者',
  child: '子',
  otherKin: 'その他の親族',
  paidCarer: '雇用介護者',
  community: '自治会',
  other: 'その他',
};
