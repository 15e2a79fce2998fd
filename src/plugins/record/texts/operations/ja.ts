import type { SameKeys } from '../../../../../contract/texts/textShape';
import type chinese from './zh-CN';

const texts: SameKeys<typeof chinese> = {
  upload: '測定値をアップロード',
  uploadPacket: 'パケットの内容をアップロード',
  selectByDeviceId: '機器で照会',
  selectByDeviceIdAndDate: '機器と日付で照会',
  selectDayContext: '前後の日と比較',
  selectFormerDays: '訂正前の版を表示',
  selectPackets: 'パケットの目録を表示',
  selectSamples: '生波形を表示',
  downloadPackets: '生波形をダウンロード',
  selectWard: 'アラート一覧',
  correctReadings: '測定値を訂正',
  deleteOldDays: '保存期限切れの日次記録を削除',
  deleteOldSamples: '保存期限切れのサンプルを削除',
};

export default texts;
