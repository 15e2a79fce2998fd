import type { SameKeys } from '../../../../../contract/texts/textShape';
import type chinese from './zh-CN';

const texts: SameKeys<typeof chinese> = {
  news: {
    rejected: 'Sent back: %{reason}',
  },
  notice: {
    send: 'Send now',
    schedule: 'Schedule',
    messages: 'Messages',
    count: 'It goes to %{count} people',
    countBy: 'Receivers: %{count}, by: %{channels}',
    unsent: 'No sender is set up for %{channels}: these messages wait until a program claims them',
  },
  bell: {
    title: 'Notifications',
    unread: 'Notifications, %{smart_count} unread',
    sound: 'Ring for new notifications',
    readAll: 'Mark all as read',
    none: 'No notifications',
    new: 'Unread',
  },
  channel: {
    channel: 'Channel',
    waiting: 'Waiting',
    failed: 'Failed',
    oldest: 'First due',
    emailOf: 'Only administrators have an e-mail address; elders, attendants and users have none',
    delivery: 'Sent by',
    by: {
      inApp: 'In the app, arrives when published',
      smtp: 'This server, by a mail server (SMTP)',
      webhook: 'This server, through the SMS or WeChat gateway',
      claimed: 'Waits for a sending program to claim it',
    },
  },
  index: {
    title: 'Messages home',
    description: 'What waits, and how news, notices and messages stand',
    todo: 'To do',
    newsPending: 'News to review',
    noticeDraft: 'Notices in draft',
    queued: 'Messages queued',
    failed: 'Messages failed',
    channels: 'Messages by channel',
  },
  charts: {
    sent: 'Messages day by day',
    byChannel: 'Failed messages by channel',
  },
};

export default texts;
