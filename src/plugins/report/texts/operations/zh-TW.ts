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
  uploadRecording: '上傳記錄產生報告',
  makeReport: '產生報告',
  renewReport: '依補傳資料更新',
  followBinding: '隨綁定更正',
};

export default texts;
