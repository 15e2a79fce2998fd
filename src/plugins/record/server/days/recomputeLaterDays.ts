import { addDays, toIsoMoment } from '../../../../../contract/moment';
import type { Queries } from '../../../../../server/plugin-api';
import type { RecordKind } from '../../../device/entities/uploads/recordKinds';
import type { Alert } from '../signals/alerts/alert';
import { crossMidnightAlerts, crossMidnightCodes } from '../signals/alerts/crossMidnightAlerts';
import { alertLevelOfDay, limitAlerts } from '../signals/alerts/evaluateAlerts';
import { thresholdsOf } from '../signals/alerts/thresholdOf';
import { type LookBack, lookBack, recomputeComparisons } from '../signals/lookBack';
import type { Aggregates, SignalDay } from '../signals/signalDay';
import { readWearers, type WearerProfile } from '../wearers/wearerQueries';
import { earlierDays, UNKNOWN_WEARER } from './computeDay';
import type { StoreContext } from './DayBatch';
import { type DeviceDay, dayKey, readDays } from './dayQueries';
import { decodeDay } from './encodeDay';
import type { HealthRecord, PastDay, RecordDay, StoredRecord } from './healthRecord';
import type { PreviousDays } from './previousDays';

export interface ChangedDays {
  kind: RecordKind;
  /** Days that are written or deleted. */
  days: readonly DeviceDay[];
  /** By device, as returned by `readHistory`, including the current state of the changed days. */
  history: ReadonlyMap<number, readonly PastDay[]>;
  /** The changed days that the days after them need, or needed before. */
  reachingMidnight: readonly DeviceDay[];
  previousDays: PreviousDays;
  /** Known wearers by id. Others are read. */
  wearers: ReadonlyMap<number, WearerProfile>;
}

/**
 * Recomputes what later days derive from changed days: sums over weeks, findings from comparisons, and findings that span
 * midnight. Returns the days that differ. Runs no statement without later days.
 */
export async function recomputeLaterDays(context: StoreContext, changed: ChangedDays): Promise<RecordDay[]> {
  const { kind, days, history, reachingMidnight } = changed;
  const lookBackRule = lookBack[kind];
  const next = nextDays(reachingMidnight, days);
  const comparing = lookBackRule ? laterDays(lookBackRule, days, history) : [];
  const later = [...new Map([...comparing, ...next].map((day) => [dayKey(day), day])).values()];
  if (later.length === 0) return [];
  const { transaction: queries, ask } = context;
  const records = await readDays({ queries, ask }, kind, later);
  const stored = records.map((record): StoredRecord => ({ record, measured: decodeDay(kind, record) }));
  const isNext = new Set(next.map(dayKey));
  const nextRecords = stored.filter(({ record }) => isNext.has(dayKey(record)));
  const recomputedAlerts = await recomputeCrossMidnightAlerts(queries, changed, nextRecords);
  const time = toIsoMoment(context.now);
  return stored.flatMap((before): RecordDay[] => {
    const { record } = before;
    const alerts = recomputedAlerts.get(before) ?? [...(record.alerts ?? [])];
    const values = recomputedValues(lookBackRule, { record, alerts, history: history.get(record.deviceId) ?? [] });
    if (Object.entries(values).every(([name, value]) => isSame(value, record[name]))) return [];
    const version = record.version + 1;
    const after = { ...record, ...values, updateTime: time, updateBy: 'system', version };
    return [{ ...before, kind, before, record: after }];
  });
}

/** Returns the days with a record that depend on changed days, excluding the changed days. */
function laterDays(
  { days: reachDays }: LookBack,
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
        (date) =>
          date > first && !own.includes(date) && own.some((day) => day < date && date <= addDays(day, reachDays)),
      )
      .map((date) => ({ deviceId, date }));
  });
}

/** Returns the days after some days, excluding days that are written anyway. */
function nextDays(reachingMidnight: readonly DeviceDay[], written: readonly DeviceDay[]): DeviceDay[] {
  const own = new Set(written.map(dayKey));
  return reachingMidnight
    .map(({ deviceId, date }) => ({ deviceId, date: addDays(date, 1) }))
    .filter((day) => !own.has(dayKey(day)));
}

/** Recomputes the alerts of days including those that span midnight, by record. */
async function recomputeCrossMidnightAlerts(
  queries: Queries,
  { kind, previousDays, wearers: known }: ChangedDays,
  days: readonly StoredRecord[],
): Promise<Map<StoredRecord, Alert[]>> {
  const worn = days.flatMap((day) =>
    day.record.deviceUserId === null || day.record.samplesRemovedTime
      ? []
      : [{ day, wearerId: day.record.deviceUserId }],
  );
  const unknown = worn.map(({ wearerId }) => wearerId).filter((id) => !known.has(id));
  const wearers = new Map([...known, ...(await readWearers(queries, [...new Set(unknown)]))]);
  const codes: readonly string[] = crossMidnightCodes(kind);
  return new Map(
    worn.map(({ day, wearerId }) => {
      const { record, measured } = day;
      const wearer = wearers.get(wearerId);
      const signals: SignalDay = {
        ...measured,
        previousDay: previousDays.samplesBefore(record, wearerId),
        wearer: wearer?.wearerOn(record.date) ?? UNKNOWN_WEARER,
      };
      const own = (record.alerts ?? []).filter(({ code }) => !codes.includes(code));
      const found = crossMidnightAlerts(kind, signals, thresholdsOf(wearer?.thresholds ?? []));
      return [day, limitAlerts([...own, ...found])];
    }),
  );
}

interface RecomputeInput {
  record: HealthRecord;
  alerts: Alert[];
  history: readonly PastDay[];
}

function recomputedValues(lookBackRule: LookBack | undefined, { record, alerts: own, history }: RecomputeInput) {
  if (!lookBackRule) return { alerts: own, alertLevel: alertLevelOfDay(own) };
  const historyFilter = { wearerId: record.deviceUserId, date: record.date, days: lookBackRule.days };
  // All requested fields of the record are aggregates.
  const stored = { aggregates: record as Aggregates, alerts: own };
  const { followed: derived, alerts } = recomputeComparisons(lookBackRule, stored, earlierDays(history, historyFilter));
  return { ...derived, alerts, alertLevel: alertLevelOfDay(alerts) };
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
