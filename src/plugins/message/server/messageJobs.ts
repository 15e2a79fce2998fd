import { MINUTE_MS } from '../../../../contract/moment';
import { applyDueTransitions, type Job } from '../../../../server/plugin-api';
import { news } from '../entities/news';
import { newsJobs } from '../entities/newsTransitions';
import { notice } from '../entities/notice';
import { noticeJobs } from '../entities/noticeTransitions';
import { deliverOutbox } from './delivery/deliverOutbox';
import { fillOutboxes } from './fillOutbox';

/**
 * Scheduled jobs for articles and notices: publish, send and expire them, fill the outbox of large groups, and deliver
 * it.
 */
export const messageJobs: readonly Job[] = [
  {
    name: 'news.publish',
    intervalMs: MINUTE_MS,
    run: (context, now, signal) =>
      applyDueTransitions({
        context,
        entity: news,
        operation: 'publishScheduled',
        transition: newsJobs.publish,
        narrowQuery: (query) => query.where('publishTime', '<=', now),
        signal,
      }),
  },
  {
    name: 'news.takeDown',
    intervalMs: MINUTE_MS,
    run: (context, now, signal) =>
      applyDueTransitions({
        context,
        entity: news,
        operation: 'takeDown',
        transition: newsJobs.takeDown,
        narrowQuery: (query) => query.where('offlineTime', '<=', now),
        signal,
      }),
  },
  {
    name: 'notice.send',
    intervalMs: MINUTE_MS,
    run: (context, now, signal) =>
      applyDueTransitions({
        context,
        entity: notice,
        operation: 'sendScheduled',
        transition: noticeJobs.send,
        narrowQuery: (query) => query.where('sendTime', '<=', now),
        signal,
      }),
  },
  {
    name: 'notice.expire',
    intervalMs: MINUTE_MS,
    run: (context, now, signal) =>
      applyDueTransitions({
        context,
        entity: notice,
        operation: 'expireNotice',
        transition: noticeJobs.expire,
        narrowQuery: (query) => query.where('validTo', '<=', now),
        signal,
      }),
  },
  { name: 'notice.fillOutbox', intervalMs: MINUTE_MS, run: fillOutboxes },
  { name: 'outbox.deliver', intervalMs: MINUTE_MS / 2, run: deliverOutbox },
];
