import { news } from '../../../../contract/message/news';
import { notice } from '../../../../contract/message/notice';
import { outbox } from '../../../../contract/message/outbox';
import { choiceLabel, FigureGroup, FigureTile, PageHeader } from '../../../core/kit';
import { MessageTodo } from './MessageTodo';

/** What waits, and how articles, notices and messages stand; each figure leads to what it counts. */
export default function MessageIndex() {
  return (
    <>
      <PageHeader title="message-manage.index.title" description="message-manage.index.description" />
      <MessageTodo label="message-manage.index.todo" />
      <FigureGroup label="message-manage.pages.news">
        {news.fields.status.values.map((status) => (
          <FigureTile key={status} entity={news} label={choiceLabel(news, 'status', status)} filter={{ status }} />
        ))}
      </FigureGroup>
      <FigureGroup label="message-manage.pages.notice">
        {notice.fields.status.values.map((status) => (
          <FigureTile key={status} entity={notice} label={choiceLabel(notice, 'status', status)} filter={{ status }} />
        ))}
      </FigureGroup>
      <FigureGroup label="message-manage.index.channels">
        {outbox.fields.channel.values.map((channel) => (
          <FigureTile
            key={channel}
            entity={outbox}
            label={choiceLabel(outbox, 'channel', channel)}
            filter={{ channel }}
          />
        ))}
      </FigureGroup>
    </>
  );
}
