import type { Extensions } from '../../../../server/plugin-api';
import { newsExtension } from './newsExtension';
import { noticeExtension } from './noticeExtension';
import { notifyApprover } from './notifyApprover';
import { outboxExtension } from './outbox/outboxExtension';
import { sendReminder } from './sendReminder';

/** Server logic of the message section: articles, notices, and the outbox from which senders take messages. */
export const messageExtensions = {
  news: newsExtension,
  notice: noticeExtension,
  outbox: outboxExtension,
  serviceApplication: {
    after: async (change, id) => [...(await sendReminder(change, id)), ...(await notifyApprover(change, id))],
  },
} satisfies Extensions;
