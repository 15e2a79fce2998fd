import { queuedFigure } from '../../../contract/figures';
import type { QueueSource } from '../../core/plugin-api';
import { messageFigures } from './entities/figures';

/** Queues of articles to review, and of messages that failed. */
const sources: readonly QueueSource[] = [
  {
    id: 'failed',
    ...queuedFigure('message-manage', messageFigures, 'messagesFailed'),
    severity: 'warning',
    time: 'createTime',
    title: 'title',
    details: ['channel'],
    operations: ['retryMessage'],
  },
  {
    id: 'news',
    ...queuedFigure('message-manage', messageFigures, 'newsPending'),
    severity: 'info',
    time: 'updateTime',
    title: 'title',
    operations: ['passNews'],
  },
];

export default sources;
