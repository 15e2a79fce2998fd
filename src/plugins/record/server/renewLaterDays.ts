import { addDays, momentText } from '../../../../contract/moment';
import {
  type Ask,
  bulkUpdate,
  type DatabaseKind,
  type Queries,
  type WriteTransaction,
} from '../../../../server/plugin-api';
import type { RecordKind } from '../../device/entities/recordKinds';
import { records } from '../entities/records';
import { earlierDays, NOBODY } from './computeDay';
import { type DeviceDay, readDays, readWearers } from './daySurroundings';
import type { Eves } from './eves';
import type { HealthRecord, PastDay } from './healthRecord';
import { lastingAlerts, lastingCodes } from './signals/alerts/acrossMidnight';
import type { Alert } from './signals/alerts/alert';
import { alertLevelOfDay, keptAlerts } from './signals/alerts/evaluateAlerts';
import { thresholdsOf } from './signals/alerts/thresholdOf';
import { comparedAnew, type LookBack, lookBack } from './signals/lookBack';
import type { Aggregates, SignalDay } from './signals/signalDay';
import { type RecordDay, unpackedDay } from './wearerDay';

export interface ChangedDays {
  kind: RecordKind;
  /** Days that have just been written or deleted. */
  days: readonly DeviceDay[];
  /** By device, as returned by `readHistory`, including the current state of the changed days. */
  history: ReadonlyMap<number, readonly PastDay[]>;
  /** The changed days that the days after them need, or needed before. */
  lasting: readonly DeviceDay[];
  eves: Eves;
}

interface Renewing {
  transaction: WriteTransaction;
  /** Database dialect. */
  kind: DatabaseKind;
  ask: Ask;
  now: number;
}

/**
 * Recomputes what later days derive from changed days: sums over weeks, findings from comparisons, and findings that span
 * midnight. Writes and returns the days that differ. Runs no statement without later days.
 */
export async function renewLaterDays(renewing: Renewing, changed: ChangedDays): Promise<RecordDay[]> {
  const { kind, days, history, lasting, eves } = changed;
  const look = lookBack[kind];
  const next = nextDays(lasting, days);
  const later = [...new Map([...(look ? laterDays(look, days, history) : []), ...next].map(withKey)).values()];
  if (later.length === 0) return [];
  const { transaction, kind: databaseKind, ask, now } = renewing;
  const { entity, aggregates } = records[kind];
  const stored = await readDays({ queries: transaction, kind: databaseKind, ask }, kind, later);
  const isNext = new Set(next.map(keyOf));
  const lastingAnew = await alertsAcross(transaction, {
    kind,
    eves,
    days: stored.filter((day) => isNext.has(keyOfRecord(day))),
  });
  const time = momentText(now);
  const renewed = stored.flatMap((before): RecordDay[] => {
    const alerts = lastingAnew.get(before) ?? [...(before.alerts ?? [])];
    const values = renewedValues(look, { record: before, alerts, history: history.get(before.deviceId) ?? [] });
    if (Object.entries(values).every(([name, value]) => isSame(value, before[name]))) return [];
    const version = before.version + 1;
    const record = { ...before, ...values, updateTime: time, updateBy: 'system', version };
    return [{ kind, before, record, measured: unpackedDay(kind, before) }];
  });
  if (renewed.length > 0) {
    const fields = [...aggregates, 'alerts', 'alertLevel', 'updateTime', 'updateBy', 'version'];
    const rows = renewed.map(({ record }) => record);
    await bulkUpdate({ transaction, kind: databaseKind, entity, fields, records: rows });
  }
  return renewed;
}

/** Returns the days with a record that depend on changed days, excluding the changed days. */
function laterDays(
  { days: reach }: LookBack,
  days: readonly DeviceDay[],
  history: ChangedDays['history'],
): DeviceDay[] {
  const changed = new Map<number, string[]>();
  for (const { deviceId, date } of days) changed.set(deviceId, [...(changed.get(deviceId) ?? []), date]);
  return [...changed].flatMap(([deviceId, own]) => {
    const first = own.reduce((least, date) => (date < least ? date : least));
    return (history.get(deviceId) ?? [])
      .map(({ date }) => date)
      .filter(
        (date) => date > first && !own.includes(date) && own.some((day) => day < date && date <= addDays(day, reach)),
      )
      .map((date) => ({ deviceId, date }));
  });
}

/** Returns the days after some days, excluding days that were written anyway. */
function nextDays(lasting: readonly DeviceDay[], written: readonly DeviceDay[]): DeviceDay[] {
  const own = new Set(written.map(keyOf));
  return lasting
    .map(({ deviceId, date }) => ({ deviceId, date: addDays(date, 1) }))
    .filter((day) => !own.has(keyOf(day)));
}

const keyOf = ({ deviceId, date }: DeviceDay) => `${deviceId} ${date}`;
const withKey = (day: DeviceDay) => [keyOf(day), day] as const;
const keyOfRecord = ({ deviceId, date }: HealthRecord) => `${deviceId} ${date}`;

/** Recomputes the alerts of days including those that span midnight, by record. */
async function alertsAcross(
  queries: Queries,
  { kind, days, eves }: { kind: RecordKind; days: readonly HealthRecord[]; eves: Eves },
): Promise<Map<HealthRecord, Alert[]>> {
  const worn = days.flatMap((record) =>
    record.deviceUserId === null || record.samplesRemovedTime ? [] : [{ record, wearerId: record.deviceUserId }],
  );
  const wearers = await readWearers(queries, [...new Set(worn.map(({ wearerId }) => wearerId))]);
  const codes: readonly string[] = lastingCodes(kind);
  return new Map(
    worn.map(({ record, wearerId }) => {
      const wearer = wearers.get(wearerId);
      const eve = eves.before(record, wearerId);
      const day: SignalDay = { ...unpackedDay(kind, record), eve, wearer: wearer?.wearerOn(record.date) ?? NOBODY };
      const own = (record.alerts ?? []).filter(({ code }) => !codes.includes(code));
      return [record, keptAlerts([...own, ...lastingAlerts(kind, day, thresholdsOf(wearer?.thresholds ?? []))])];
    }),
  );
}

interface Renewed {
  record: HealthRecord;
  alerts: Alert[];
  history: readonly PastDay[];
}

function renewedValues(look: LookBack | undefined, { record, alerts: own, history }: Renewed) {
  if (!look) return { alerts: own, alertLevel: alertLevelOfDay(own) };
  const asked = { wearerId: record.deviceUserId, date: record.date, days: look.days };
  // All requested fields of the record are aggregates.
  const stored = { aggregates: record as Aggregates, alerts: own };
  const { followed, alerts } = comparedAnew(look, stored, earlierDays(history, asked));
  return { ...followed, alerts, alertLevel: alertLevelOfDay(alerts) };
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
