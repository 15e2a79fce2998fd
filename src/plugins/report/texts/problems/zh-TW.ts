import type { SameKeys } from '../../../../../contract/texts/textShape';
import type chinese from './zh-CN';

const texts: SameKeys<typeof chinese> = {
  reportBeforePeriod: '不能早於測量結束',
  rangeOrder: '與平均值不符',
  stagesTooLong: '各睡眠階段之和超過在床時間',
  frozenReport: '報告已審核，不能修改',
  doctorNotPassed: '該醫師未通過審核或已停用',
  waveformMissing: '沒有儲存波形',
  notPublished: '只有已發布的報告可以列印',
  markOrder: '標記須依序為 P 波起點、QRS 起點、QRS 終點、T 波終點，且在平均心搏之內',
  noSuchBeat: '沒有這次心搏',
  shapeUnknown: '這次心搏沒有同形的一組',
  correctionsFull: '更正已達 %{max} 次，不能再更正',
  nothingToUndo: '沒有可撤銷的更正',
  beatMissing: '沒有平均心搏：可用的同形心搏太少',
  alreadyReplaced: '這份報告已有新版本，請更正新版本',
  okCorrected: '已產生新版本，等待審核',
  okPrinted: '已記錄匯出',
};

export default texts;
