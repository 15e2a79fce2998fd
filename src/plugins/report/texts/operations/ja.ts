import type { SameKeys } from '../../../../../contract/texts/textShape';
import type chinese from './zh-CN';

const texts: SameKeys<typeof chinese> = {
  selectWaveform: '波形を表示',
  selectBeat: '平均心拍の表示',
  saveMarks: '間隔マークの移動',
  labelBeats: '心拍ラベルの修正',
  undoLabels: '心拍ラベルの取り消し',
  selectCloud: 'プロットを表示',
  selectNight: '夜間を表示',
  printReport: 'レポートをダウンロード',
  uploadRecording: '記録からレポートを作成',
  makeReport: 'レポートを作成',
  renewReport: '遅れて届いたデータで更新',
  followBinding: '装着者の訂正を反映',
};

export default texts;
