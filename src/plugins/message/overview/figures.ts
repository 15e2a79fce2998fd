import type { OverviewDefinition } from '../../../core/kit';
import { messageFigures } from '../entities/figures';
import { news } from '../entities/news';
import { newsType } from '../entities/newsType';
import { outbox } from '../entities/outbox';

/** What the section's first page shows. */
const overview: OverviewDefinition<typeof messageFigures> = {
  section: 'message-manage',
  declaration: messageFigures,
  figures: ['messagesFailed', 'messagesQueued', 'newsPending', 'noticeDrafts'],
  charts: () => [
    { title: 'message-manage.charts.sent', entity: outbox },
    {
      title: 'message-manage.charts.byType',
      entity: news,
      filter: { status: 'published' },
      each: { of: newsType, where: { enabled: true }, sort: 'sort', field: 'newsTypeId' },
    },
  ],
};

export default overview;
