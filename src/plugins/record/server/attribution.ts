import { sql } from 'kysely';
import { addDays, dayAt, MINUTE_MS, momentOf } from '../../../../contract/moment';
import {
  type Ask,
  bumpVersions,
  type Context,
  type DatabaseKind,
  type Job,
  jsonRows,
  type Queries,
  type RecordOf,
  type WriteTransaction,
} from '../../../../server/plugin-api';
import { recordKinds } from '../../device/entities/recordKinds';
import { type DeviceDay, storedDaysOf } from './daySurroundings';
import { holdDevices, storeUploads } from './storeDays';

/** Days per transaction, so that other writers do not wait long. A day has up to a dozen records. */
const BATCH = 10;

/** Scheduled job that splits days again after a binding was corrected. */
export const attributionJobs: readonly Job[] = [{ name: 'record.attribution', everyMs: MINUTE_MS, run: splitDue }];

/** A range of a device's time that now belongs to another wearer, in milliseconds since 1970. */
export interface MovedStretch {
  deviceId: number;
  from: number;
  to: number;
}

type Binding = Pick<RecordOf<'deviceBinding'>, 'deviceId' | 'bindTime' | 'unbindTime' | 'withdrawnTime'>;

/** Returns the ranges of a device's time that change their wearer when a binding is added, corrected or withdrawn. */
export function movedStretches(before: Binding | null, record: Binding, now: number): MovedStretch[] {
  const { deviceId } = record;
  const spanOf = (binding: Binding | null) =>
    binding === null || binding.withdrawnTime !== null
      ? undefined
      : { from: timeOf(binding.bindTime) ?? now, to: timeOf(binding.unbindTime) ?? now };
  const [was, is] = [spanOf(before), spanOf(record)];
  if (!was || !is) return [was, is].flatMap((span) => (span ? [{ deviceId, ...span }] : []));
  const between = (one: number, other: number) =>
    one === other ? [] : [{ deviceId, from: Math.min(one, other), to: Math.max(one, other) }];
  return [...between(was.from, is.from), ...between(was.to, is.to)];
}

const timeOf = (value: string | null) => (value === null ? undefined : momentOf(value));

interface Moving {
  transaction: WriteTransaction;
  /** Database dialect. */
  kind: DatabaseKind;
  ask: Ask;
  now: number;
}

/**
 * Moves samples to their current wearer: the newest days at once, the others by a job that reads the days marked here.
 * Returns the changed tables.
 */
export async function moveSamples(moving: Moving, stretches: readonly MovedStretch[]): Promise<string[]> {
  const { transaction, kind, now } = moving;
  // Waits for running uploads. The job that splits the other days waits for this lock.
  await holdDevices(transaction, kind, [...new Set(stretches.map(({ deviceId }) => deviceId))]);
  const days: DeviceDay[] = [];
  for (const stretch of stretches) days.push(...(await daysAbout(transaction, stretch)));
  const [first] = days;
  if (!first) return [];
  await markDays(transaction, kind, days, now);
  const { deviceId } = first;
  return splitSome(moving, await dueDays(transaction, { deviceId }));
}

/** Returns the days of a device with records around a range. The grid of a night starts on the evening before its day. */
async function daysAbout(queries: Queries, { deviceId, from, to }: MovedStretch): Promise<DeviceDay[]> {
  const dates = new Set<string>();
  for (const kind of recordKinds) {
    const rows = await queries
      .selectFrom(kind)
      .select('date')
      .distinct()
      .where('deviceId', '=', deviceId)
      .where('date', '>=', dayAt(from))
      .where('date', '<=', addDays(dayAt(to), 1))
      .execute();
    for (const { date } of rows) dates.add(date);
  }
  return [...dates].map((date) => ({ deviceId, date }));
}

/** Marks days for the job to split again. */
async function markDays(
  transaction: WriteTransaction,
  kind: DatabaseKind,
  days: readonly DeviceDay[],
  time: number,
): Promise<void> {
  const rows = [...new Map(days.map((day) => [`${day.deviceId} ${day.date}`, { ...day, time }])).values()];
  const given = jsonRows(kind, { deviceId: 'integer', date: 'text', time: 'integer' }, rows);
  await sql`insert into "attributionDue" ("deviceId", "date", "time")
    select "deviceId", "date", "time" from ${given} where true
    on conflict ("deviceId", "date") do update set "time" = excluded."time"`.execute(transaction);
}

/** Returns the newest marked days, of one device or of all. */
async function dueDays(queries: Queries, { deviceId }: { deviceId?: number }): Promise<DeviceDay[]> {
  return queries
    .selectFrom('attributionDue')
    .select(['deviceId', 'date'])
    .where((day) => (deviceId === undefined ? day.lit(true) : day('deviceId', '=', deviceId)))
    .orderBy('date', 'desc')
    .orderBy('deviceId')
    .limit(BATCH)
    .execute();
}

/** Splits days again, for all kinds, and removes their marks. */
async function splitSome({ transaction, kind, ask, now }: Moving, due: readonly DeviceDay[]): Promise<string[]> {
  const ids = [...new Set(due.map(({ deviceId }) => deviceId))];
  await holdDevices(transaction, kind, ids);
  const given = jsonRows(
    kind,
    { deviceId: 'integer', date: 'text' },
    due.map(({ deviceId, date }) => ({ deviceId, date })),
  );
  await sql`delete from "attributionDue" where exists (select 1 from ${given}
    where "given"."deviceId" = "attributionDue"."deviceId" and "given"."date" = "attributionDue"."date")`.execute(
    transaction,
  );
  const everyKind = due.flatMap((day) => recordKinds.map((record) => ({ ...day, kind: record })));
  const stored = await storedDaysOf({ queries: transaction, kind }, everyKind);
  const uploads = ids.map((id) => ({
    device: { id },
    days: stored
      .filter(({ deviceId }) => deviceId === id)
      .map(({ kind: record, date }) => ({ kind: record, date, series: null, events: [] })),
    source: 'device' as const,
    author: 'system',
    isSplitAnew: true,
  }));
  const { changed } = await storeUploads({ transaction, kind, ask, now }, uploads);
  return changed;
}

/**
 * Splits the marked days.
 * @returns the number of days
 */
async function splitDue({ database, ask }: Context, now: number, signal: AbortSignal): Promise<number> {
  let count = 0;
  while (!signal.aborted) {
    const due = await dueDays(database.whole.read, {});
    if (due.length === 0) break;
    await database.write(async (transaction) => {
      const changed = await splitSome({ transaction, kind: database.kind, ask, now }, due);
      if (changed.length > 0) await bumpVersions(transaction, changed);
    });
    count += due.length;
  }
  return count;
}
