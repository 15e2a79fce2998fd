import { sql } from 'kysely';
import { addDays } from '../../../../../contract/moment';
import { type Ask, groupedBy } from '../../../../../server/plugin-api';
import { records } from '../../entities/records';
import { type Asked, readDays } from '../daySurroundings';
import type { HealthRecord } from '../healthRecord';
import { unpackedDay } from '../wearerDay';
import {
  lastSecondOf,
  type MeasuredNight,
  measuredNight,
  type NightKind,
  type NightPart,
  nightKinds,
} from './measuredNight';
import type { WearerNight } from './nightDue';

/** A night of a wearer, combined from the records of all their devices. */
export interface WearerNightRead extends MeasuredNight {
  /** The record of its stages. With several devices, the one with the most samples. */
  record: HealthRecord;
  /** The records of its stages from other devices. */
  others: readonly HealthRecord[];
  /** The record of movements that belongs to it. */
  activity: HealthRecord | undefined;
  /** The last second of the night's day with a measurement. */
  lastSec: number;
}

type Reading = Asked & { ask: Ask };

/** Returns the devices with data of a night. */
export async function devicesOfNight({ queries }: Asked, night: WearerNight): Promise<number[]> {
  const rows = await daysOfNight({ queries }, night);
  return [...new Set(rows.map(({ deviceId }) => deviceId))].sort((one, other) => one - other);
}

/** Reads a night; undefined if it has no stored stages. */
export async function readNight(
  asked: Reading,
  night: WearerNight,
  deviceIds: readonly number[],
): Promise<WearerNightRead | undefined> {
  const byKind = groupedBy(await daysOfNight(asked, night), ({ kind }) => kind);
  const read = async (kind: NightKind | 'sleepStatus'): Promise<HealthRecord[]> => {
    const days = (byKind.get(kind) ?? []).filter(({ deviceId }) => deviceIds.includes(deviceId));
    const found = (await readDays(asked, kind, days)).filter(({ deviceUserId }) => deviceUserId === night.deviceUserId);
    return found;
  };
  const [record, ...others] = byMeasured('sleepStatus', await read('sleepStatus'));
  const stages = record && unpackedDay('sleepStatus', record).series;
  if (!record || !stages) return undefined;
  const parts: Partial<Record<NightKind, NightPart>> = {};
  let activity: HealthRecord | undefined;
  for (const kind of nightKinds) {
    const [best] = partsOf(kind, await read(kind), night.date);
    if (!best) continue;
    parts[kind] = best.part;
    if (kind === 'sleepActivity') activity = best.day;
  }
  const measured = measuredNight({ stages, parts });
  if (!measured) return undefined;
  const ends = Object.values(parts).flatMap((part) => lastSecondOf(part) ?? []);
  return { ...measured, record, others, activity, lastSec: Math.max(measured.architecture.riseSec, ...ends) };
}

interface NightDay {
  kind: NightKind | 'sleepStatus';
  deviceId: number;
  date: string;
}

/** Reads the records of a night: those of its day, and those of the previous day for kinds whose evening is there. */
async function daysOfNight({ queries }: Pick<Asked, 'queries'>, night: WearerNight): Promise<NightDay[]> {
  const kinds = ['sleepStatus', ...nightKinds] as const;
  const selects = kinds.map((kind) => {
    const from = records[kind].layout.startSec < 0 ? night.date : addDays(night.date, -1);
    return sql`select ${sql.lit(kind)} as "kind", "deviceId", "date" from ${sql.table(kind)}
      where "deviceUserId" = ${night.deviceUserId} and "date" >= ${from} and "date" <= ${night.date}`;
  });
  const { rows } = await sql<NightDay>`${sql.join(selects, sql` union all `)}`.execute(queries);
  return rows;
}

const samplesIn = (kind: NightDay['kind'], record: HealthRecord | undefined): number =>
  record
    ? Object.values(unpackedDay(kind, record).series?.channels ?? {})
        .flat()
        .filter((sample) => sample !== null).length
    : 0;

/** Sorts the records with the most samples first; among equals, the device registered first. */
const byMeasured = (kind: NightDay['kind'], found: readonly HealthRecord[]): HealthRecord[] =>
  found
    .map((record) => ({ record, count: samplesIn(kind, record) }))
    .sort((one, other) => other.count - one.count || one.record.deviceId - other.record.deviceId)
    .map(({ record }) => record);

/** Returns the data of each device for a kind, with the most samples on the night's day first. */
function partsOf(kind: NightKind, found: readonly HealthRecord[], date: string) {
  const byDevice = groupedBy(found, ({ deviceId }) => deviceId);
  return [...byDevice]
    .map(([deviceId, days]) => {
      const day = days.find((each) => each.date === date);
      const before = days.find((each) => each.date !== date);
      const part: NightPart = {
        before: before && unpackedDay(kind, before),
        day: day && unpackedDay(kind, day),
      };
      return { deviceId, day, part, count: samplesIn(kind, day) };
    })
    .sort((one, other) => other.count - one.count || one.deviceId - other.deviceId);
}
