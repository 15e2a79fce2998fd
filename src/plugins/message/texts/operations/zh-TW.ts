import type { SameKeys } from '../../../../../contract/texts/textShape';
import type chinese from './zh-CN';

const texts: SameKeys<typeof chinese> = {
  selectReceivers: '統計接收人',
  claimOutbox: '領取待發訊息',
  reportOutbox: '回報傳送結果',
};

export default texts;
