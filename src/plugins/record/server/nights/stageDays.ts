import { addDays } from '../../../../../contract/moment';
import type { Queries } from '../../../../../server/plugin-api';
import type { Series } from '../../entities/series';
import { type SleepDayBounds, sleepDayOf, usualSleepDay } from '../../entities/sleep/sleepDay';
import { decodeDay } from '../days/encodeDay';
import type { HealthRecord } from '../days/healthRecord';
import {
  boundOf,
  type CrossingSide,
  type CrossingSleep,
  crossingSleep,
  seriesOfSleepDay,
  sideOfBound,
  usualSide,
} from '../signals/crossingSleep';
import type { WearerNight } from './nightDue';

/** The stages of a device for a night, with the whole of each sleep across 18:00 that belongs to it. */
export interface StageDay {
  record: HealthRecord;
  series: Series;
  bounds: SleepDayBounds;
}

/** Minimum minutes asleep of a sleep for which the dates of previous ones count (our choice). */
const LONG_MIN = 180;
/** Days of which the last sleep across 18:00 decides (our choice). */
const HISTORY_DAYS = 14;
const DAY_SEC = 86_400;

/**
 * Returns the stages of each device for a night.
 * @param records records of the wearer on the night's day, the day before and the day after
 */
export async function stageDays(
  queries: Queries,
  night: WearerNight,
  records: readonly HealthRecord[],
): Promise<StageDay[]> {
  const found: StageDay[] = [];
  for (const record of records.filter(({ date }) => date === night.date)) {
    const day = stagesOf(record);
    if (!day) continue;
    const neighborRecord = (days: number) =>
      records.find(({ deviceId, date }) => deviceId === record.deviceId && date === addDays(night.date, days));
    const [previous, next] = [neighborRecord(-1), neighborRecord(1)];
    const [before, after] = [previous && stagesOf(previous), next && stagesOf(next)];
    const boundary = async ([from, one]: Stages, [to, other]: Stages) => {
      const crossing = one && other ? crossingSleep(one, other) : null;
      return crossing && boundOf(crossing, await sideOf(queries, night, { crossing, from, to }));
    };
    // Without the samples of a neighbor, which are deleted after some time, a stored bound stays.
    const begin =
      previous && !before ? numberOrNull(record.sleepDayBeginSec) : await boundary([previous, before], [record, day]);
    const end =
      next && !after ? numberOrNull(record.sleepDayEndSec) : nextDay(await boundary([record, day], [next, after]));
    const bounds = { sleepDayBeginSec: begin, sleepDayEndSec: end };
    found.push({ record, series: seriesOfSleepDay({ before, day, after }, sleepDayOf(bounds)), bounds });
  }
  return found;
}

/** A record, if there is one, with its stages, if they are still stored. */
type Stages = readonly [HealthRecord | undefined, Series | null | undefined];

const stagesOf = (record: HealthRecord): Series | null => decodeDay('sleepStatus', record).series;
const numberOrNull = (value: unknown) => (typeof value === 'number' ? value : null);
const nextDay = (sec: number | null) => (sec === null ? null : sec + DAY_SEC);

interface Crossing {
  crossing: CrossingSleep;
  from: HealthRecord | undefined;
  to: HealthRecord | undefined;
}

/**
 * Returns the date to which a sleep across 18:00 belongs. It is decided once and stored. A long sleep follows the wearer's
 * last one, so that a sleep that ends around midnight does not change dates from day to day.
 */
async function sideOf(queries: Queries, night: WearerNight, { crossing, from, to }: Crossing): Promise<CrossingSide> {
  const ended = numberOrNull(from?.sleepDayEndSec);
  const known = sideOfBound(to?.sleepDayBeginSec ?? (ended === null ? null : ended - DAY_SEC));
  if (known) return known;
  const last = crossing.asleepMin < LONG_MIN || !to ? undefined : await lastSide(queries, night, to.date);
  return last ?? usualSide(crossing);
}

async function lastSide(
  queries: Queries,
  { deviceUserId }: WearerNight,
  date: string,
): Promise<CrossingSide | undefined> {
  const row = await queries
    .selectFrom('sleepStatus')
    .select('sleepDayBeginSec')
    .where('deviceUserId', '=', deviceUserId)
    .where('date', '<', date)
    .where('date', '>=', addDays(date, -HISTORY_DAYS))
    .where('sleepDayBeginSec', 'is not', null)
    .orderBy('date', 'desc')
    .executeTakeFirst();
  const bound = row?.sleepDayBeginSec;
  // The bound of a nap is near 18:00 and decides nothing.
  if (typeof bound !== 'number' || Math.abs(bound - usualSleepDay.beginSec) < 3_600) return undefined;
  return sideOfBound(bound);
}
