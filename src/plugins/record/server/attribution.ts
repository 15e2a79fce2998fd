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

/** Days of one transaction, so that no other writer waits long; a day has up to a dozen records. */
const BATCH = 10;

/** What the server does by itself with days whose wearers have been corrected. */
export const attributionJobs: readonly Job[] = [{ name: 'record.attribution', everyMs: MINUTE_MS, run: splitDue }];

/** A stretch of a device's time that belongs to somebody else now, in milliseconds since 1970. */
export interface MovedStretch {
  deviceId: number;
  from: number;
  to: number;
}

type Binding = Pick<RecordOf<'deviceBinding'>, 'deviceId' | 'bindTime' | 'unbindTime' | 'withdrawnTime'>;

/** What of a device's time changes hands when a binding is added, corrected or taken back. */
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
  /** Of which kind the database is. */
  kind: DatabaseKind;
  ask: Ask;
  now: number;
}

/**
 * Has samples moved to whom they belong to now: the newest days at once, others by a job that finds what is written here.
 * Answers the tables that have changed.
 */
export async function moveSamples(moving: Moving, stretches: readonly MovedStretch[]): Promise<string[]> {
  const { transaction, kind, now } = moving;
  // What is being uploaded comes first, and the job that splits other days waits.
  await holdDevices(transaction, kind, [...new Set(stretches.map(({ deviceId }) => deviceId))]);
  const days: DeviceDay[] = [];
  for (const stretch of stretches) days.push(...(await daysAbout(transaction, stretch)));
  const [first] = days;
  if (!first) return [];
  await markDays(transaction, kind, days, now);
  const { deviceId } = first;
  return splitSome(moving, await dueDays(transaction, { deviceId }));
}

/** The days of a device with records about a stretch; the grid of a night begins on the evening before its day. */
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

/** Writes down that days are to be split anew. */
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

/** The newest days that are due, of a device or of any. */
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

/** Splits days anew, all kinds of each, and forgets that they are due. */
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
 * Splits the days that are due.
 * @returns how many they were
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
