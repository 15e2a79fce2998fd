import type { SameKeys } from '../../../../../contract/texts/textShape';
import type chinese from './zh-CN';

const texts: SameKeys<typeof chinese> = {
  upload: '上傳測量資料',
  uploadPacket: '上傳資料包內容',
  selectByDeviceId: '依裝置查詢',
  selectByDeviceIdAndDate: '依裝置和日期查詢',
  selectDayContext: '比較前後各天',
  selectFormerDays: '查看更正前的版本',
  selectPackets: '檢視資料包內容目錄',
  selectSamples: '檢視原始波形',
  downloadPackets: '下載原始波形',
  selectWard: '預警總覽',
  correctReadings: '更正測量值',
  deleteOldDays: '清理到期的日記錄',
  deleteOldSamples: '清理到期的取樣',
};

export default texts;
