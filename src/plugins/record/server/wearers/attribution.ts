import { sql } from 'kysely';
import { addDays, dayAt, MINUTE_MS, parseIsoMoment } from '../../../../../contract/moment';
import {
  bumpVersions,
  type Context,
  type Job,
  type Queries,
  type RecordOf,
  type WriteTransaction,
} from '../../../../../server/plugin-api';
import { jsonRows } from '../../../../../server/plugin-api/builtin';
import { recordKinds } from '../../../device/entities/uploads/recordKinds';
import type { StoreContext } from '../days/DayBatch';
import { type DeviceDay, dayKey, findStoredDays } from '../days/dayQueries';
import { lockDevices } from '../days/lockDevices';
import { storeUploads } from '../days/storeDays';

/** Days per transaction, so that other writers do not wait long. A day has up to a dozen records. */
const BATCH = 10;

/** Scheduled job that splits days again after a binding was corrected. */
export const attributionJobs: readonly Job[] = [
  { name: 'record.attribution', intervalMs: MINUTE_MS, run: resplitDueDays },
];

/** A range of a device's time that now belongs to another wearer, in milliseconds since 1970. */
export interface ReassignedRange {
  deviceId: number;
  from: number;
  to: number;
}

type Binding = Pick<RecordOf<'deviceBinding'>, 'deviceId' | 'bindTime' | 'unbindTime' | 'withdrawnTime'>;

/** Returns the ranges of a device's time that change their wearer when a binding is added, corrected or withdrawn. */
export function reassignedRanges(before: Binding | null, record: Binding, now: number): ReassignedRange[] {
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

const timeOf = (value: string | null) => (value === null ? undefined : parseIsoMoment(value));

/**
 * Moves samples to their current wearer: the newest days at once, the others by a job that reads the days marked here.
 * Returns the changed tables.
 */
export async function reassignSamples(
  reassignment: StoreContext,
  ranges: readonly ReassignedRange[],
): Promise<string[]> {
  const { transaction, now } = reassignment;
  // Waits for running uploads. The job that splits the other days waits for this lock.
  await lockDevices(transaction, [...new Set(ranges.map(({ deviceId }) => deviceId))]);
  const days: DeviceDay[] = [];
  for (const range of ranges) days.push(...(await daysAround(transaction, range)));
  const [first] = days;
  if (!first) return [];
  await markDays(transaction, days, now);
  const { deviceId } = first;
  return resplitDays(reassignment, await dueDays(transaction, { deviceId }));
}

/** Returns the days of a device with records around a range. The grid of a night starts on the evening before its day. */
async function daysAround(queries: Queries, { deviceId, from, to }: ReassignedRange): Promise<DeviceDay[]> {
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
async function markDays(transaction: WriteTransaction, days: readonly DeviceDay[], time: number): Promise<void> {
  const rows = [...new Map(days.map((day) => [dayKey(day), { ...day, time }])).values()];
  const inputRows = jsonRows(transaction, { deviceId: 'integer', date: 'text', time: 'integer' }, rows);
  await sql`insert into "attributionDue" ("deviceId", "date", "time")
    select "deviceId", "date", "time" from ${inputRows} where true
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
async function resplitDays({ transaction, ask, now }: StoreContext, due: readonly DeviceDay[]): Promise<string[]> {
  const ids = [...new Set(due.map(({ deviceId }) => deviceId))];
  await lockDevices(transaction, ids);
  const inputRows = jsonRows(
    transaction,
    { deviceId: 'integer', date: 'text' },
    due.map(({ deviceId, date }) => ({ deviceId, date })),
  );
  await sql`delete from "attributionDue" where exists (select 1 from ${inputRows}
    where "given"."deviceId" = "attributionDue"."deviceId" and "given"."date" = "attributionDue"."date")`.execute(
    transaction,
  );
  const everyKind = due.flatMap((day) => recordKinds.map((record) => ({ ...day, kind: record })));
  const stored = await findStoredDays(transaction, everyKind);
  const uploads = ids.map((id) => ({
    device: { id },
    days: stored
      .filter(({ deviceId }) => deviceId === id)
      .map(({ kind: record, date }) => ({ kind: record, date, series: null, events: [] })),
    source: 'device' as const,
    author: 'system',
    isReattribution: true,
  }));
  const { changed } = await storeUploads({ transaction, ask, now }, uploads);
  return changed;
}

/**
 * Splits the marked days.
 * @returns the number of days
 */
async function resplitDueDays({ database, ask }: Context, now: number, signal: AbortSignal): Promise<number> {
  let count = 0;
  while (!signal.aborted) {
    const due = await dueDays(database.unscoped.read, {});
    if (due.length === 0) break;
    await database.write(async (transaction) => {
      const changed = await resplitDays({ transaction, ask, now }, due);
      if (changed.length > 0) await bumpVersions(transaction, changed);
    });
    count += due.length;
  }
  return count;
}
