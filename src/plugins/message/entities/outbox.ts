import { type Call, defineEntity, type EntityRecord } from '../../../../contract/defineEntity';
import { choice, dateTime, integer, list, reference, text } from '../../../../contract/fields';
import { messageReceiverTypes, noticeChannels, noticeLevels } from './noticeCodes';

/** Tries after which a message counts as failed for good. */
export const ATTEMPTS_MAX = 5;
/** Messages a sender takes at once. */
export const CLAIM_MAX = 200;

const calls = {
  /** Hands out messages that are due to one sender alone, for some minutes; answers them with where to send them. */
  claimOutbox: {
    input: {
      channel: choice(noticeChannels, { required: true }),
      limit: integer({ min: 1, max: CLAIM_MAX, required: true, default: 50 }),
    },
    risk: 'danger',
  },
  /** What became of messages. */
  reportOutbox: {
    input: {
      reports: list(
        {
          id: integer({ required: true, min: 1, max: Number.MAX_SAFE_INTEGER }),
          event: choice(['sent', 'failed', 'read', 'confirmed'], { required: true }),
          failure: text({ max: 200 }),
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
      ['notice', 'serviceReminder', 'licenceExpiry', 'alertEscalation', 'reportWithdrawn', 'unusualAccess'],
      {
        required: true,
        set: 'server',
        list: true,
        filter: true,
      },
    ),
    noticeId: reference('notice', { set: 'server', list: true, filter: true }),
    channel: choice(noticeChannels, { required: true, set: 'server', list: true, filter: true }),
    level: choice(noticeLevels, { required: true, set: 'server', list: true, filter: true }),
    receiverType: choice(messageReceiverTypes, { required: true, set: 'server', list: true, filter: true }),
    receiverId: integer({ min: 1, max: Number.MAX_SAFE_INTEGER, required: true, set: 'server', filter: true }),
    receiverName: text({ max: 50, mask: 'name', set: 'server', list: true, search: true }),
    title: text({ max: 100, required: true, set: 'server', list: true, search: true }),
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
    failure: text({ max: 200, set: 'server' }),
    sentTime: dateTime({ set: 'server', list: true }),
    readTime: dateTime({ set: 'server', list: true }),
    confirmTime: dateTime({ set: 'server' }),
    /** The same message is written once. */
    messageKey: text({ max: 100, unique: true, set: 'server' }),
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
  removal: { kind: 'never' },
  indexes: [['channel', 'status', 'dueTime']],
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
