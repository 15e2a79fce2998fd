import type { SameKeys } from '../../../../../contract/texts/textShape';
import type chinese from './zh-CN';

const texts: SameKeys<typeof chinese> = {
  section: 'Messages',
  pages: {
    index: 'Messages home',
    news: 'News',
    newsType: 'News types',
    notice: 'Notices',
    noticeType: 'Notice types',
    outbox: 'Outbox',
  },
};

export default texts;
