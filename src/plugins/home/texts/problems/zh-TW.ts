import type { SameKeys } from '../../../../../contract/texts/textShape';
import type chinese from './zh-CN';

const texts: SameKeys<typeof chinese> = {
  snoozeTooLong: '最多可延後 %{days} 天',
  colleagueMayNot: '對方無權檢視該記錄',
};

export default texts;
