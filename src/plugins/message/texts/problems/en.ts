import type { SameKeys } from '../../../../../contract/texts/textShape';
import type chinese from './zh-CN';

const texts: SameKeys<typeof chinese> = {
  onlyDraftOrOfflineRemovable: 'Only drafts and offline articles can be deleted',
  contentTooLarge: 'The text cannot exceed %{max} KB',
  contentEmpty: 'The text has nothing to show',
  htmlTooComplex:
    'The text is formatted in more than %{max} layers, or has too many tags; clear its formatting and try again',
  reviewNeeded: 'Articles of this kind have to be reviewed',
  approverIsAuthor: 'Nobody approves what they submitted themselves',
  frozenNews: 'It has been submitted or published; send it back to the desk first',
  sentNoticeKept: 'A sent notice cannot be deleted; withdraw it',
  frozenNotice: 'It is scheduled or sent and cannot be changed',
  smsTooLong: 'With text messages, at most %{max} characters',
  smsHours: 'Text messages go out between %{from}:00 and %{to}:00 unless urgent',
  sendTimeInFuture: 'The sending time is to come; schedule it instead',
  noReceivers: 'Nobody meets these conditions',
  receiversOutOfScope: 'Some receivers lie outside your data scope; narrow the receivers',
  receiverUnreachable: 'There is no way to reach the receiver',
  outboxKept: 'The outbox is written by the system only',
  okMessageQueued: 'Queued again',
  noticeOver: 'The notice was withdrawn or is over, so its messages are not sent any more',
};

export default texts;
