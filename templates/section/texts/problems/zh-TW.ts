import type { SameKeys } from '@console/contract/texts/textShape';
import type chinese from './zh-CN';

const texts: SameKeys<typeof chinese> = {
  okFallAlarmsClosed: '已關閉 %{count} 筆記錄',
};

export default texts;
