import { REASON_MAX } from '../../../../contract/constants';
import { type Call, defineEntity, type EntityRecord } from '../../../../contract/defineEntity';
import { choice, dateTime, integer, list, reference, text } from '../../../../contract/fields';
import { momentText } from '../../../../contract/moment';
import { type MessageChannel, messageChannels, messageReceiverTypes, noticeLevels, sentChannels } from './noticeCodes';

/** Tries after which a message counts as failed for good. */
export const ATTEMPTS_MAX = 5;
/** Messages a sender takes at once. */
export const CLAIM_MAX = 200;

/** Newest messages that a bell shows. */
export const INBOX_MAX = 30;

const calls = {
  /** Marks a message to oneself as read, or all of them. */
  readInbox: {
    input: { id: integer({ min: 1, max: Number.MAX_SAFE_INTEGER }) },
    risk: 'write',
  },
  /** Hands out messages that are due to one sender alone, for some minutes; answers them with where to send them. */
  claimOutbox: {
    input: {
      channel: choice(sentChannels, { required: true }),
      limit: integer({ min: 1, max: CLAIM_MAX, required: true, default: 50 }),
      reason: text({ required: true, max: REASON_MAX }),
    },
    risk: 'danger',
    uncovers: ['outbox', ...messageReceiverTypes],
  },
  /** What became of messages. */
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

/** One message to one person by one way, to be picked up by whoever can send it. */
export const outbox = defineEntity({
  name: 'outbox',
  section: 'message',
  represent: 'title',
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
        set: 'server',
        list: true,
        filter: true,
      },
    ),
    noticeId: reference('notice', { set: 'server', list: true, filter: true }),
    channel: choice(messageChannels, { required: true, set: 'server', list: true, filter: true }),
    level: choice(noticeLevels, { required: true, set: 'server', list: true, filter: true }),
    receiverType: choice(messageReceiverTypes, { required: true, set: 'server', list: true, filter: true }),
    receiverId: integer({ min: 1, max: Number.MAX_SAFE_INTEGER, required: true, set: 'server', filter: true }),
    receiverName: text({ max: 50, mask: 'name', set: 'server', list: true, search: true }),
    title: text({ max: 100, required: true, set: 'server', list: true, search: true, personal: false }),
    content: text({ max: 5000, multiline: true, required: true, set: 'server', detail: true, mask: 'text' }),
    status: choice(['queued', 'sending', 'sent', 'failed', 'withdrawn'], {
      tones: { sent: 'info', failed: 'warning' },
      required: true,
      set: 'server',
      list: true,
      filter: true,
    }),
    /** Not before. */
    dueTime: dateTime({ required: true, set: 'server', list: true, filter: true }),
    /** Until when a sender has it. */
    leaseEnd: dateTime({ set: 'server' }),
    attempts: integer({ min: 0, max: ATTEMPTS_MAX, required: true, set: 'server', default: 0, list: true }),
    failure: text({ max: 200, set: 'server', personal: true }),
    sentTime: dateTime({ set: 'server', list: true }),
    readTime: dateTime({ set: 'server', list: true }),
    confirmTime: dateTime({ set: 'server' }),
    /** The same message is written once. */
    /** What it is about, for a link to it. */
    aboutEntity: text({ max: 50, set: 'server', personal: false }),
    aboutId: integer({ min: 1, max: Number.MAX_SAFE_INTEGER, set: 'server' }),
    messageKey: text({ max: 100, unique: true, set: 'server', personal: false }),
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
  belongs: { subject: { entity: 'receiverType', id: 'receiverId' } },
  erasure: { records: 'remove' },
  removal: { kind: 'never' },
  indexes: [
    ['channel', 'status', 'dueTime'],
    ['receiverType', 'receiverId', 'channel', 'readTime'],
  ],
  reads: {
    /** How each channel is sent by, and what waits in it. Answers {@link ChannelStates}. */
    selectChannels: { input: {}, answer: 'record' },
    /** The newest messages to who asks. Answers {@link Inbox}. */
    selectInbox: { input: {}, answer: 'record' },
  },
  state: { field: 'status', initial: 'queued' },
  transitions: {
    /** Puts a message that failed for good in the queue again, as if it had never been tried. */
    retryMessage: {
      from: ['failed'],
      to: 'queued',
      effect: (_record, _input, now) => ({ attempts: 0, failure: null, leaseEnd: null, dueTime: momentText(now) }),
      done: 'okMessageQueued',
      tone: 'neutral',
      bulk: true,
    },
  },
  calls,
});
export type Outbox = EntityRecord<typeof outbox>;

/** A message as a sender gets it. */
export interface ClaimedMessage {
  id: number;
  channel: Outbox['channel'];
  level: Outbox['level'];
  receiverType: Outbox['receiverType'];
  receiverId: number | null;
  /** Unmasked: where to send it. Missing where the account has none. */
  address: string | null;
  title: string;
  content: string;
  noticeId: number | null;
}

/** Who sends by a channel: nobody has to (`inApp`), this server (`smtp`, `webhook`), or a program that claims messages. */
export type Delivery = 'inApp' | 'smtp' | 'webhook' | 'claimed';

/** A message as its receiver sees it. */
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

/** What `selectInbox` answers. */
export interface Inbox {
  unread: number;
  messages: InboxMessage[];
}

/** What `selectChannels` answers, a row for each channel. */
export interface ChannelStates {
  channels: {
    channel: MessageChannel;
    delivery: Delivery;
    /** Messages that are queued or on their way. */
    waiting: number;
    failed: number;
    /** When the first of those that wait was due, ISO 8601; null when none waits. */
    oldest: string | null;
  }[];
}
