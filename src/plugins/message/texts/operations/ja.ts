import type { SameKeys } from '../../../../../contract/texts/textShape';
import type chinese from './zh-CN';

const texts: SameKeys<typeof chinese> = {
  selectReceivers: '受信者を集計',
  selectChannels: '送信方法の状況',
  selectInbox: '自分宛てのメッセージ',
  readInbox: '既読にする',
  claimOutbox: '送信待ちを受け取る',
  reportOutbox: '送信結果を報告',
  publishScheduled: '予定どおり公開',
  takeDown: '期限により公開終了',
  sendScheduled: '予定どおり送信',
  expireNotice: '通知の期限切れ',
};

export default texts;
