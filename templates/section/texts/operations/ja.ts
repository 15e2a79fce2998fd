import type { SameKeys } from '@console/contract/texts/textShape';
import type chinese from './zh-CN';

const texts: SameKeys<typeof chinese> = {
  closeOldFallAlarms: '古い記録を閉じる',
};

export default texts;
