import { defineEntity, type EntityRecord } from '../../../../contract/defineEntity';
import { choice, dateTime, integer, reference, text } from '../../../../contract/fields';

/** Days for which an entry may be put off, and for which a hand-over stands. */
export const SNOOZE_DAYS_MAX = 14;
export const HAND_OVER_DAYS = 14;
/** Marks of one person that count, the newest. */
export const MARKS_MAX = 500;

const largest = Number.MAX_SAFE_INTEGER;
const id = integer({ required: true, min: 1, max: largest });

/** Which entry of the queue: a source of a plugin (`service-manage/unassigned`) and the record it lists. */
const entry = {
  source: text({ max: 100, pattern: /[a-z0-9-]+\/[A-Za-z0-9]+/, required: true, list: true, filter: true }),
  entity: text({ max: 50, pattern: /[A-Za-z0-9]+/, required: true, list: true }),
  recordId: integer({ required: true, min: 1, max: largest, list: true }),
};

/** That somebody has put an entry of their queue off, or handed it to somebody else. It changes nothing of the record. */
export const queueMark = defineEntity({
  name: 'queueMark',
  section: 'home',
  personal: false,
  represent: 'source',
  fields: {
    ...entry,
    kind: choice(['snoozed', 'handedOver'], { required: true, list: true, filter: true }),
    /** In whose queue it is. */
    adminId: reference('admin', { required: true, weak: true, list: true, filter: true }),
    /** Who has handed it over. */
    fromId: reference('admin', { weak: true, list: true, filter: true }),
    /** From then on it is as if there were no mark. */
    until: dateTime({ required: true, list: true, filter: true }),
  },
  sort: [['until', 'asc']],
  removal: { kind: 'hard' },
  indexes: [
    ['adminId', 'until'],
    ['fromId', 'until'],
  ],
  reads: {
    /** One's own marks that still count: put off by oneself, handed to oneself or by oneself. Answers {@link OwnMark}s. */
    selectOwnMarks: { input: {}, answer: 'list', limit: MARKS_MAX },
    /** Others who may list records of an entity, as `OfferedValue`. */
    selectColleagues: {
      input: { entity: entry.entity, keyword: text({ max: 50 }) },
      answer: 'list',
      limit: 100,
    },
  },
  calls: {
    /** Takes an entry out of one's own queue for a while. */
    snoozeEntry: { input: { ...entry, until: dateTime({ required: true }) }, risk: 'write' },
    /** Puts an entry into the queue of somebody else who sees the record. */
    handOverEntry: {
      input: {
        ...entry,
        adminId: reference('admin', { required: true }),
      },
      risk: 'write',
    },
    /** Takes a mark back: one of one's own, or one that one has made. */
    takeBackMark: { input: { id }, risk: 'write' },
  },
});
export type QueueMark = EntityRecord<typeof queueMark>;

/** A mark with the names of who is concerned. */
export interface OwnMark
  extends Pick<QueueMark, 'id' | 'source' | 'recordId' | 'kind' | 'adminId' | 'fromId' | 'until'> {
  adminName: string | null;
  fromName: string | null;
}
