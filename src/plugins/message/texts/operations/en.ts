import type { SameKeys } from '../../../../../contract/texts/textShape';
import type chinese from './zh-CN';

const texts: SameKeys<typeof chinese> = {
  selectReceivers: 'Count receivers',
  selectChannels: 'Channels of messages',
  selectInbox: 'Own messages',
  readInbox: 'Mark messages as read',
  claimOutbox: 'Claim messages to send',
  reportOutbox: 'Report what was sent',
  publishScheduled: 'Published as scheduled',
  takeDown: 'Taken down at its end',
  sendScheduled: 'Sent as scheduled',
  expireNotice: 'Notice has expired',
};

export default texts;
