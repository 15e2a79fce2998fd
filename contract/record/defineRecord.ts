import { defineEntity, type Entity, type EntityDefinition } from '../defineEntity';
import { date, type Fields, integer, text } from '../fields';
import type { Layout } from './layout';
import { recordFields } from './recordFields';
import type { RecordKind } from './recordKinds';

const id = () => integer({ required: true, min: 1, max: Number.MAX_SAFE_INTEGER });
/** Most days `selectByDeviceId` answers. */
const DAYS_MAX = 366;

/** Describes a kind of health record: how its day is laid down, and what is computed from it (`aggregates`, all written by the server). */
export function defineRecord<const F extends Fields>(definition: {
  name: RecordKind;
  layout: Layout;
  aggregates: F;
  calls?: EntityDefinition['calls'];
}): { entity: Entity<typeof recordFields & F>; layout: Layout; aggregates: readonly string[] } {
  const { name, layout, aggregates, calls } = definition;
  const entity = defineEntity<typeof recordFields & F>({
    name,
    section: 'record',
    represent: 'date' as Extract<keyof (typeof recordFields & F), string>,
    fields: { ...recordFields, ...aggregates },
    sort: [['date', 'desc']] as never,
    removal: { kind: 'hard', inputs: { reason: text({ max: 200 }) } },
    belongs: { through: 'deviceUserId' } as never,
    uniqueTogether: [['deviceId', 'date']] as never,
    reads: {
      /** The days of a device, newest first, without their series. */
      selectByDeviceId: { input: { deviceId: id() }, answer: 'list', limit: DAYS_MAX },
      /** One day with its series; empty where there is none. */
      selectByDeviceIdAndDate: { input: { deviceId: id(), date: date({ required: true }) }, answer: 'record' },
    },
    calls,
  });
  return { entity, layout, aggregates: Object.keys(aggregates) };
}
