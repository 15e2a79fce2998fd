import type { SameKeys } from '@console/contract/texts/textShape';
import type chinese from './zh-CN';

const texts: SameKeys<typeof chinese> = {
  okFallAlarmsClosed: '%{count} 件を閉じました',
};

export default texts;
