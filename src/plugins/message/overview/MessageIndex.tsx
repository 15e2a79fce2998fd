import { CountFigures, FigureGroup, PageHeader } from '../../../core/kit';
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
      <FigureGroup label="message-manage.pages.news">
        <CountFigures entity={news} field="status" />
      </FigureGroup>
      <FigureGroup label="message-manage.pages.notice">
        <CountFigures entity={notice} field="status" />
      </FigureGroup>
      <FigureGroup label="message-manage.index.channels">
        <CountFigures entity={outbox} field="channel" />
      </FigureGroup>
    </>
  );
}
