import { sql } from 'kysely';
import { addDays } from '../../../../../contract/moment';
import type { AsyncPortLookup, Queries } from '../../../../../server/plugin-api';
import { groupedBy, jsonRows, type Row, recordCodec } from '../../../../../server/plugin-api/builtin';
import { type RecordKind, recordKinds } from '../../../device/entities/uploads/recordKinds';
import { records } from '../../entities/records';
import { fillGeneratedSignals } from '../packets/generatedSignals';
import { lookBack } from '../signals/lookBack';
import type { DeviceSpan } from '../wearers/wearerQueries';
import type { HealthRecord, PastDay } from './healthRecord';

export interface DayQueryContext {
  queries: Queries;
  ask: AsyncPortLookup;
}

/**
 * Reads the days that days of a kind depend on, by device and in order of date. The range extends each span by the look-back
 * of the kind in both directions, because later days depend on the span. Empty for kinds without look-back.
 */
export async function readHistory(
  queries: Queries,
  kind: RecordKind,
  spans: readonly DeviceSpan[],
): Promise<Map<number, PastDay[]>> {
  const rule = lookBack[kind];
  if (!rule || spans.length === 0) return new Map();
  const { decodeFields } = recordCodec(records[kind].entity);
  const rows = spans.map(({ deviceId, from, to }) => ({
    deviceId,
    begin: addDays(from, -rule.days),
    end: addDays(to, rule.days),
  }));
  const inputRows = jsonRows(queries, { deviceId: 'integer', begin: 'text', end: 'text' }, rows);
  const { rows: found } =
    await sql<Row>`select ${columnsOf([...HISTORY_COLUMNS, ...rule.aggregates])} from ${inputRows} cross join ${sql.table(kind)} as "day"
    where "day"."deviceId" = "given"."deviceId" and "day"."date" >= "given"."begin" and "day"."date" <= "given"."end"
    order by "day"."date"`.execute(queries);
  const history = found.map(
    (row): PastDay => ({
      ...decodeFields(row, rule.aggregates),
      ...decodeFields(row, HISTORY_COLUMNS),
    }),
  );
  return groupedBy(history, ({ deviceId }) => deviceId);
}

const HISTORY_COLUMNS = ['deviceId', 'date', 'deviceUserId', 'coveragePct'] as const;

/** A day of a device. */
export interface DeviceDay {
  deviceId: number;
  date: string;
}

/** Returns the key of a day in maps. */
export const dayKey = ({ deviceId, date }: DeviceDay): string => `${deviceId} ${date}`;

/** A day of a device and kind. */
export interface KindDay extends DeviceDay {
  kind: RecordKind;
}

/** Returns which of some days have a record. One statement for all kinds. */
export async function findStoredDays(queries: Queries, days: readonly KindDay[]): Promise<KindDay[]> {
  const rows = days.map(({ kind, deviceId, date }) => ({ kind, deviceId, date }));
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
  { queries, ask }: DayQueryContext,
  kind: RecordKind,
  days: readonly DeviceDay[],
): Promise<HealthRecord[]> {
  if (days.length === 0) return [];
  const { columns, decode } = recordCodec(records[kind].entity);
  const inputRows = jsonRows(
    queries,
    { deviceId: 'integer', date: 'text' },
    days.map(({ deviceId, date }) => ({ deviceId, date })),
  );
  const { rows } = await sql<Row>`select ${columnsOf(columns)} from ${inputRows} cross join ${sql.table(kind)} as "day"
    where "day"."deviceId" = "given"."deviceId" and "day"."date" = "given"."date"`.execute(queries);
  const found = rows.map(decode);
  await fillGeneratedSignals({ queries, ask }, kind, found);
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
