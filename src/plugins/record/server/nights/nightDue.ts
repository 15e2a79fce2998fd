import { sql } from 'kysely';
import { addDays, dayStart, HOUR_MS } from '../../../../../contract/moment';
import type { WriteTransaction } from '../../../../../server/plugin-api';
import { jsonRows } from '../../../../../server/plugin-api/builtin';
import type { RecordKind } from '../../../device/entities/uploads/recordKinds';
import { records } from '../../entities/records';
import type { Series } from '../../entities/series';
import { usualSleepDay } from '../../entities/sleep/sleepDay';
import type { StoreContext } from '../days/DayBatch';
import { type ChangedDay, type DayIdentity, wearersOfChange } from '../days/healthRecord';
import type { MeasuredDay } from '../days/mergeDay';
import { NAP_GAP_MIN, sleepBouts } from '../signals/mainSleep';
import { nightSourceKinds } from './computeNight';

/** The night of a wearer that ends on a day. */
export interface WearerNight {
  deviceUserId: number;
  date: string;
}

/** Hour at which the morning of a day begins; no night is over before it (our choice). */
const MORNING_HOUR = 6;
/** Second of the evening at which the stored stages of one day end and those of the next begin. */
const EVENING_SEC = usualSleepDay.endSec;
/** Seconds at both ends of the stages in which a sleep can be one with a sleep of the neighbor. */
const EDGE_SEC = NAP_GAP_MIN * 60;

/** The kinds that affect a night: those it reads, and the one that contains falls. */
const nightRelevantKinds: ReadonlySet<RecordKind> = new Set<RecordKind>([
  'sleepStatus',
  ...nightSourceKinds,
  'sportAmplitude',
]);

/** A changed day with its stored samples; without them if it has been deleted. */
type ChangedNightDay = ChangedDay & { measured?: MeasuredDay };

/** Marks the nights that changed days belong to, so that a job recomputes them. */
export async function markNights(
  { transaction, now }: Pick<StoreContext, 'transaction' | 'now'>,
  days: readonly ChangedNightDay[],
): Promise<void> {
  const due = new Map<string, WearerNight & { dueTime: number }>();
  for (const day of days) {
    const dates = nightsOf(day);
    for (const deviceUserId of wearersOfChange(day)) {
      for (const date of dates) {
        const dueTime = Math.max(now, dayStart(date) + MORNING_HOUR * HOUR_MS);
        due.set(`${deviceUserId} ${date}`, { deviceUserId, date, dueTime });
      }
    }
  }
  await writeDueNights(transaction, [...due.values()]);
}

/** Stores when nights are due. Uses a fixed order, which prevents deadlocks between transactions. */
export async function writeDueNights(
  transaction: WriteTransaction,
  nights: readonly (WearerNight & { dueTime: number })[],
): Promise<void> {
  if (nights.length === 0) return;
  const rows = [...nights].sort(
    (one, other) => one.deviceUserId - other.deviceUserId || (one.date < other.date ? -1 : 1),
  );
  const inputRows = jsonRows(
    transaction,
    { deviceUserId: 'integer', date: 'text', dueTime: 'integer' },
    rows.map((row) => ({ ...row })),
  );
  // Writes even an existing mark, so that a job that is taking it waits and then sees these days.
  await sql`insert into "nightDue" ("deviceUserId", "date", "dueTime")
    select "deviceUserId", "date", "dueTime" from ${inputRows} where true
    on conflict ("deviceUserId", "date") do update set "dueTime" = excluded."dueTime"`.execute(transaction);
}

/** Returns the days on which the nights end that a day belongs to. */
function nightsOf({ kind, record, measured }: ChangedNightDay): string[] {
  if (!nightRelevantKinds.has(kind)) return [];
  const { date } = record;
  if (kind === 'sleepStatus') return [date, ...sharedNights(record, measured?.series ?? null)];
  // The evening of a day from midnight to midnight belongs to the next night.
  return records[kind].layout.startSec < 0 ? [date] : [date, addDays(date, 1)];
}

/** Returns the neighbors of a day whose sleep may continue across 18:00, or did. */
function sharedNights(record: Readonly<Record<string, unknown>> & DayIdentity, series: Series | null): string[] {
  const bouts = series ? sleepBouts(series) : [];
  const at = (index: number) => (series ? series.startSec + index * series.intervalSec : 0);
  const [first, last] = [bouts[0], bouts.at(-1)];
  const isEarly = first !== undefined && at(first.from) < usualSleepDay.beginSec + EDGE_SEC;
  const isLate = last !== undefined && at(last.to) > EVENING_SEC - EDGE_SEC;
  return [
    ...(isEarly || typeof record.sleepDayBeginSec === 'number' ? [addDays(record.date, -1)] : []),
    ...(isLate || typeof record.sleepDayEndSec === 'number' ? [addDays(record.date, 1)] : []),
  ];
}
