import { sql } from 'kysely';
import { addDays } from '../../../../../contract/moment';
import type { Queries, WireRecord } from '../../../../../server/plugin-api';
import { groupedBy } from '../../../../../server/plugin-api/builtin';
import { records } from '../../entities/records';
import { hasShiftedSleepDay, type SleepDay, sleepDayOf } from '../../entities/sleep/sleepDay';
import { UNKNOWN_WEARER } from '../days/computeDay';
import type { DayQueryContext } from '../days/dayQueries';
import { readDays } from '../days/dayQueries';
import { decodeDay } from '../days/encodeDay';
import type { HealthRecord } from '../days/healthRecord';
import { aggregatesOf } from '../signals/aggregatesOf';
import { seriesOfSleepDay } from '../signals/crossingSleep';
import {
  type ComputedNight,
  computeNight,
  lastSecondOf,
  type NightKind,
  type NightPart,
  nightEvents,
  nightSourceKinds,
} from './computeNight';
import type { WearerNight } from './nightDue';
import { type StageDay, stageDays } from './stageDays';

/** A night of a wearer, combined from the records of all their devices. */
export interface WearerNightData extends ComputedNight {
  /** The record of its stages. With several devices, the one with the most samples. */
  record: HealthRecord;
  /** The record of movements that belongs to it, with the figures of the whole sleep. */
  activity: WireRecord | undefined;
  /** The last second of the night's day with a measurement. */
  lastSec: number;
}

/** The stages of a night by device, the most samples first, and the night; undefined if nothing was measured in it. */
interface ReadNightResult {
  stages: readonly StageDay[];
  night: WearerNightData | undefined;
}

/** Returns the devices with data of a night. */
export async function devicesOfNight(queries: Queries, night: WearerNight): Promise<number[]> {
  const rows = await daysOfNight(queries, night);
  return [...new Set(rows.map(({ deviceId }) => deviceId))].sort((one, other) => one - other);
}

/** Reads a night; undefined if it has no stored stages. */
export async function readNight(
  queryContext: DayQueryContext,
  night: WearerNight,
  deviceIds: readonly number[],
): Promise<ReadNightResult | undefined> {
  const byKind = groupedBy(await daysOfNight(queryContext.queries, night), ({ kind }) => kind);
  const read = async (kind: NightKind | 'sleepStatus', from: string, to: string): Promise<HealthRecord[]> => {
    const days = (byKind.get(kind) ?? []).filter(
      ({ deviceId, date }) => deviceIds.includes(deviceId) && date >= from && date <= to,
    );
    return (await readDays(queryContext, kind, days)).filter(({ deviceUserId }) => deviceUserId === night.deviceUserId);
  };
  const [yesterday, tomorrow] = [addDays(night.date, -1), addDays(night.date, 1)];
  const stages = byStages(await stageDays(queryContext.queries, night, await read('sleepStatus', yesterday, tomorrow)));
  const [first] = stages;
  if (!first) return undefined;
  const { record, series, bounds } = first;
  const sleepDay = sleepDayOf(bounds);
  const parts: Partial<Record<NightKind, NightPart>> = {};
  let activity: WireRecord | undefined;
  for (const kind of nightSourceKinds) {
    const { startSec, spanSec } = records[kind].layout;
    const from = sleepDay.beginSec < startSec ? yesterday : night.date;
    const to = sleepDay.endSec > startSec + spanSec ? tomorrow : night.date;
    const [best] = partsOf(kind, await read(kind, from, to), night.date);
    if (!best) continue;
    parts[kind] = best.part;
    if (kind === 'sleepActivity') activity = hasShiftedSleepDay(bounds) ? movementsOf(best, sleepDay) : best.day;
  }
  const measured = computeNight({ stages: series, parts });
  if (!measured) return { stages, night: undefined };
  const ends = Object.values(parts).flatMap((part) => lastSecondOf(part) ?? []);
  const lastSec = Math.max(measured.architecture.riseSec, ...ends);
  return { stages, night: { ...measured, record, activity, lastSec } };
}

/** Returns the movements of a sleep day other than that of their record. */
function movementsOf(
  { day, part }: { day: HealthRecord | undefined; part: NightPart },
  { beginSec, endSec }: SleepDay,
) {
  const own = part.day?.series;
  if (!day || !own) return undefined;
  const near = { before: part.before?.series, day: own, after: part.after?.series };
  const events = nightEvents(part).flatMap(({ sec, event }) => (sec >= beginSec && sec < endSec ? [event] : []));
  const measured = { series: seriesOfSleepDay(near, { beginSec, endSec }), events, wearer: UNKNOWN_WEARER };
  return { ...day, ...aggregatesOf.sleepActivity(measured) };
}

interface NightDay {
  kind: NightKind | 'sleepStatus';
  deviceId: number;
  date: string;
}

/** Reads which records exist on the days of a night: its own day, the one before and the one after. */
async function daysOfNight(queries: Queries, night: WearerNight): Promise<NightDay[]> {
  const kinds = ['sleepStatus', ...nightSourceKinds] as const;
  const selects = kinds.map(
    (kind) => sql`select ${sql.lit(kind)} as "kind", "deviceId", "date" from ${sql.table(kind)}
      where "deviceUserId" = ${night.deviceUserId}
        and "date" >= ${addDays(night.date, -1)} and "date" <= ${addDays(night.date, 1)}`,
  );
  const { rows } = await sql<NightDay>`${sql.join(selects, sql` union all `)}`.execute(queries);
  return rows;
}

const samplesIn = (kind: NightDay['kind'], record: HealthRecord | undefined): number =>
  record
    ? Object.values(decodeDay(kind, record).series?.channels ?? {})
        .flat()
        .filter((sample) => sample !== null).length
    : 0;

/** Sorts the stages with the most samples first; among equals, the device registered first. */
const byStages = (found: readonly StageDay[]): StageDay[] =>
  found
    .map((day) => ({ day, count: (day.series.channels.stage ?? []).filter((stage) => stage !== null).length }))
    .sort((one, other) => other.count - one.count || one.day.record.deviceId - other.day.record.deviceId)
    .map(({ day }) => day);

/** Returns the data of each device for a kind, with the most samples on the night's day first. */
function partsOf(kind: NightKind, found: readonly HealthRecord[], date: string) {
  const byDevice = groupedBy(found, ({ deviceId }) => deviceId);
  return [...byDevice]
    .map(([deviceId, days]) => {
      const day = days.find((each) => each.date === date);
      const before = days.find((each) => each.date < date);
      const after = days.find((each) => each.date > date);
      const part: NightPart = {
        before: before && decodeDay(kind, before),
        day: day && decodeDay(kind, day),
        after: after && decodeDay(kind, after),
      };
      return { deviceId, day, part, count: samplesIn(kind, day) };
    })
    .sort((one, other) => other.count - one.count || one.deviceId - other.deviceId);
}
