import type { Extensions } from '../../../../server/plugin-api';
import { askApproval } from './askApproval';
import { newsExtension } from './newsExtension';
import { noticeExtension } from './noticeExtension';
import { outboxExtension } from './outbox/outboxExtension';
import { sendReminder } from './sendReminder';

/** The message section: articles, notices, and the outbox that senders empty. */
export const messageExtensions = {
  news: newsExtension,
  notice: noticeExtension,
  outbox: outboxExtension,
  serviceApplication: {
    after: async (change, id) => [...(await sendReminder(change, id)), ...(await askApproval(change, id))],
  },
} satisfies Extensions;
