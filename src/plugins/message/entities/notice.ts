import { defineEntity, type EntityRecord } from '../../../../contract/defineEntity';
import {
  boolean,
  choice,
  choices,
  dateTime,
  integer,
  reference,
  references,
  regions,
  text,
} from '../../../../contract/fields';
import { placesOf } from '../../elderly/entities/elderlyReads';
import { attendantRoles } from '../../service/entities/attendants/attendantRoles';
import { noticeChannels, noticeLevels, targetTypes } from './noticeCodes';
import { checkNotice } from './noticeRules';
import { noticeTransitions } from './noticeTransitions';

const count = () => integer({ min: 0, max: Number.MAX_SAFE_INTEGER, readOnly: true, default: 0, list: true });

/** The recipients of a notice. */
export const noticeTargets = {
  targetType: choice(targetTypes, { required: true, default: 'allUsers', list: true, filter: true }),
  /** Regions of users, or of the elders whose families are the recipients. */
  regionCodes: regions({ maxItems: 50, suggestions: placesOf('region') }),
  vipIds: references('vip', { max: 20 }),
  /** Programs of the elders whose families are the recipients. */
  elderlyTypeIds: references('elderlyType', { max: 20 }),
  roles: choices(attendantRoles, {}),
  userIds: references('user', { max: 50 }),
  attendantIds: references('attendant', { max: 50 }),
  doctorIds: references('doctor', { max: 50 }),
} as const;

/** A message to a group of people; the outbox contains the individual messages. */
export const notice = defineEntity({
  name: 'notice',
  section: 'message',
  personal: false,
  titleField: 'title',
  fields: {
    title: text({ max: 100, required: true, list: true, search: true }),
    noticeTypeId: reference('noticeType', { required: true, list: true, filter: true }),
    content: text({ max: 5000, required: true, multiline: true, detail: true }),
    level: choice(noticeLevels, { required: true, filledByDerive: true, list: true, filter: true }),
    ...noticeTargets,
    channels: choices(noticeChannels, { required: true, default: ['inbox'] }),
    validFrom: dateTime({ filter: true }),
    validTo: dateTime({ filter: true }),
    /** Recipients are asked to confirm that they have read it. */
    needConfirm: boolean({ default: false }),
    /** When it is sent. Without it, an administrator sends it. */
    sendTime: dateTime({ list: true, filter: true }),
    /** Number of recipients when it was sent. */
    receiverCount: count(),
    sentCount: count(),
    readCount: count(),
    confirmCount: count(),
    status: choice(['draft', 'scheduled', 'sent', 'withdrawn', 'expired'], {
      colors: { draft: 'warning', scheduled: 'info', sent: 'info' },
      required: true,
      readOnly: true,
      list: true,
      filter: true,
    }),
    withdrawReason: text({ max: 200, readOnly: true }),
    /** Progress of filling the outbox: type and id of the last recipient; empty when complete. */
    outboxPosition: text({ max: 40, readOnly: true }),
    remark: text({ max: 500, multiline: true }),
  },
  groups: {
    message: ['title', 'noticeTypeId', 'level', 'content', 'needConfirm', 'remark'],
    outcome: ['receiverCount', 'sentCount', 'readCount', 'confirmCount', 'withdrawReason'],
    receivers: [
      'targetType',
      'regionCodes',
      'vipIds',
      'elderlyTypeIds',
      'roles',
      'userIds',
      'attendantIds',
      'doctorIds',
    ],
    sending: ['channels', 'sendTime', 'validFrom', 'validTo'],
  },
  hidden: ['status', 'outboxPosition'],
  columns: [
    'title',
    'status',
    'level',
    'noticeTypeId',
    'sendTime',
    'targetType',
    'receiverCount',
    'sentCount',
    'readCount',
    'confirmCount',
  ],
  quickFilters: {
    draft: { filter: { status: 'draft' }, count: true },
    scheduled: { filter: { status: 'scheduled' }, count: true },
    sent: { filter: { status: 'sent' } },
    withdrawn: { filter: { status: 'withdrawn' } },
  },
  counts: ['status'],
  sort: [
    ['status', 'asc'],
    ['sendTime', 'desc'],
  ],
  deletion: {
    kind: 'soft',
    guard: ({ status }) => (status === 'draft' ? [] : [{ field: '', code: 'sentNoticeKept' }]),
    guardFields: ['status'],
  },
  state: { field: 'status', initial: 'draft' },
  transitions: noticeTransitions,
  reads: {
    /** Counts the recipients of these targets before sending. Answers {@link ReceiverCount}. */
    selectReceivers: { input: noticeTargets, answer: 'record' },
  },
  derive: ({ level, noticeTypeId }, { lookup }) => {
    const kind = typeof noticeTypeId === 'number' ? lookup('noticeType', noticeTypeId) : undefined;
    return level == null && kind ? { level: kind.level } : {};
  },
  check: checkNotice,
});
export type Notice = EntityRecord<typeof notice>;

/** The answer of `selectReceivers`. */
export interface ReceiverCount {
  count: number;
}
