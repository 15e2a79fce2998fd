import { defineEntity, type EntityRecord } from '../../../../contract/defineEntity';
import { choice, dateTime, integer, reference, text } from '../../../../contract/fields';

/** Maximum days for which an entry can be snoozed, and for which a hand-over lasts. */
export const SNOOZE_DAYS_MAX = 14;
export const HAND_OVER_DAYS = 14;
/** Maximum number of valid marks per person, the newest. */
export const MARKS_MAX = 500;

const ID_MAX = Number.MAX_SAFE_INTEGER;
const id = integer({ required: true, min: 1, max: ID_MAX });

/** Identifies an entry of the queue: a source of a plugin (`service-manage/unassigned`) and the listed record. */
const entry = {
  source: text({ max: 100, pattern: /[a-z0-9-]+\/[A-Za-z0-9]+/, required: true, list: true, filter: true }),
  entity: text({ max: 50, pattern: /[A-Za-z0-9]+/, required: true, list: true }),
  recordId: integer({ required: true, min: 1, max: ID_MAX, list: true }),
};

/** Snoozes an entry of a person's queue, or hands it over to another person. The record itself stays unchanged. */
export const queueMark = defineEntity({
  name: 'queueMark',
  section: 'home',
  personal: false,
  titleField: 'source',
  fields: {
    ...entry,
    kind: choice(['snoozed', 'handedOver'], { required: true, list: true, filter: true }),
    /** The person in whose queue it is. */
    adminId: reference('admin', { required: true, weak: true, list: true, filter: true }),
    /** The person who handed it over. */
    fromId: reference('admin', { weak: true, list: true, filter: true }),
    /** The mark expires at this time. */
    until: dateTime({ required: true, list: true, filter: true }),
  },
  sort: [['until', 'asc']],
  deletion: { kind: 'hard' },
  indexes: [
    ['adminId', 'until'],
    ['fromId', 'until'],
  ],
  reads: {
    /** The caller's valid marks: snoozed, received, or handed over. Returns {@link OwnMark}s. */
    selectOwnMarks: { input: {}, answer: 'list', limit: MARKS_MAX },
    /** Other administrators who may list records of an entity, as `Suggestion`. */
    selectColleagues: {
      input: { entity: entry.entity, keyword: text({ max: 50 }) },
      answer: 'list',
      limit: 100,
    },
  },
  calls: {
    /** Removes an entry from the caller's queue for a while. */
    snoozeEntry: { input: { ...entry, until: dateTime({ required: true }) }, risk: 'write' },
    /** Moves an entry to the queue of another person who may see the record. */
    handOverEntry: {
      input: {
        ...entry,
        adminId: reference('admin', { required: true }),
      },
      risk: 'write',
    },
    /** Removes a mark of the caller, or one that the caller created. */
    takeBackMark: { input: { id }, risk: 'write' },
  },
});
export type QueueMark = EntityRecord<typeof queueMark>;

/** A mark with the names of the people involved. */
export interface OwnMark
  extends Pick<QueueMark, 'id' | 'source' | 'recordId' | 'kind' | 'adminId' | 'fromId' | 'until'> {
  adminName: string | null;
  fromName: string | null;
}
