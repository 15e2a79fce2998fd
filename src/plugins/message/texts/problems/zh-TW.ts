import type { SameKeys } from '../../../../../contract/texts/textShape';
import type chinese from './zh-CN';

const texts: SameKeys<typeof chinese> = {
  onlyDraftOrOfflineRemovable: '只能刪除草稿和已下架的文章',
  contentTooLarge: '內文不能超過 %{max} KB',
  contentEmpty: '內文沒有可顯示的內容',
  htmlTooComplex: '內文的格式過於複雜（巢狀超過 %{max} 層或標記過多），請清除格式後重試',
  reviewNeeded: '此類文章須送審',
  approverIsAuthor: '不能審核本人送審的文章',
  frozenNews: '已送審或發布，須先退回修改',
  sentNoticeKept: '已發送的通知不能刪除，可以撤回',
  frozenNotice: '已排程或發送，不能修改',
  smsTooLong: '選擇簡訊時不能超過 %{max} 個字',
  smsHours: '簡訊只能在 %{from}:00 至 %{to}:00 發送，緊急通知除外',
  sendTimeInFuture: '發送時刻未到，請改用排程發送',
  noReceivers: '沒有符合條件的接收人',
  receiversOutOfScope: '接收人超出您的資料範圍，請縮小發送對象',
  receiverUnreachable: '接收人沒有可用的聯絡方式',
  outboxKept: '發件由系統寫入，不能直接新增、修改或刪除',
  okMessageQueued: '已重新排入佇列，將再次傳送',
  noticeOver: '公告已撤回或過期，訊息不再傳送',
};

export default texts;
