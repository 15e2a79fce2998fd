import type { SameKeys } from '../../../../../contract/texts/textShape';
import type chinese from './zh-CN';

const texts: SameKeys<typeof chinese> = {
  news: {
    rejected: 'Sent back: %{reason}',
  },
  notice: {
    messages: 'Messages',
    count: 'It goes to %{count} people',
  },
  index: {
    title: 'Messages home',
    description: 'What waits, and how news, notices and messages stand',
    todo: 'To do',
    newsPending: 'News to review',
    noticeDraft: 'Notices in draft',
    queued: 'Messages queued',
    failed: 'Messages failed',
    channels: 'Messages by channel',
  },
};

export default texts;
