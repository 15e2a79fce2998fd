import type { QueueSource } from '../../core/plugin-api';

/** Queues of articles to review, and of messages that failed. */
const sources: readonly QueueSource[] = [
  {
    id: 'failed',
    entity: 'outbox',
    label: 'message-manage.index.failed',
    severity: 'warning',
    filter: () => ({ status: 'failed' }),
    time: 'createTime',
    title: 'title',
    details: ['channel'],
    operations: ['retryMessage'],
  },
  {
    id: 'news',
    entity: 'news',
    label: 'message-manage.index.newsPending',
    severity: 'info',
    filter: () => ({ status: 'pending' }),
    time: 'updateTime',
    title: 'title',
    operations: ['passNews'],
  },
];

export default sources;
