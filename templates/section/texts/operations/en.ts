import type { SameKeys } from '@console/contract/texts/textShape';
import type chinese from './zh-CN';

const texts: SameKeys<typeof chinese> = {
  closeOldFallAlarms: 'Close old records',
};

export default texts;
