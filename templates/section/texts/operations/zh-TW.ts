import type { SameKeys } from '@console/contract/texts/textShape';
import type chinese from './zh-CN';

const texts: SameKeys<typeof chinese> = {
  closeOldFallAlarms: '關閉舊記錄',
};

export default texts;
