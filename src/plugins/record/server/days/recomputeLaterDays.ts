import { addDays, toIsoMoment } from '../../../../../contract/moment';
import type { AsyncPortLookup, Queries, WriteTransaction } from '../../../../../server/plugin-api';
import { bulkUpdate } from '../../../../../server/plugin-api/builtin';
import type { RecordKind } from '../../../device/entities/uploads/recordKinds';
import { records } from '../../entities/records';
import type { Alert } from '../signals/alerts/alert';
import { crossMidnightAlerts, crossMidnightCodes } from '../signals/alerts/crossMidnightAlerts';
import { alertLevelOfDay, limitAlerts } from '../signals/alerts/evaluateAlerts';
import { thresholdsOf } from '../signals/alerts/thresholdOf';
import { type LookBack, lookBack, recomputeComparisons } from '../signals/lookBack';
import type { Aggregates, SignalDay } from '../signals/signalDay';
import { type DeviceDay, readDays, readWearers } from '../wearers/dayQueries';
import { earlierDays, UNKNOWN_WEARER } from './computeDay';
import type { HealthRecord, PastDay } from './healthRecord';
import type { PreviousDays } from './previousDays';
import { decodeDay, type RecordDay } from './wearerDay';

export interface ChangedDays {
  kind: RecordKind;
  /** Days that have just been written or deleted. */
  days: readonly DeviceDay[];
  /** By device, as returned by `readHistory`, including the current state of the changed days. */
  history: ReadonlyMap<number, readonly PastDay[]>;
  /** The changed days that the days after them need, or needed before. */
  reachingMidnight: readonly DeviceDay[];
  previousDays: PreviousDays;
}

interface RecomputeContext {
  transaction: WriteTransaction;
  ask: AsyncPortLookup;
  now: number;
}

/**
 * Recomputes what later days derive from changed days: sums over weeks, findings from comparisons, and findings that span
 * midnight. Writes and returns the days that differ. Runs no statement without later days.
 */
export async function recomputeLaterDays(
  recomputeContext: RecomputeContext,
  changed: ChangedDays,
): Promise<RecordDay[]> {
  const { kind, days, history, reachingMidnight, previousDays } = changed;
  const lookBackRule = lookBack[kind];
  const next = nextDays(reachingMidnight, days);
  const later = [
    ...new Map([...(lookBackRule ? laterDays(lookBackRule, days, history) : []), ...next].map(withKey)).values(),
  ];
  if (later.length === 0) return [];
  const { transaction, ask, now } = recomputeContext;
  const { entity, aggregates } = records[kind];
  const stored = await readDays({ queries: transaction, ask }, kind, later);
  const isNext = new Set(next.map(keyOf));
  const recomputedAlerts = await recomputeCrossMidnightAlerts(transaction, {
    kind,
    eves: previousDays,
    days: stored.filter((day) => isNext.has(keyOfRecord(day))),
  });
  const time = toIsoMoment(now);
  const recomputed = stored.flatMap((before): RecordDay[] => {
    const alerts = recomputedAlerts.get(before) ?? [...(before.alerts ?? [])];
    const values = recomputedValues(lookBackRule, {
      record: before,
      alerts,
      history: history.get(before.deviceId) ?? [],
    });
    if (Object.entries(values).every(([name, value]) => isSame(value, before[name]))) return [];
    const version = before.version + 1;
    const record = { ...before, ...values, updateTime: time, updateBy: 'system', version };
    return [{ kind, before, record, measured: decodeDay(kind, before) }];
  });
  if (recomputed.length > 0) {
    const fields = [...aggregates, 'alerts', 'alertLevel', 'updateTime', 'updateBy', 'version'];
    const rows = recomputed.map(({ record }) => record);
    await bulkUpdate({ transaction, entity, fields, records: rows });
  }
  return recomputed;
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

/** Returns the days after some days, excluding days that were written anyway. */
function nextDays(reachingMidnight: readonly DeviceDay[], written: readonly DeviceDay[]): DeviceDay[] {
  const own = new Set(written.map(keyOf));
  return reachingMidnight
    .map(({ deviceId, date }) => ({ deviceId, date: addDays(date, 1) }))
    .filter((day) => !own.has(keyOf(day)));
}

const keyOf = ({ deviceId, date }: DeviceDay) => `${deviceId} ${date}`;
const withKey = (day: DeviceDay) => [keyOf(day), day] as const;
const keyOfRecord = ({ deviceId, date }: HealthRecord) => `${deviceId} ${date}`;

/** Recomputes the alerts of days including those that span midnight, by record. */
async function recomputeCrossMidnightAlerts(
  queries: Queries,
  { kind, days, eves: previousDays }: { kind: RecordKind; days: readonly HealthRecord[]; eves: PreviousDays },
): Promise<Map<HealthRecord, Alert[]>> {
  const wornRecords = days.flatMap((record) =>
    record.deviceUserId === null || record.samplesRemovedTime ? [] : [{ record, wearerId: record.deviceUserId }],
  );
  const wearers = await readWearers(queries, [...new Set(wornRecords.map(({ wearerId }) => wearerId))]);
  const codes: readonly string[] = crossMidnightCodes(kind);
  return new Map(
    wornRecords.map(({ record, wearerId }) => {
      const wearer = wearers.get(wearerId);
      const previousDay = previousDays.samplesBefore(record, wearerId);
      const day: SignalDay = {
        ...decodeDay(kind, record),
        previousDay,
        wearer: wearer?.wearerOn(record.date) ?? UNKNOWN_WEARER,
      };
      const own = (record.alerts ?? []).filter(({ code }) => !codes.includes(code));
      return [record, limitAlerts([...own, ...crossMidnightAlerts(kind, day, thresholdsOf(wearer?.thresholds ?? []))])];
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
