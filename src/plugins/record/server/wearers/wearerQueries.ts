import { sql } from 'kysely';
import { addDays, dayStart } from '../../../../../contract/moment';
import type { Queries, RowOf } from '../../../../../server/plugin-api';
import { groupedBy, jsonRows } from '../../../../../server/plugin-api/builtin';
import { combineThresholds } from '../../../device/entities/thresholds/combineThresholds';
import { type MovedExtremes, withMovedExtremes } from '../../../device/entities/thresholds/movedExtremes';
import type { Threshold } from '../../../device/entities/thresholds/thresholds';
import { ageOn } from '../../../elderly/entities/identity/age';
import type { Wearer } from '../signals/wearer';
import type { WearPeriod } from './wearerOfDay';

/** Facts about the wearer of a device for the computations. */
export interface WearerProfile {
  id: number;
  elderlyId: number | null;
  wearerOn: (date: string) => Wearer;
  thresholds: readonly Threshold[];
}

/** A range of days of a device, both inclusive. */
export interface DeviceSpan {
  deviceId: number;
  from: string;
  to: string;
}

/**
 * Reads the bindings of devices around some days, by device. The grid of a day can start on the evening before. One
 * statement.
 */
export async function readBindings(queries: Queries, spans: readonly DeviceSpan[]): Promise<Map<number, WearPeriod[]>> {
  const rows = spans.map(({ deviceId, from, to }) => ({
    deviceId,
    begin: dayStart(addDays(from, -1)),
    end: dayStart(addDays(to, 1)),
  }));
  const inputRows = jsonRows(queries, { deviceId: 'integer', begin: 'integer', end: 'integer' }, rows);
  const { rows: found } =
    await sql<BindingRow>`select "worn"."deviceId", "worn"."deviceUserId", "worn"."bindTime", "worn"."unbindTime"
    from ${inputRows} cross join "deviceBinding" as "worn"
    where "worn"."deviceId" = "given"."deviceId" and "worn"."withdrawnTime" is null
      and "worn"."bindTime" < "given"."end"
      and ("worn"."unbindTime" is null or "worn"."unbindTime" > "given"."begin")
    order by "worn"."bindTime"`.execute(queries);
  return new Map(
    [...groupedBy(found, ({ deviceId }) => deviceId)].map(([deviceId, own]) => [
      deviceId,
      own.map(({ deviceUserId, bindTime, unbindTime }) => ({ deviceUserId, from: bindTime, to: unbindTime })),
    ]),
  );
}

type BindingRow = RowOf<'deviceBinding', 'deviceId' | 'deviceUserId' | 'bindTime' | 'unbindTime'>;

/** Reads wearers by id, with the thresholds of their health classes. One statement. */
export async function readWearers(queries: Queries, ids: readonly number[]): Promise<Map<number, WearerProfile>> {
  if (ids.length === 0) return new Map();
  const rows = await queries
    .selectFrom('deviceUser as wearer')
    .leftJoin('deviceUserHealthyType as class', 'class.id', 'wearer.deviceUserHealthyTypeId')
    .select([
      'wearer.id',
      'wearer.elderlyId',
      'wearer.gender',
      'wearer.birthDate',
      'wearer.restingHr',
      'wearer.maxHr',
      'wearer.pacemaker',
      'wearer.extremeLimits',
      'wearer.otherConditionIds',
      'class.thresholds',
    ])
    .where('wearer.id', 'in', [...ids])
    .execute();
  const others = await readConditions(queries, rows);
  return new Map(rows.map((row) => [row.id, toWearerProfile(row, others)]));
}

/** The thresholds of the further conditions of wearers, by the id of the condition; read only if a wearer has any. */
async function readConditions(
  queries: Queries,
  wearers: readonly Pick<WearerRow, 'otherConditionIds'>[],
): Promise<Map<number, readonly Threshold[]>> {
  const ids = [...new Set(wearers.flatMap(conditionsOf))];
  if (ids.length === 0) return new Map();
  const rows = await queries
    .selectFrom('deviceUserHealthyType')
    .select(['id', 'thresholds'])
    .where('id', 'in', ids)
    .execute();
  return new Map(rows.map(({ id, thresholds }) => [id, thresholdsIn(thresholds)]));
}

// Both are written by the same definition that reads them.
const conditionsOf = ({ otherConditionIds }: Pick<WearerRow, 'otherConditionIds'>): number[] =>
  otherConditionIds === null ? [] : (JSON.parse(otherConditionIds) as number[]);
const thresholdsIn = (text: string | null): readonly Threshold[] =>
  text === null ? [] : (JSON.parse(text) as Threshold[]);

type WearerRow = RowOf<
  'deviceUser',
  | 'id'
  | 'elderlyId'
  | 'gender'
  | 'birthDate'
  | 'restingHr'
  | 'maxHr'
  | 'pacemaker'
  | 'extremeLimits'
  | 'otherConditionIds'
> & { thresholds: string | null };

function toWearerProfile(row: WearerRow, others: ReadonlyMap<number, readonly Threshold[]>) {
  const { id, elderlyId, gender, birthDate, restingHr, maxHr, pacemaker, thresholds, extremeLimits } = row;
  const conditions = [thresholdsIn(thresholds), ...conditionsOf(row).map((other) => others.get(other) ?? [])];
  const movedExtremes = extremeLimits === null ? null : (JSON.parse(extremeLimits) as MovedExtremes);
  const known: WearerProfile = {
    id,
    elderlyId,
    wearerOn: (date) => ({
      gender,
      age: birthDate === null ? null : ageOn(birthDate, date),
      restingHr,
      maxHr,
      pacemaker: pacemaker === 1,
    }),
    thresholds: withMovedExtremes(combineThresholds(conditions), movedExtremes),
  };
  return known;
}
