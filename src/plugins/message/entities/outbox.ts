import { type Call, defineEntity, type EntityRecord } from '../../../../contract/defineEntity';
import { defineTransition, type Transitions } from '../../../../contract/defineTransition';
import { choice, dateTime, integer, list, reason, reference, text } from '../../../../contract/fields';
import { toIsoMoment } from '../../../../contract/moment';
import { type MessageChannel, messageChannels, messageReceiverTypes, noticeLevels, sentChannels } from './noticeCodes';

/** Number of attempts after which a message counts as finally failed. */
export const ATTEMPTS_MAX = 5;
/** Maximum number of messages that a sender claims at once. */
export const CLAIM_MAX = 200;

/** Maximum number of messages that a bell shows. */
export const INBOX_MAX = 30;

const calls = {
  /** Marks one of the caller's messages as read, or all of them. */
  readInbox: {
    input: { id: integer({ min: 1, max: Number.MAX_SAFE_INTEGER }) },
    risk: 'write',
  },
  /** Leases due messages to one sender exclusively for some minutes; answers them with their addresses. */
  claimOutbox: {
    input: {
      channel: choice(sentChannels, { required: true }),
      limit: integer({ min: 1, max: CLAIM_MAX, required: true, default: 50 }),
      reason: reason(),
    },
    risk: 'danger',
    unmaskedEntities: ['outbox', ...messageReceiverTypes],
  },
  /** Reports the results of delivering messages. */
  reportOutbox: {
    input: {
      reports: list(
        {
          id: integer({ required: true, min: 1, max: Number.MAX_SAFE_INTEGER }),
          event: choice(['sent', 'failed', 'read', 'confirmed'], { required: true }),
          failure: text({ max: 200, personal: true }),
        },
        { required: true, min: 1, max: CLAIM_MAX },
      ),
    },
    risk: 'write',
  },
} satisfies Readonly<Record<string, Call>>;

const transition = defineTransition<typeof outbox>();

const transitions: Transitions = {
  /** Puts a finally failed message into the queue again and resets its attempts. */
  retryMessage: transition({
    from: ['failed'],
    to: 'queued',
    effect: (_record, _input, now) => ({ attempts: 0, failure: null, leaseEnd: null, dueTime: toIsoMoment(now) }),
    done: 'okMessageQueued',
    tone: 'neutral',
    bulk: true,
  }),
};

/** One message to one person by one channel, to be delivered by a sender. */
export const outbox = defineEntity({
  name: 'outbox',
  section: 'message',
  titleField: 'title',
  fields: {
    reason: choice(
      [
        'notice',
        'serviceReminder',
        'approvalRequest',
        'licenceExpiry',
        'alertWaiting',
        'alertEscalation',
        'reportWithdrawn',
        'unusualAccess',
      ],
      {
        required: true,
        readOnly: true,
        list: true,
        filter: true,
      },
    ),
    noticeId: reference('notice', { readOnly: true, list: true, filter: true }),
    channel: choice(messageChannels, { required: true, readOnly: true, list: true, filter: true }),
    level: choice(noticeLevels, { required: true, readOnly: true, list: true, filter: true }),
    receiverType: choice(messageReceiverTypes, { required: true, readOnly: true, list: true, filter: true }),
    receiverId: integer({ min: 1, max: Number.MAX_SAFE_INTEGER, required: true, readOnly: true, filter: true }),
    receiverName: text({ max: 50, mask: 'name', readOnly: true, list: true, search: true }),
    title: text({ max: 100, required: true, readOnly: true, list: true, search: true, personal: false }),
    content: text({ max: 5000, multiline: true, required: true, readOnly: true, detail: true, mask: 'text' }),
    status: choice(['queued', 'sending', 'sent', 'failed', 'withdrawn'], {
      colors: { sent: 'info', failed: 'warning' },
      required: true,
      readOnly: true,
      list: true,
      filter: true,
    }),
    /** Earliest time of delivery. */
    dueTime: dateTime({ required: true, readOnly: true, list: true, filter: true }),
    /** End of the lease of the sender. */
    leaseEnd: dateTime({ readOnly: true }),
    attempts: integer({ min: 0, max: ATTEMPTS_MAX, required: true, readOnly: true, default: 0, list: true }),
    failure: text({ max: 200, readOnly: true, personal: true }),
    sentTime: dateTime({ readOnly: true, list: true }),
    readTime: dateTime({ readOnly: true, list: true }),
    confirmTime: dateTime({ readOnly: true }),
    /** The record that it is about, for a link. */
    aboutEntity: text({ max: 50, readOnly: true, personal: false }),
    aboutId: integer({ min: 1, max: Number.MAX_SAFE_INTEGER, readOnly: true }),
    /** Unique, so that the same message is written only once. */
    messageKey: text({ max: 100, unique: true, readOnly: true, personal: false }),
  },
  columns: [
    'title',
    'reason',
    'receiverName',
    'receiverType',
    'channel',
    'status',
    'dueTime',
    'sentTime',
    'readTime',
    'attempts',
  ],
  quickFilters: {
    queued: { filter: { status: 'queued' }, count: true },
    failed: { filter: { status: 'failed' }, count: true },
    sent: { filter: { status: 'sent' } },
  },
  counts: ['channel'],
  sort: [['createTime', 'desc']],
  rowScope: { subject: { entity: 'receiverType', id: 'receiverId' } },
  erasure: { records: 'remove' },
  deletion: { kind: 'never' },
  indexes: [
    ['channel', 'status', 'dueTime'],
    ['receiverType', 'receiverId', 'channel', 'readTime'],
  ],
  reads: {
    /** Reads who delivers each channel, and what is pending in it. Answers {@link ChannelStates}. */
    selectChannels: { input: {}, answer: 'record' },
    /** Reads the newest messages to the caller. Answers {@link Inbox}. */
    selectInbox: { input: {}, answer: 'record' },
  },
  state: { field: 'status', initial: 'queued' },
  transitions,
  calls,
});
export type Outbox = EntityRecord<typeof outbox>;

/** A message as senders get it. */
export interface ClaimedMessage {
  id: number;
  channel: Outbox['channel'];
  level: Outbox['level'];
  receiverType: Outbox['receiverType'];
  receiverId: number | null;
  /** The unmasked address; null if the account has none. */
  address: string | null;
  title: string;
  content: string;
  noticeId: number | null;
}

/**
 * Who delivers a channel: the mini-program reads it (`inApp`), this server sends it (`smtp`, `webhook`), or an external
 * program claims the messages.
 */
export type Delivery = 'inApp' | 'smtp' | 'webhook' | 'claimed';

/** A message as its recipient sees it. */
export interface InboxMessage {
  id: number;
  reason: Outbox['reason'];
  level: Outbox['level'];
  title: string;
  content: string;
  /** When it arrived, ISO 8601. */
  time: string;
  isRead: boolean;
  aboutEntity: string | null;
  aboutId: number | null;
}

/** The answer of `selectInbox`. */
export interface Inbox {
  unread: number;
  messages: InboxMessage[];
}

/** The answer of `selectChannels`, a row for each channel. */
export interface ChannelStates {
  channels: {
    channel: MessageChannel;
    delivery: Delivery;
    /** Messages that are queued or being sent. */
    waiting: number;
    failed: number;
    /** When the oldest pending message was due, ISO 8601; null if there is none. */
    oldest: string | null;
  }[];
}
