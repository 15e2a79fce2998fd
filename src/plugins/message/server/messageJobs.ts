import { MINUTE_MS } from '../../../../contract/moment';
import { type Job, moveDue } from '../../../../server/plugin-api';
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
    everyMs: MINUTE_MS,
    run: (context, now, signal) =>
      moveDue({
        context,
        entity: news,
        operation: 'publishScheduled',
        transition: newsJobs.publish,
        narrow: (query) => query.where('publishTime', '<=', now),
        signal,
      }),
  },
  {
    name: 'news.takeDown',
    everyMs: MINUTE_MS,
    run: (context, now, signal) =>
      moveDue({
        context,
        entity: news,
        operation: 'takeDown',
        transition: newsJobs.takeDown,
        narrow: (query) => query.where('offlineTime', '<=', now),
        signal,
      }),
  },
  {
    name: 'notice.send',
    everyMs: MINUTE_MS,
    run: (context, now, signal) =>
      moveDue({
        context,
        entity: notice,
        operation: 'sendScheduled',
        transition: noticeJobs.send,
        narrow: (query) => query.where('sendTime', '<=', now),
        signal,
      }),
  },
  {
    name: 'notice.expire',
    everyMs: MINUTE_MS,
    run: (context, now, signal) =>
      moveDue({
        context,
        entity: notice,
        operation: 'expireNotice',
        transition: noticeJobs.expire,
        narrow: (query) => query.where('validTo', '<=', now),
        signal,
      }),
  },
  { name: 'notice.fillOutbox', everyMs: MINUTE_MS, run: fillOutboxes },
  { name: 'outbox.deliver', everyMs: MINUTE_MS / 2, run: deliverOutbox },
];
