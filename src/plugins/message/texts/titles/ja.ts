import type { SameKeys } from '../../../../../contract/texts/textShape';
import type chinese from './zh-CN';

const texts: SameKeys<typeof chinese> = {
  section: 'お知らせ',
  pages: {
    index: 'お知らせトップ',
    news: 'ニュース',
    newsType: 'ニュース種別',
    notice: '通知',
    noticeType: '通知種別',
    outbox: '送信箱',
  },
};

export default texts;
