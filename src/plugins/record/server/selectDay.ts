import { fieldInput, type Handler, present } from '../../../../server/plugin-api';
import { type RecordKind, recordKinds } from '../../device/entities/recordKinds';
import { recordReads } from '../entities/defineRecord';
import { records } from '../entities/records';
import { readDays } from './daySurroundings';
import type { HealthRecord } from './healthRecord';

/**
 * `selectByDeviceIdAndDate`: one day with its series and events. Selects the named wearer if that one has data, else the
 * wearer with the most data. Null if there is none.
 */
export const selectDay: Handler = async (call, context) => {
  const kind = kindOf(call.entity.name);
  const { entity } = records[kind];
  const { deviceId, date, deviceUserId } = fieldInput(call, recordReads.selectByDeviceIdAndDate.input);
  const { read: queries, kind: databaseKind } = context.database;
  const asked = { queries, kind: databaseKind, ask: context.ask };
  const found = await readDays(asked, kind, [{ deviceId, date }]);
  const [record = null] = await present(mainPart(found, deviceUserId), { context, entity, queries });
  return { data: record, message: 'okRead' };
};

/**
 * Returns the record of a wearer among those of a day, else the one with the most data. Data without a wearer comes last.
 */
function mainPart(parts: readonly HealthRecord[], deviceUserId: number | null): HealthRecord[] {
  const rank = (part: HealthRecord) => [
    part.deviceUserId === deviceUserId && deviceUserId !== null ? 1 : 0,
    part.deviceUserId === null ? 0 : 1,
    part.wearMinutes ?? 0,
    Array.isArray(part.events) ? part.events.length : 0,
    -part.id,
  ];
  return [...parts].sort((one, other) => compare(rank(other), rank(one))).slice(0, 1);
}

function compare(one: readonly number[], other: readonly number[]): number {
  const index = one.findIndex((value, place) => value !== other[place]);
  return index < 0 ? 0 : (one[index] ?? 0) - (other[index] ?? 0);
}

/** Returns the record kind with a name. Only entities of this section are passed. */
export function kindOf(name: string): RecordKind {
  const kind = recordKinds.find((each) => each === name);
  if (!kind) throw new Error(`${name} is no kind of health record`);
  return kind;
}
