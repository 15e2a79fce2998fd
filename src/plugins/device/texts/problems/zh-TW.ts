import type { SameKeys } from '../../../../../contract/texts/textShape';
import type chinese from './zh-CN';

const texts: SameKeys<typeof chinese> = {
  reportKept: '已進入審核的報告不能刪除，可以作廢',
  packetsMissing: '這段時間的封包內容未上傳',
  kindNotMeasured: '該型號的裝置不測量此項',
  badImei: 'IMEI 的檢查碼不正確，請核對',
  deviceBound: '使用中的裝置不能刪除，請先解除綁定',
  deviceTypeKept: '使用中的裝置不能更換類型，請先解除綁定',
  deviceTypeTaken: '該裝置使用者已在使用同類型的裝置 %{sn}',
  wearerNotActive: '裝置使用者已暫停或結束監測，不能綁定裝置',
  wearerHasDevices: '還有 %{count} 台裝置在使用或遺失未處理，請先解除綁定或報廢',
  restingHrTooHigh: '須低於 %{max}（最大心率減 20）',
  elderDiffers: '與長者檔案不一致',
  thresholdTwice: '每項指標只能設定一列',
  thresholdRange: '須在 %{min} 至 %{max} 之間',
  thresholdOrder: '須大於前面的門檻',
  thresholdMissing: '至少填寫一個門檻',
  primaryMustOwn: '決定人的角色須為「主要管理人」',
  primaryTaken: '該裝置使用者已有主要管理人',
  tooManyFollowers: '一位裝置使用者最多由 %{max} 個使用者關注',
  tooManyFollowed: '一個使用者最多關注 %{max} 位裝置使用者',
  relationActive: '已綁定的關係請先解除',
  wearerEnded: '該裝置使用者已結束監測',
  bindingsKept: '使用歷史由系統記錄，不能新增、修改或刪除',
  okRegistered: '已登記',
  okSecretRotated: '金鑰已更換',
  okInRepair: '已送修',
  okRepaired: '已入庫',
  okLost: '已登記遺失',
  okFound: '已恢復使用',
  okEnded: '已結束',
  okConfirmed: '已確認',
  okRefused: '已拒絕',
};

export default texts;
