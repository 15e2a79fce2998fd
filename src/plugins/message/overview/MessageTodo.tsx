import { FigureGroup, FigureTile } from '../../../core/kit';
import { news } from '../entities/news';
import { notice } from '../entities/notice';
import { outbox } from '../entities/outbox';

/** What waits among messages, each figure a link to what it counts. */
export function MessageTodo({ label }: { label: string }) {
  return (
    <FigureGroup label={label}>
      <FigureTile
        entity={news}
        label="message-manage.index.newsPending"
        filter={{ status: 'pending' }}
        tone="warning"
      />
      <FigureTile entity={notice} label="message-manage.index.noticeDraft" filter={{ status: 'draft' }} />
      <FigureTile entity={outbox} label="message-manage.index.queued" filter={{ status: 'queued' }} />
      <FigureTile entity={outbox} label="message-manage.index.failed" filter={{ status: 'failed' }} tone="danger" />
    </FigureGroup>
  );
}
