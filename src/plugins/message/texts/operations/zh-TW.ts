import type { SameKeys } from '../../../../../contract/texts/textShape';
import type chinese from './zh-CN';

const texts: SameKeys<typeof chinese> = {
  selectReceivers: '統計接收人',
  selectChannels: '發件管道',
  selectInbox: '我的訊息',
  readInbox: '標記已讀',
  claimOutbox: '領取待發訊息',
  reportOutbox: '回報傳送結果',
  publishScheduled: '按時發布',
  takeDown: '到期下線',
  sendScheduled: '按時發送',
  expireNotice: '通知過期',
};

export default texts;
