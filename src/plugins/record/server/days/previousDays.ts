import { addDays } from '../../../../../contract/moment';
import type { RecordKind } from '../../../device/entities/uploads/recordKinds';
import type { Series } from '../../entities/series';
import { reachesDayEnd, reachesDayStart } from '../signals/alerts/crossMidnightAlerts';
import type { WearerProfile } from '../wearers/wearerQueries';
import type { SplitDay, StoreContext } from './DayBatch';
import { type DeviceDay, dayKey, readDays } from './dayQueries';
import { decodeDay } from './encodeDay';
import type { HealthRecord } from './healthRecord';

/** Samples of days by device, date and wearer, which the days after them may need. */
export class PreviousDays {
  readonly #series = new Map<string, Series | null>();

  add(day: DeviceDay, deviceUserId: number, series: Series | null): void {
    this.#series.set(`${dayKey(day)} ${deviceUserId}`, series);
  }

  /** Adds the samples of stored days. */
  addRecords(kind: RecordKind, records: readonly HealthRecord[]): void {
    for (const record of records) {
      if (record.deviceUserId !== null) this.add(record, record.deviceUserId, decodeDay(kind, record).series);
    }
  }

  /** Returns the samples of the day before a day, of the same wearer. */
  samplesBefore({ deviceId, date }: DeviceDay, deviceUserId: number): Series | null {
    return this.#series.get(`${dayKey({ deviceId, date: addDays(date, -1) })} ${deviceUserId}`) ?? null;
  }
}

const dayOf = ({ incoming: { device, date } }: SplitDay): DeviceDay => ({ deviceId: device.id, date });

/** Returns the days before some days. Reads those that the days need across midnight and that are not among them. */
export async function readPreviousDays(
  { transaction, ask }: StoreContext,
  kind: RecordKind,
  days: readonly SplitDay[],
): Promise<PreviousDays> {
  const previousDays = new PreviousDays();
  for (const day of days) {
    for (const { wearer, measured } of day.shares) if (wearer) previousDays.add(dayOf(day), wearer.id, measured.series);
  }
  const own = new Set(days.map((day) => dayKey(dayOf(day))));
  const missing = days
    .filter(({ shares }) =>
      shares.some(({ wearer, measured }) => wearer && reachesDayStart(kind, measured.series, wearer.thresholds)),
    )
    .map((day) => ({ ...dayOf(day), date: addDays(day.incoming.date, -1) }))
    .filter((day) => !own.has(dayKey(day)));
  previousDays.addRecords(kind, await readDays({ queries: transaction, ask }, kind, missing));
  return previousDays;
}

/** Returns the days that the days after them need, or needed before. */
export function daysReachingMidnight(
  kind: RecordKind,
  days: readonly SplitDay[],
  wearers: ReadonlyMap<number, WearerProfile>,
): DeviceDay[] {
  const reachesMidnight = (deviceUserId: number | null, series: Series | null) =>
    reachesDayEnd(kind, series, (deviceUserId === null ? undefined : wearers.get(deviceUserId))?.thresholds ?? []);
  return days
    .filter(
      ({ shares, stored }) =>
        shares.some(({ wearer, measured }) => wearer && reachesMidnight(wearer.id, measured.series)) ||
        stored.some(({ record, measured }) => reachesMidnight(record.deviceUserId, measured.series)),
    )
    .map(dayOf);
}
