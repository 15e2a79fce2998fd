import type { EntityExtension } from '../operations/extension';
import { newsExtension } from './message/newsExtension';
import { noticeExtension } from './message/noticeExtension';
import { outboxExtension } from './message/outboxExtension';

/** The message section: articles, notices, and the outbox that senders empty. */
export const messageExtensions: Readonly<Record<string, EntityExtension>> = {
  news: newsExtension,
  notice: noticeExtension,
  outbox: outboxExtension,
};
