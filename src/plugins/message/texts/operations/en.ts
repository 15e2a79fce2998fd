import type { SameKeys } from '../../../../../contract/texts/textShape';
import type chinese from './zh-CN';

const texts: SameKeys<typeof chinese> = {
  selectReceivers: 'Count receivers',
  claimOutbox: 'Claim messages to send',
  reportOutbox: 'Report what was sent',
};

export default texts;
