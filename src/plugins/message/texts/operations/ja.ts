import type { SameKeys } from '../../../../../contract/texts/textShape';
import type chinese from './zh-CN';

const texts: SameKeys<typeof chinese> = {
  selectReceivers: '受信者を集計',
  claimOutbox: '送信待ちを受け取る',
  reportOutbox: '送信結果を報告',
};

export default texts;
