import { sql } from 'kysely';
import { addDays, dayStart } from '../../../../../contract/moment';
import type { AsyncPortLookup, Queries, RowOf } from '../../../../../server/plugin-api';
import { jsonRows, type Row, recordCodec } from '../../../../../server/plugin-api/builtin';
import { combineThresholds } from '../../../device/entities/thresholds/combineThresholds';
import { type MovedExtremes, withMovedExtremes } from '../../../device/entities/thresholds/movedExtremes';
import type { Threshold } from '../../../device/entities/thresholds/thresholds';
import { type RecordKind, recordKinds } from '../../../device/entities/uploads/recordKinds';
import { ageOn } from '../../../elderly/entities/identity/age';
import { records } from '../../entities/records';
import type { HealthRecord, PastDay } from '../days/healthRecord';
import { fillGeneratedSignals } from '../packets/generatedSignals';
import { lookBack } from '../signals/lookBack';
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

export interface QueryContext {
  queries: Queries;
  ask: AsyncPortLookup;
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
  return byDevice(found, ({ deviceUserId, bindTime, unbindTime }) => ({
    deviceUserId,
    from: bindTime,
    to: unbindTime,
  }));
}

type BindingRow = RowOf<'deviceBinding', 'deviceId' | 'deviceUserId' | 'bindTime' | 'unbindTime'>;

function byDevice<R extends { deviceId: number }, T>(rows: readonly R[], read: (row: R) => T): Map<number, T[]> {
  const found = new Map<number, T[]>();
  for (const row of rows) {
    const known = found.get(row.deviceId);
    if (known) known.push(read(row));
    else found.set(row.deviceId, [read(row)]);
  }
  return found;
}

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

/**
 * Reads the days that days of a kind depend on, by device and in order of date. The range extends each span by the look-back
 * of the kind in both directions, because later days depend on the span. Empty for kinds without look-back.
 */
export async function readHistory(
  queries: Queries,
  recordKind: RecordKind,
  spans: readonly DeviceSpan[],
): Promise<Map<number, PastDay[]>> {
  const rule = lookBack[recordKind];
  if (!rule || spans.length === 0) return new Map();
  const { decodeFields } = recordCodec(records[recordKind].entity);
  const rows = spans.map(({ deviceId, from, to }) => ({
    deviceId,
    begin: addDays(from, -rule.days),
    end: addDays(to, rule.days),
  }));
  const inputRows = jsonRows(queries, { deviceId: 'integer', begin: 'text', end: 'text' }, rows);
  const { rows: found } = await sql<
    Row & { deviceId: number }
  >`select ${columnsOf([...HISTORY_COLUMNS, ...rule.aggregates])} from ${inputRows} cross join ${sql.table(recordKind)} as "day"
    where "day"."deviceId" = "given"."deviceId" and "day"."date" >= "given"."begin" and "day"."date" <= "given"."end"
    order by "day"."date"`.execute(queries);
  return byDevice(found, (row) => ({ ...decodeFields(row, rule.aggregates), ...decodeFields(row, HISTORY_COLUMNS) }));
}

const HISTORY_COLUMNS = ['deviceId', 'date', 'deviceUserId', 'coveragePct'] as const;

/** A day of a device. */
export interface DeviceDay {
  deviceId: number;
  date: string;
}

/** A day of a device and kind. */
export interface KindDay extends DeviceDay {
  kind: RecordKind;
}

/** Returns which of some days have a record. One statement for all kinds. */
export async function findStoredDays(queries: Queries, days: readonly KindDay[]): Promise<KindDay[]> {
  const rows = days.map(({ kind: recordKind, deviceId, date }) => ({ kind: recordKind, deviceId, date }));
  const inputRows = jsonRows(queries, { kind: 'text', deviceId: 'integer', date: 'text' }, rows);
  const found = await sql<KindDay>`with "asked" as (select * from ${inputRows}) ${sql.raw(STORED_DAYS_SQL)}`.execute(
    queries,
  );
  return found.rows;
}

const STORED_DAYS_SQL = recordKinds
  .map(
    (kind) => `select "asked"."kind", "asked"."deviceId", "asked"."date" from "asked"
      where "asked"."kind" = '${kind}' and exists (select 1 from "${kind}" as "day"
        where "day"."deviceId" = "asked"."deviceId" and "day"."date" = "asked"."date")`,
  )
  .join(' union all ');

/**
 * Reads the complete records of some days of devices, one for each wearer. Includes signals that are generated rather than
 * stored.
 */
export async function readDays(
  { queries, ask }: QueryContext,
  recordKind: RecordKind,
  days: readonly DeviceDay[],
): Promise<HealthRecord[]> {
  if (days.length === 0) return [];
  const { columns, decode } = recordCodec(records[recordKind].entity);
  const inputRows = jsonRows(
    queries,
    { deviceId: 'integer', date: 'text' },
    days.map(({ deviceId, date }) => ({ deviceId, date })),
  );
  const { rows } =
    await sql<Row>`select ${columnsOf(columns)} from ${inputRows} cross join ${sql.table(recordKind)} as "day"
    where "day"."deviceId" = "given"."deviceId" and "day"."date" = "given"."date"`.execute(queries);
  const found = rows.map(decode);
  await fillGeneratedSignals({ queries, ask }, recordKind, found);
  return found;
}

const columnTexts = new WeakMap<readonly string[], string>();

/** Returns the columns of `day` as SQL. Caches the text for constant lists. */
function columnsOf(names: readonly string[]) {
  const known = columnTexts.get(names);
  const text = known ?? names.map((name) => `"day"."${name}"`).join(', ');
  if (!known) columnTexts.set(names, text);
  return sql.raw(text);
}

/** Reads a device that is not deleted; `undefined` if there is none. */
export async function readDevice(queries: Queries, deviceId: number) {
  const row = await queries
    .selectFrom('device')
    .leftJoin('deviceType as type', 'type.id', 'device.deviceTypeId')
    .select(['device.id', 'device.firmware', 'type.recordKinds'])
    .where('device.id', '=', deviceId)
    .where('device.deleted', '=', sql.lit(0))
    .executeTakeFirst();
  if (!row) return undefined;
  const { id, firmware, recordKinds: kinds } = row;
  return { id, firmware, recordKinds: kinds === null ? [] : (JSON.parse(kinds) as RecordKind[]) };
}
