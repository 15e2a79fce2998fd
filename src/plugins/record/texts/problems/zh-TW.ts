import type { SameKeys } from '../../../../../contract/texts/textShape';
import type chinese from './zh-CN';

const texts: SameKeys<typeof chinese> = {
  stretchTooLong: '一次最多 %{seconds} 秒',
  recordsFromDevices: '此類紀錄由裝置上傳，不能手動新增或修改',
  pulsePressureLow: '收縮壓須比舒張壓至少高 %{min} mmHg',
  readingTwice: '同一時刻有兩次測量',
  deviceNotWorn: '該裝置當天沒有配戴者',
  wearerAlertKept: '預警由系統寫入，不能直接新增、修改或刪除',
  outcomeToExplain: '請說明情況',
  okReadingsStored: '測量值已儲存',
  readingsOfSeveral: '這些讀數屬於不同的配戴者，請分別輸入',
  deviceEventKept: '裝置事件由裝置上報，不能輸入、修改或刪除',
  okAttended: '已登記到場',
  alreadyAttended: '已登記過到場',
};

export default texts;
