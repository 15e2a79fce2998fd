import type { SameKeys } from '../../../../../contract/texts/textShape';
import type chinese from './zh-CN';

const texts: SameKeys<typeof chinese> = {
  bloodPressurePair: '收縮壓和舒張壓須同時填寫',
  bloodPressureOrder: '舒張壓須低於收縮壓',
  nextDateOrder: '須晚於本次回訪',
  visitFindingsMissing: '聯繫成功的回訪至少填寫一項評分、健康數值或能力篩檢',
  visitEvidenceMissing: '入戶回訪須有照片或定位',
  chronicValuesMissing: '慢性病隨訪須填寫血壓或血糖',
  actionsForEvents: '有風險事件時須填寫處理措施',
  referralRequired: '血壓達到 %{sys}/%{dia} 時須轉診',
  secondContact: '須在 %{days} 天內安排第二次聯繫',
  followUpOpen: '跟進尚未結案，不能刪除',
  frozenVisit: '已結案或已取消，不能修改',
  elderDeceased: '該長者已去世，不能安排回訪',
  calendarTooLong: '日曆一次最多查詢 %{days} 天',
  recordingRequired: '缺少錄音',
  talkedWithNobody: '未接通的電話沒有通話時長',
  talkLongerThanRecording: '不能長於錄音的 %{seconds} 秒',
  visitOfOther: '該回訪屬於另一位長者',
  checkerSelf: '不能質檢本人的通話',
  removalReasonRequired: '刪除已完成的記錄須填寫原因',
  okVisitFinished: '回訪已完成',
  okFollowUp: '已轉跟進',
  okVisitClosed: '已結案',
  okVisitCancelled: '已取消',
  okVisitsPlanned: '已安排 %{count} 次回訪',
  okPlaying: '已記錄收聽',
};

export default texts;
