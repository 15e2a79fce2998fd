import type { SameKeys } from '../../../../../contract/texts/textShape';
import type chinese from './zh-CN';

const texts: SameKeys<typeof chinese> = {
  snoozeTooLong: 'Choose a time within the next %{days} days',
  colleagueMayNot: 'They may not see this record',
};

export default texts;
