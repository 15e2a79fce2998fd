import type { Extensions } from '../../../../server/plugin-api';
import { newsExtension } from './newsExtension';
import { noticeExtension } from './noticeExtension';
import { outboxExtension } from './outboxExtension';
import { sendReminder } from './sendReminder';

/** The message section: articles, notices, and the outbox that senders empty. */
export const messageExtensions = {
  news: newsExtension,
  notice: noticeExtension,
  outbox: outboxExtension,
  serviceApplication: { after: sendReminder },
} satisfies Extensions;
