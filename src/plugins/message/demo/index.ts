import { defineDemo } from '../../../../server/demo/DemoModule';
import { news } from '../entities/news';
import { notice } from '../entities/notice';
import { outbox } from '../entities/outbox';
import { demoNews } from './demoNews';
import { demoNotice, demoOutbox, sentNoticeCount } from './demoNotice';

/** Fictional articles and notices. */
export default defineDemo({
  sizes: {
    small: { news: 24, notice: 20 },
    medium: { news: 200, notice: 400 },
    large: { news: 500, notice: 3_000 },
  },
  tables: [
    { entity: news, count: (counts) => counts.news, record: demoNews },
    { entity: notice, count: (counts) => counts.notice, record: demoNotice },
    { entity: outbox, count: sentNoticeCount, record: demoOutbox },
  ],
});

declare module '../../../../server/demo/demoSizes' {
  interface DemoCounts {
    news: number;
    notice: number;
  }
}
