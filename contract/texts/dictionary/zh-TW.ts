import type { SameKeys } from '../textShape';
import type * as chinese from './zh-CN';

export const dictionaryTexts: SameKeys<typeof chinese.dictionaryTexts> = {
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
