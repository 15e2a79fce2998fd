import type { SameKeys } from '../../../../../contract/texts/textShape';
import type chinese from './zh-CN';

const texts: SameKeys<typeof chinese> = {
  selectOwnMarks: 'Own marks of the queue',
  selectColleagues: 'Whom to hand over to',
  snoozeEntry: 'Put an entry off',
  handOverEntry: 'Hand an entry over',
  takeBackMark: 'Take a mark back',
};

export default texts;
