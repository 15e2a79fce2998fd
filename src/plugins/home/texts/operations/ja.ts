import type { SameKeys } from '../../../../../contract/texts/textShape';
import type chinese from './zh-CN';

const texts: SameKeys<typeof chinese> = {
  selectOwnMarks: '自分の対応待ちの印',
  selectColleagues: '引き継げる同僚',
  snoozeEntry: '対応を後回しにする',
  handOverEntry: '対応を引き継ぐ',
  takeBackMark: '印を取り消す',
};

export default texts;
