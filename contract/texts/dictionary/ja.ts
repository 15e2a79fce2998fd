import type { SameKeys } from '../textShape';
import type * as chinese from './zh-CN';

export const dictionaryTexts: SameKeys<typeof chinese.dictionaryTexts> = {
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
