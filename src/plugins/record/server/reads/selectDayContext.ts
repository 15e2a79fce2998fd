import { sql } from 'kysely';
import type { Fields } from '../../../../../contract/fields';
import { addDays } from '../../../../../contract/moment';
import { fieldInput, type Handler } from '../../../../../server/plugin-api';
import { mean, median, type Row, roundTo } from '../../../../../server/plugin-api/builtin';
import {
  type Aggregates,
  type Baseline,
  CONTEXT_DAYS,
  type DayContext,
  type DayMark,
  VALID_COVERAGE_PCT,
} from '../../entities/dayContext';
import { recordReads } from '../../entities/kinds/defineRecord';
import { records } from '../../entities/records';
import type { HealthRecord } from '../days/healthRecord';
import { kindOf } from './selectDay';

const WEEK_DAYS = 7;
const FORTNIGHT_DAYS = 14;

/** A day with the figures of its kind by name. */
type DayRow = Pick<HealthRecord, 'id' | 'date' | 'alertLevel' | 'coveragePct' | 'deviceUserId'> & Row;

/** A row of the result; its `id` is null if there are no days. */
type ContextRow = (DayRow | { id: null }) & { previous: string | null; next: string | null };

const isDay = (row: ContextRow): row is Extract<ContextRow, DayRow> => row.id !== null;

/** `selectDayContext`: the days around a day and its comparison values. One statement. */
export const selectDayContext: Handler = async (call, { database }) => {
  const kind = kindOf(call.entity.name);
  const { entity, aggregates } = records[kind];
  const { fields }: { fields: Fields } = entity;
  const { deviceId, date, deviceUserId } = fieldInput(call, recordReads.selectDayContext.input);
  const day = date;
  const nearest = (which: 'max' | 'min') =>
    sql`(select ${sql.raw(which)}("date") from ${sql.table(kind)} where "deviceId" = ${deviceId}
      and "date" ${sql.raw(which === 'max' ? '<' : '>')} ${day})`;
  const columns = ['id', 'date', 'alertLevel', 'coveragePct', 'deviceUserId', ...aggregates];
  const statement = sql`select ${nearest('max')} as "previous", ${nearest('min')} as "next",
    ${sql.join(columns.map((column) => sql.ref(`day.${column}`)))}
    from (select 1 as "one") as "asked" left join ${sql.table(kind)} as "day" on "day"."deviceId" = ${deviceId}
      and "day"."date" >= ${addDays(day, -CONTEXT_DAYS)} and "day"."date" <= ${addDays(day, CONTEXT_DAYS)}
    order by "day"."date", "day"."deviceUserId" is null, "day"."wearMinutes" desc, "day"."id"`;
  const { sql: text, parameters } = statement.compile(database.read);
  const rows = await database.all<ContextRow>(text, parameters);
  const days = rows.filter(isDay);
  const ofDay = days.filter((row) => row.date === day);
  const requestedRow = deviceUserId === null ? undefined : ofDay.find((row) => row.deviceUserId === deviceUserId);
  const shownRow = requestedRow ?? ofDay[0];
  const wearerId = shownRow?.deviceUserId ?? deviceUserId ?? days.findLast((row) => row.date < day)?.deviceUserId;
  const numeric = aggregates.filter((name) => fields[name]?.kind !== 'choice');
  const within = (count: number) =>
    days.filter(
      (row) =>
        row.date < day &&
        row.date >= addDays(day, -count) &&
        row.deviceUserId === wearerId &&
        // Readings have no coverage.
        (row.coveragePct === null || row.coveragePct >= VALID_COVERAGE_PCT),
    );
  const before = days.find((row) => row.date === addDays(day, -1) && row.deviceUserId === wearerId);
  const data: DayContext = {
    previousDate: rows[0]?.previous ?? null,
    nextDate: rows[0]?.next ?? null,
    days: onePerDate(days, wearerId).map(toDayMark),
    others: ofDay.filter((row) => row !== shownRow).map(toDayMark),
    dayBefore: before ? valuesOf(numeric, (name) => numberOrNull(before[name])) : null,
    week: baselineOf(within(WEEK_DAYS), numeric, mean),
    fortnight: baselineOf(within(FORTNIGHT_DAYS), numeric, median),
  };
  return { data, message: 'okRead' };
};

/** Returns one record a day: that of the wearer, else the first. */
function onePerDate(rows: readonly DayRow[], wearerId: unknown): DayRow[] {
  const chosen = new Map<string, DayRow>();
  for (const row of rows) {
    const known = chosen.get(row.date);
    if (!known || (row.deviceUserId === wearerId && known.deviceUserId !== wearerId)) chosen.set(row.date, row);
  }
  return [...chosen.values()];
}

const toDayMark = ({ id, date, alertLevel, coveragePct, deviceUserId }: DayRow): DayMark => ({
  id,
  date,
  alertLevel,
  coveragePct,
  deviceUserId,
});

function baselineOf(
  rows: readonly DayRow[],
  names: readonly string[],
  averageOf: (values: readonly number[]) => number | null,
): Baseline {
  const values = valuesOf(names, (name) => {
    const known = rows.flatMap((row) => (typeof row[name] === 'number' ? [row[name]] : []));
    return roundTo(averageOf(known), 2);
  });
  return { days: rows.length, values };
}

const valuesOf = (names: readonly string[], of: (name: string) => number | null): Aggregates =>
  Object.fromEntries(names.map((name) => [name, of(name)]));
const numberOrNull = (value: unknown) => (typeof value === 'number' ? value : null);
