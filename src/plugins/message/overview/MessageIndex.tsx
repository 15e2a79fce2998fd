import { CountFigures, FigureGroup, IndexCharts, PageHeader } from '../../../core/kit';
import { ChannelTable } from '../channel/ChannelTable';
import { news } from '../entities/news';
import { notice } from '../entities/notice';
import { outbox } from '../entities/outbox';
import { MessageTodo } from './MessageTodo';

/** What waits, and how articles, notices and messages stand; each figure leads to what it counts. */
export default function MessageIndex() {
  return (
    <>
      <PageHeader title="message-manage.index.title" description="message-manage.index.description" />
      <MessageTodo label="message-manage.index.todo" />
      <IndexCharts
        charts={[
          { title: 'message-manage.charts.sent', entity: outbox },
          { title: 'message-manage.charts.byChannel', entity: outbox, field: 'channel', filter: { status: 'failed' } },
        ]}
      />
      <FigureGroup label="message-manage.pages.news">
        <CountFigures entity={news} field="status" />
      </FigureGroup>
      <FigureGroup label="message-manage.pages.notice">
        <CountFigures entity={notice} field="status" />
      </FigureGroup>
      <ChannelTable />
    </>
  );
}
