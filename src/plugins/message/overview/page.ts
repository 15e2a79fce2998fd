import { overviewPage } from '../../../core/kit';
import { ChannelTable } from '../channel/ChannelTable';
import { outbox } from '../entities/outbox';
import messageOverview from './figures';

/**
 * Shows the pending work, and the status of articles, notices and messages; each figure links to the list that it
 * counts.
 */
export default overviewPage({
  section: 'message-manage',
  figures: messageOverview,
  charts: () => [
    { title: 'message-manage.charts.sent', entity: outbox },
    { title: 'message-manage.charts.byChannel', entity: outbox, field: 'channel', filter: { status: 'failed' } },
  ],
  chartsAfter: 'todo',
  Bottom: ChannelTable,
});
