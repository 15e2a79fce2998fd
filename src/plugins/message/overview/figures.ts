import { choiceFigures, type FigureSet } from '../../../../contract/figures';
import { news } from '../entities/news';
import { notice } from '../entities/notice';
import { outbox } from '../entities/outbox';

/** Returns the figures of the section's first page. */
export default function messageOverview() {
  return {
    todo: {
      label: 'message-manage.index.todo',
      figures: [
        { entity: news, label: 'message-manage.index.newsPending', filter: { status: 'pending' }, tone: 'warning' },
        { entity: notice, label: 'message-manage.index.noticeDraft', filter: { status: 'draft' } },
        { entity: outbox, label: 'message-manage.index.queued', filter: { status: 'queued' } },
        { entity: outbox, label: 'message-manage.index.failed', filter: { status: 'failed' }, tone: 'danger' },
      ],
    },
    news: { label: 'message-manage.pages.news', figures: choiceFigures(news, 'status') },
    notices: { label: 'message-manage.pages.notice', figures: choiceFigures(notice, 'status') },
  } as const satisfies Record<string, FigureSet>;
}
