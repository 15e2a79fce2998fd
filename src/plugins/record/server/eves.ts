import { addDays } from '../../../../contract/moment';
import type { RecordKind } from '../../device/entities/recordKinds';
import type { Series } from '../entities/series';
import type { DeviceDay, KnownWearer } from './daySurroundings';
import type { HealthRecord } from './healthRecord';
import type { PreparedDay } from './preparedDays';
import { touchesEnd, touchesStart } from './signals/alerts/acrossMidnight';
import { unpackedDay } from './wearerDay';

/** Samples of days by device, date and wearer, which the days after them may need. */
export class Eves {
  readonly #series = new Map<string, Series | null>();

  add({ deviceId, date }: DeviceDay, deviceUserId: number, series: Series | null): void {
    this.#series.set(`${deviceId} ${date} ${deviceUserId}`, series);
  }

  /** Returns the samples of the day before a day, of the same wearer. */
  before({ deviceId, date }: DeviceDay, deviceUserId: number): Series | null {
    return this.#series.get(`${deviceId} ${addDays(date, -1)} ${deviceUserId}`) ?? null;
  }
}

const dayOf = ({ given: { device, date } }: PreparedDay): DeviceDay => ({ deviceId: device.id, date });

/** Collects the previous days that are among the given days themselves. */
export function evesAmong(days: readonly PreparedDay[]): Eves {
  const eves = new Eves();
  for (const day of days) {
    for (const { wearer, measured } of day.shares) if (wearer) eves.add(dayOf(day), wearer.id, measured.series);
  }
  return eves;
}

/** Returns the previous days that the given days need and that are not among them. */
export function evesToRead(kind: RecordKind, days: readonly PreparedDay[]): DeviceDay[] {
  const own = new Set(days.map((day) => keyOf(dayOf(day))));
  return days
    .filter(({ shares }) =>
      shares.some(({ wearer, measured }) => wearer && touchesStart(kind, measured.series, wearer.thresholds)),
    )
    .map((day) => ({ ...dayOf(day), date: addDays(day.given.date, -1) }))
    .filter((eve) => !own.has(keyOf(eve)));
}

/** Adds the samples of stored days. */
export function addEves(eves: Eves, kind: RecordKind, found: readonly HealthRecord[]): void {
  for (const record of found) {
    if (record.deviceUserId === null) continue;
    eves.add(record, record.deviceUserId, unpackedDay(kind, record).series);
  }
}

/** Returns the days that the days after them need, or needed before. */
export function lastingDays(
  kind: RecordKind,
  days: readonly PreparedDay[],
  wearers: ReadonlyMap<number, KnownWearer>,
): DeviceDay[] {
  const lasts = (deviceUserId: number | null, series: Series | null) =>
    touchesEnd(kind, series, (deviceUserId === null ? undefined : wearers.get(deviceUserId))?.thresholds ?? []);
  return days
    .filter(
      ({ shares, former }) =>
        shares.some(({ wearer, measured }) => wearer && lasts(wearer.id, measured.series)) ||
        former.some(({ record, measured }) => lasts(record.deviceUserId, measured.series)),
    )
    .map(dayOf);
}

const keyOf = ({ deviceId, date }: DeviceDay) => `${deviceId} ${date}`;
