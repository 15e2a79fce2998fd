import {
  defineEntity,
  type Entity,
  type EntityDefinition,
  type EntityNames,
  type Read,
} from '../../../../contract/defineEntity';
import { date, type Fields, integer, reference, text } from '../../../../contract/fields';
import type { Layout } from '../../device/entities/layout';
import type { RecordKind } from '../../device/entities/recordKinds';
import { FORMER_DAYS_MAX } from './formerDay';
import { recordFields } from './recordFields';

/** Most days `selectByDeviceId` answers. */
const DAYS_MAX = 366;

const deviceId = reference('device', { required: true });
/** A day may have several wearers: that of the one who is named, where it has one, else of whom most was measured. */
const day = { deviceId, date: date({ required: true }), deviceUserId: reference('deviceUser', {}) };

/** What can be asked of every kind of record. */
export const recordReads = {
  /** The days of a device, newest first, without their series. */
  selectByDeviceId: { input: { deviceId }, answer: 'list', limit: DAYS_MAX },
  /** One day with its series and its alerts; empty where there is none. */
  selectByDeviceIdAndDate: { input: day, answer: 'record' },
  /** What a day is compared with, and the days beside it. Answers a `DayContext`. */
  selectDayContext: { input: day, answer: 'record' },
  /** What a record was before it was corrected. Answers `FormerDay`s. */
  selectFormerDays: {
    input: { id: integer({ required: true, min: 1, max: Number.MAX_SAFE_INTEGER }) },
    answer: 'list',
    limit: FORMER_DAYS_MAX,
  },
} satisfies Readonly<Record<string, Read>>;

/** The entity of a kind of health record. */
type RecordEntity<F extends Fields, N extends RecordKind, R, K extends EntityNames['calls']> = Entity<
  typeof recordFields & F,
  { entity: N; group: never; count: never; reads: typeof recordReads & R; calls: K }
>;

/** Describes a kind of health record: how its day is laid down, and what is computed from it (`aggregates`, all written by the server). */
export function defineRecord<
  const F extends Fields,
  const N extends RecordKind,
  const R extends Readonly<Record<string, Read>> = Record<never, never>,
  const K extends EntityNames['calls'] = undefined,
>(definition: {
  name: N;
  layout: Layout;
  aggregates: F;
  insertInputs?: EntityDefinition['insertInputs'];
  reads?: R;
  calls?: K;
}): { entity: RecordEntity<F, N, R, K>; layout: Layout; aggregates: readonly string[] } {
  const { name, layout, aggregates, insertInputs, reads, calls } = definition;
  const entity = defineEntity<
    typeof recordFields & F,
    Record<never, never>,
    never,
    never,
    N,
    typeof recordReads & R,
    K
  >({
    name,
    section: 'record',
    represent: 'date' as Extract<keyof (typeof recordFields & F), string>,
    fields: { ...recordFields, ...aggregates },
    sort: [['date', 'desc']] as never,
    erasure: { records: 'remove', about: ['deviceUserId', 'elderlyId'] } as never,
    removal: { kind: 'hard', inputs: { reason: text({ max: 200 }) } },
    belongs: { through: 'deviceUserId' } as never,
    // A migration adds that there is one record of what nobody wore, since no value is the same as another.
    uniqueTogether: [['deviceId', 'date', 'deviceUserId']] as never,
    ordered: ['date'] as never,
    // The date comes behind what is looked for, so that the newest days are found without sorting.
    indexes: [
      ['deviceUserId', 'date'],
      ['alertLevel', 'date'],
      ['elderlyId', 'date'],
    ] as never,
    insertInputs,
    reads: { ...recordReads, ...reads } as typeof recordReads & R,
    calls,
  });
  return { entity, layout, aggregates: Object.keys(aggregates) };
}
