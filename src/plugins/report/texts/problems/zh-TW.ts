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
  okPrinted: '已記錄匯出',
};

export default texts;
