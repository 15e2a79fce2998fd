import type { SameKeys } from '../../../../../contract/texts/textShape';
import type chinese from './zh-CN';

const texts: SameKeys<typeof chinese> = {
  selectWaveform: '波形を表示',
  selectCloud: 'プロットを表示',
  selectNight: '夜間を表示',
  printReport: 'レポートをダウンロード',
};

export default texts;
