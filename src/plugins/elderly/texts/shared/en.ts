import type { SameKeys } from '../../../../../contract/texts/textShape';
import type * as chinese from './zh-CN';

export const genderTexts: SameKeys<typeof chinese.genderTexts> = {
  '0': 'Unknown',
  '1': 'Male',
  '2': 'Female',
  '9': 'Not stated',
};

export const payerTypeTexts: SameKeys<typeof chinese.payerTypeTexts> = {
  ltci: 'Long-term care insurance',
  gov: 'Government',
  homeBed: 'Family care bed',
  self: 'Self-paid',
  family: 'Family or employer',
  charity: 'Charity',
};

export const contactRelationTexts: SameKeys<typeof chinese.contactRelationTexts> = {
  spouse: 'Spouse',
  child: 'Child',
  otherKin: 'Other relative',
  paidCarer: 'Paid carer',
  community: 'Community committee',
  other: 'Other',
};
