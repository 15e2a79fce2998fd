import { Figures, IndexCharts, PageHeader } from '../../../core/kit';
import { ChannelTable } from '../channel/ChannelTable';
import { outbox } from '../entities/outbox';
import messageOverview from './figures';

/**
 * Shows the pending work, and the status of articles, notices and messages; each figure links to the list that it
 * counts.
 */
export default function MessageIndex() {
  const { todo, news, notices } = messageOverview();
  return (
    <>
      <PageHeader title="message-manage.index.title" description="message-manage.index.description" />
      <Figures {...todo} />
      <IndexCharts
        charts={[
          { title: 'message-manage.charts.sent', entity: outbox },
          { title: 'message-manage.charts.byChannel', entity: outbox, field: 'channel', filter: { status: 'failed' } },
        ]}
      />
      <Figures {...news} />
      <Figures {...notices} />
      <ChannelTable />
    </>
  );
}
