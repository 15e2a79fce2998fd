import { sql } from 'kysely';
import { addDays, dayStart, HOUR_MS } from '../../../../../contract/moment';
import { type DatabaseKind, jsonRows, type WriteTransaction } from '../../../../../server/plugin-api';
import type { RecordKind } from '../../../device/entities/recordKinds';
import { records } from '../../entities/records';
import type { MeasuredDay } from '../mergeDay';
import type { Changed } from '../wearerDay';
import { nightKinds } from './measuredNight';

/** The night of a wearer that ends on a day. */
export interface WearerNight {
  deviceUserId: number;
  date: string;
}

/** Hour at which the morning of a day begins; no night is over before it (our choice). */
const MORNING_HOUR = 6;
/** Second of the evening at which the sleep of one day ends and that of the next begins. */
const { startSec, spanSec } = records.sleepStatus.layout;
const EVENING_SEC = startSec + spanSec;

/** The kinds that affect a night: those it reads, and the one that contains falls. */
const changing: ReadonlySet<RecordKind> = new Set<RecordKind>(['sleepStatus', ...nightKinds, 'sportAmplitude']);

/** A changed day, and the part that arrived, if known. */
export type ChangedDay = Changed & { given?: MeasuredDay };

/** Marks the nights that changed days belong to, so that a job recomputes them. */
export async function markNights(
  transaction: WriteTransaction,
  kind: DatabaseKind,
  { days, now }: { days: readonly ChangedDay[]; now: number },
): Promise<void> {
  const due = new Map<string, WearerNight & { dueTime: number }>();
  for (const day of days) {
    for (const state of [day.record, day.before]) {
      if (typeof state?.deviceUserId !== 'number') continue;
      for (const date of nightsOf(day)) {
        const dueTime = Math.max(now, dayStart(date) + MORNING_HOUR * HOUR_MS);
        due.set(`${state.deviceUserId} ${date}`, { deviceUserId: state.deviceUserId, date, dueTime });
      }
    }
  }
  await writeDue(transaction, kind, [...due.values()]);
}

/** Stores when nights are due. Uses a fixed order, which prevents deadlocks between transactions. */
export async function writeDue(
  transaction: WriteTransaction,
  kind: DatabaseKind,
  nights: readonly (WearerNight & { dueTime: number })[],
): Promise<void> {
  if (nights.length === 0) return;
  const rows = [...nights].sort(
    (one, other) => one.deviceUserId - other.deviceUserId || (one.date < other.date ? -1 : 1),
  );
  const given = jsonRows(
    kind,
    { deviceUserId: 'integer', date: 'text', dueTime: 'integer' },
    rows.map((row) => ({ ...row })),
  );
  // Writes even an existing mark, so that a job that is taking it waits and then sees these days.
  await sql`insert into "nightDue" ("deviceUserId", "date", "dueTime")
    select "deviceUserId", "date", "dueTime" from ${given} where true
    on conflict ("deviceUserId", "date") do update set "dueTime" = excluded."dueTime"`.execute(transaction);
}

/** Returns the days on which the nights end that a day belongs to. */
function nightsOf({ kind, record, given }: ChangedDay): string[] {
  if (!changing.has(kind)) return [];
  const date = record.date;
  if (records[kind].layout.startSec < 0) return [date];
  const { from, to } = spanOf(given);
  return [...(from < EVENING_SEC ? [date] : []), ...(to > EVENING_SEC ? [addDays(date, 1)] : [])];
}

/** Returns the first and the last second with data in a part of a day. Defaults to the whole day if unknown. */
function spanOf(given: MeasuredDay | undefined): { from: number; to: number } {
  const moments = (given?.events ?? []).flatMap(({ sec }) => (typeof sec === 'number' ? [sec] : []));
  const { series } = given ?? {};
  if (series) moments.push(series.startSec, series.startSec + series.count * series.intervalSec);
  return moments.length === 0
    ? { from: 0, to: Number.POSITIVE_INFINITY }
    : { from: Math.min(...moments), to: Math.max(...moments) };
}
