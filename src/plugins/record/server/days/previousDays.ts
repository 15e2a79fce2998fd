import { addDays } from '../../../../../contract/moment';
import type { RecordKind } from '../../../device/entities/uploads/recordKinds';
import type { Series } from '../../entities/series';
import { reachesDayEnd, reachesDayStart } from '../signals/alerts/crossMidnightAlerts';
import type { DeviceDay, WearerProfile } from '../wearers/dayQueries';
import type { HealthRecord } from './healthRecord';
import type { PreparedDay } from './prepareDay';
import { decodeDay } from './wearerDay';

/** Samples of days by device, date and wearer, which the days after them may need. */
export class PreviousDays {
  readonly #series = new Map<string, Series | null>();

  add({ deviceId, date }: DeviceDay, deviceUserId: number, series: Series | null): void {
    this.#series.set(`${deviceId} ${date} ${deviceUserId}`, series);
  }

  /** Returns the samples of the day before a day, of the same wearer. */
  samplesBefore({ deviceId, date }: DeviceDay, deviceUserId: number): Series | null {
    return this.#series.get(`${deviceId} ${addDays(date, -1)} ${deviceUserId}`) ?? null;
  }
}

const dayOf = ({ incoming: { device, date } }: PreparedDay): DeviceDay => ({ deviceId: device.id, date });

/** Collects the previous days that are among the given days themselves. */
export function collectPreviousDays(days: readonly PreparedDay[]): PreviousDays {
  const previousDays = new PreviousDays();
  for (const day of days) {
    for (const { wearer, measured } of day.shares) if (wearer) previousDays.add(dayOf(day), wearer.id, measured.series);
  }
  return previousDays;
}

/** Returns the previous days that the given days need and that are not among them. */
export function missingPreviousDays(kind: RecordKind, days: readonly PreparedDay[]): DeviceDay[] {
  const own = new Set(days.map((day) => keyOf(dayOf(day))));
  return days
    .filter(({ shares }) =>
      shares.some(({ wearer, measured }) => wearer && reachesDayStart(kind, measured.series, wearer.thresholds)),
    )
    .map((day) => ({ ...dayOf(day), date: addDays(day.incoming.date, -1) }))
    .filter((previousDay) => !own.has(keyOf(previousDay)));
}

/** Adds the samples of stored days. */
export function addPreviousDays(previousDays: PreviousDays, kind: RecordKind, found: readonly HealthRecord[]): void {
  for (const record of found) {
    if (record.deviceUserId === null) continue;
    previousDays.add(record, record.deviceUserId, decodeDay(kind, record).series);
  }
}

/** Returns the days that the days after them need, or needed before. */
export function daysReachingMidnight(
  kind: RecordKind,
  days: readonly PreparedDay[],
  wearers: ReadonlyMap<number, WearerProfile>,
): DeviceDay[] {
  const reachesMidnight = (deviceUserId: number | null, series: Series | null) =>
    reachesDayEnd(kind, series, (deviceUserId === null ? undefined : wearers.get(deviceUserId))?.thresholds ?? []);
  return days
    .filter(
      ({ shares, previousRecords }) =>
        shares.some(({ wearer, measured }) => wearer && reachesMidnight(wearer.id, measured.series)) ||
        previousRecords.some(({ record, measured }) => reachesMidnight(record.deviceUserId, measured.series)),
    )
    .map(dayOf);
}

const keyOf = ({ deviceId, date }: DeviceDay) => `${deviceId} ${date}`;
