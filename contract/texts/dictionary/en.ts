import type { SameKeys } from '../textShape';
import type * as chinese from './zh-CN';

export const dictionaryTexts: SameKeys<typeof chinese.dictionaryTexts> = {
  code: 'Code',
  name: 'Name',
  nameEn: 'English name',
  sort: 'Order',
  enabled: 'Enabled',
  builtin: 'Built-in',
  color: 'Tag colour',
  description: 'Description',
  remark: 'Remarks',
  usageCount: 'In use',
};
