import type { SameKeys } from '../../../../../contract/texts/textShape';
import type chinese from './zh-CN';

const texts: SameKeys<typeof chinese> = {
  uploadBadHeaders: '請求標頭須包含裝置序號、時間、隨機字串和簽章',
  uploadBadClock: '裝置時間與伺服器相差超過 5 分鐘，請校時',
  uploadNotAuthentic: '裝置未登記，或簽章不正確',
  uploadReplayed: '這次上傳已經收到，不再重複接收',
  uploadDeviceLost: '裝置已登記遺失',
  uploadDeviceRetired: '裝置已報廢',
  uploadBadBody: '內容的類型或格式不符合要求',
  uploadPacketUnknown: '索引中沒有這個資料包，請先上傳當天的索引',
  uploadPacketDiffers: '內容與索引不一致',
  packetNotAsIndexed: '與索引不一致',
  packetLength: '與取樣率和時長不一致',
  uploadPacketsMissing: '缺少資料包，請先上傳',
  uploadNoWearer: '該時段沒有人配戴此裝置',
  uploadReportKept: '同一開始時間已有更完整或已審核的報告',
  recordingRates: '取樣率須一致，且為 %{rates} 次/秒',
  recordingOverlap: '資料包 %{seq} 與前一個重疊',
  recordingPace: '資料包的時間間隔相當於每秒 %{shown} 個取樣，而非 %{hz} 個：取樣率有誤或資料缺失',
  recordingGaps: '缺失 %{lost}%，超過 %{max}%',
  recordingLength: '時長須為 %{min} 秒至 %{hours} 小時',
  recordingNextDay: '只能在當天或次日結束',
  dayTwice: '同一天只能出現一次',
  dayEmpty: '沒有資料',
  dayTooOld: '只接收最近 %{days} 天的資料',
  samplesRemoved: '這一天的取樣資料已清除，不能再修改',
  intervalNotAllowed: '間隔須為 %{intervals} 秒',
  gridOff: '須與每 %{interval} 秒的刻度對齊',
  gridOutside: '超出這一天的時間範圍',
  countMismatch: '應有 %{count} 個數值，實際 %{given} 個',
};
export default texts;
