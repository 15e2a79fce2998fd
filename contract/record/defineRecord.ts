import { defineEntity, type Entity, type EntityDefinition } from '../defineEntity';
import { date, type Fields, reference, text } from '../fields';
import type { Layout } from './layout';
import { recordFields } from './recordFields';
import type { RecordKind } from './recordKinds';

/** Most days `selectByDeviceId` answers. */
const DAYS_MAX = 366;

/** Describes a kind of health record: how its day is laid down, and what is computed from it (`aggregates`, all written by the server). */
export function defineRecord<const F extends Fields>(definition: {
  name: RecordKind;
  layout: Layout;
  aggregates: F;
  insertInputs?: EntityDefinition['insertInputs'];
  reads?: EntityDefinition['reads'];
  calls?: EntityDefinition['calls'];
}): { entity: Entity<typeof recordFields & F>; layout: Layout; aggregates: readonly string[] } {
  const { name, layout, aggregates, insertInputs, reads, calls } = definition;
  const deviceId = reference('device', { required: true });
  const day = { deviceId, date: date({ required: true }) };
  const entity = defineEntity<typeof recordFields & F>({
    name,
    section: 'record',
    represent: 'date' as Extract<keyof (typeof recordFields & F), string>,
    fields: { ...recordFields, ...aggregates },
    sort: [['date', 'desc']] as never,
    removal: { kind: 'hard', inputs: { reason: text({ max: 200 }) } },
    belongs: { through: 'deviceUserId' } as never,
    uniqueTogether: [['deviceId', 'date']] as never,
    ordered: ['date'] as never,
    // The date comes behind what is looked for, so that the newest days are found without sorting.
    indexes: [
      ['deviceUserId', 'date'],
      ['alertLevel', 'date'],
      ['elderlyId', 'date'],
    ] as never,
    insertInputs,
    reads: {
      /** The days of a device, newest first, without their series. */
      selectByDeviceId: { input: { deviceId }, answer: 'list', limit: DAYS_MAX },
      /** One day with its series and its alerts; empty where there is none. */
      selectByDeviceIdAndDate: { input: day, answer: 'record' },
      /** What a day is compared with, and the days beside it. Answers a `DayContext`. */
      selectDayContext: { input: day, answer: 'record' },
      ...reads,
    },
    calls,
  });
  return { entity, layout, aggregates: Object.keys(aggregates) };
}
