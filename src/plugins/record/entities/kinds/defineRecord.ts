import {
  defineEntity,
  type Entity,
  type EntityDefinition,
  type EntityNames,
  type Read,
} from '../../../../../contract/defineEntity';
import { date, type Fields, integer, reference, text } from '../../../../../contract/fields';
import type { Layout } from '../../../device/entities/uploads/layout';
import type { RecordKind } from '../../../device/entities/uploads/recordKinds';
import { FORMER_DAYS_MAX } from '../formerDay';
import { recordFields } from './recordFields';

/** Maximum number of days in a response of `selectByDeviceId`. */
const DAYS_MAX = 366;

const deviceId = reference('device', { required: true });
/** A day can have several wearers. Selects the named wearer if that one has data, else the wearer with the most data. */
const day = { deviceId, date: date({ required: true }), deviceUserId: reference('deviceUser', {}) };

/** Operations that every record kind supports. */
export const recordReads = {
  /** The days of a device, newest first, without their series. */
  selectByDeviceId: { input: { deviceId }, answer: 'list', limit: DAYS_MAX },
  /** One day with its series and alerts; empty when it does not exist. */
  selectByDeviceIdAndDate: { input: day, answer: 'record' },
  /** The comparison values of a day, and the days around it. Returns a `DayContext`. */
  selectDayContext: { input: day, answer: 'record' },
  /** Earlier versions of a corrected record. Returns `FormerDay`s. */
  selectFormerDays: {
    input: { id: integer({ required: true, min: 1, max: Number.MAX_SAFE_INTEGER }) },
    answer: 'list',
    limit: FORMER_DAYS_MAX,
  },
} satisfies Readonly<Record<string, Read>>;

/** The entity of a health record kind. */
type RecordEntity<F extends Fields, N extends RecordKind, R, K extends EntityNames['calls']> = Entity<
  typeof recordFields & F,
  { entity: N; group: never; count: never; reads: typeof recordReads & R; calls: K }
>;

/** Defines a health record kind: the layout of its day, and the aggregates computed from it (all set by the server). */
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
    titleField: 'date' as Extract<keyof (typeof recordFields & F), string>,
    fields: { ...recordFields, ...aggregates },
    sort: [['date', 'desc']] as never,
    erasure: { records: 'remove', about: ['deviceUserId', 'elderlyId'] } as never,
    deletion: { kind: 'hard', inputs: { reason: text({ max: 200 }) } },
    rowScope: { through: 'deviceUserId' } as never,
    // A migration adds the constraint for data without a wearer, because SQL treats nulls as distinct.
    uniqueTogether: [['deviceId', 'date', 'deviceUserId']] as never,
    sortIndexes: ['date'] as never,
    // The date comes last in each index, so that the newest days are found without sorting.
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
