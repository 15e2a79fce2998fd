import type { SameKeys } from '../../../../../contract/texts/textShape';
import type chinese from './zh-CN';

const texts: SameKeys<typeof chinese> = {
  snoozeTooLong: '%{days} 日以内の時刻を選んでください',
  colleagueMayNot: 'この人はこの記録を閲覧できません',
};

export default texts;
