import type { SameKeys } from '../../../../../contract/texts/textShape';
import type chinese from './zh-CN';

const texts: SameKeys<typeof chinese> = {
  selectOwnMarks: '我的待辦標記',
  selectColleagues: '可移交的同事',
  snoozeEntry: '延後待辦',
  handOverEntry: '移交待辦',
  takeBackMark: '撤回待辦標記',
};

export default texts;
