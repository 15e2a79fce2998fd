import { addDays } from '../../../../../contract/moment';
import { fieldInput, type Handler } from '../../../../../server/plugin-api';
import { presentRecords } from '../../../../../server/plugin-api/builtin';
import { type RecordKind, recordKinds } from '../../../device/entities/uploads/recordKinds';
import { recordReads } from '../../entities/kinds/defineRecord';
import { records } from '../../entities/records';
import { hasShiftedSleepDay, sleepDayOf } from '../../entities/sleep/sleepDay';
import type { DayQueryContext } from '../days/dayQueries';
import { readDays } from '../days/dayQueries';
import { decodeDay, packSeries } from '../days/encodeDay';
import type { HealthRecord } from '../days/healthRecord';
import { seriesOfSleepDay } from '../signals/crossingSleep';

/**
 * `selectByDeviceIdAndDate`: one day with its series and events. The stages of a night are those of its sleep day, so that a
 * sleep across 18:00 is complete. Selects the named wearer if that one has data, else the
 * wearer with the most data. Null if there is none.
 */
export const selectDay: Handler = async (call, context) => {
  const kind = kindOf(call.entity.name);
  const { entity } = records[kind];
  const { deviceId, date, deviceUserId } = fieldInput(call, recordReads.selectByDeviceIdAndDate.input);
  const queries = context.database.read;
  const queryContext = { queries, ask: context.ask };
  const found = await readDays(queryContext, kind, [{ deviceId, date }]);
  const shown = await Promise.all(
    mainRecord(found, deviceUserId).map((record) => withFullSleepDay(queryContext, kind, record)),
  );
  const [record = null] = await presentRecords(shown, { context, entity, queries });
  return { data: record, message: 'okRead' };
};

/** Returns a record of stages with the samples of its sleep day, which can lie on three days. */
async function withFullSleepDay(queryContext: DayQueryContext, kind: RecordKind, record: HealthRecord) {
  if (kind !== 'sleepStatus' || !hasShiftedSleepDay(record)) return record;
  const { deviceId, deviceUserId, date } = record;
  const day = decodeDay(kind, record).series;
  if (!day) return record;
  const neighborDays = [-1, 1].map((days) => ({ deviceId, date: addDays(date, days) }));
  const neighbors = (await readDays(queryContext, kind, neighborDays)).filter(
    (each) => each.deviceUserId === deviceUserId,
  );
  const seriesOn = (wanted: string | undefined) => {
    const neighbor = neighbors.find((each) => each.date === wanted);
    return neighbor && decodeDay(kind, neighbor).series;
  };
  const days = { before: seriesOn(neighborDays[0]?.date), day, after: seriesOn(neighborDays[1]?.date) };
  return { ...record, series: packSeries(records[kind].layout, seriesOfSleepDay(days, sleepDayOf(record))) };
}

/**
 * Returns the record of a wearer among those of a day, else the one with the most data. Data without a wearer comes last.
 */
function mainRecord(parts: readonly HealthRecord[], deviceUserId: number | null): HealthRecord[] {
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
