import type { SameKeys } from '../../../../../contract/texts/textShape';
import type chinese from './zh-CN';

const texts: SameKeys<typeof chinese> = {
  section: '訊息',
  pages: {
    index: '訊息首頁',
    news: '新聞',
    newsType: '新聞類型',
    notice: '公告',
    noticeType: '公告類型',
    outbox: '發件匣',
  },
};

export default texts;
