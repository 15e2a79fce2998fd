import type { SameKeys } from '../../../../../contract/texts/textShape';
import type chinese from './zh-CN';

const texts: SameKeys<typeof chinese> = {
  selectWaveform: '檢視波形',
  selectBeat: '檢視平均心搏',
  saveMarks: '移動間期標記',
  labelBeats: '更正心搏標籤',
  undoLabels: '復原心搏標籤',
  selectCloud: '檢視散點',
  selectNight: '檢視整夜',
  printReport: '下載報告',
};

export default texts;
