import type { RecordKind } from '../../../device/entities/uploads/recordKinds';
import type { Finding, Trend, Withdrawal } from '../../entities/alerts/wearerAlert';
import { records } from '../../entities/records';
import type { PackedSeries } from '../../entities/series';
import { findingsOf, type Source } from '../alerts/findings';
import type { SignalEvent } from '../signals/signalDay';
import type { DayIdentity, HealthRecord } from './healthRecord';
import type { MeasuredDay } from './mergeDay';
import { unpackSeries } from './packSeries';
import { trendOf } from './trendOf';

/** A day before and after a write. */
export interface RecordDay {
  kind: RecordKind;
  measured: MeasuredDay;
  record: HealthRecord;
  /** Missing if the day is new. */
  before: HealthRecord | undefined;
  /** Why earlier findings about a wearer are withdrawn. Defaults to a correction. */
  withdrawal?: Withdrawal;
}

/** The changed day, and its previous wearer. */
export interface DayChange {
  kind: RecordKind;
  record: DayIdentity;
  before: DayIdentity | undefined;
}

/** A stored source of findings about a wearer. */
export interface WearerSource extends Source {
  deviceUserId: number;
  trend: () => Trend | null;
}

/** Unpacks the stored data of a day. Only `encodeMeasurements` writes both fields. */
export function decodeDay(kind: RecordKind, { series, events }: HealthRecord): MeasuredDay {
  return {
    series: series ? unpackSeries(records[kind].layout, series as PackedSeries) : null,
    events: (events ?? []) as SignalEvent[],
  };
}

/** Returns a stored day as a source for its wearer, and for its previous wearer. */
export function wearerSourcesOf(day: RecordDay): WearerSource[] {
  const { kind, before, record, measured } = day;
  const hasOtherWearer = before !== undefined && before.deviceUserId !== record.deviceUserId;
  const removed = hasOtherWearer ? removedDaySources(kind, before, 'notTheirs') : [];
  if (record.deviceUserId === null) return removed;
  const own: WearerSource = {
    ...sourceOf(kind, record, record.deviceUserId),
    findings: dayFindings(kind, record, measured),
    before: () => (before && before.deviceUserId === record.deviceUserId ? storedFindings(kind, before) : []),
    trend: () => trendOf(kind, record.date, measured),
    withdrawal: day.withdrawal ?? 'corrected',
  };
  return [...removed, own];
}

/** Returns a source that removes the findings of a day that no longer belongs to a wearer. Empty if it had no wearer. */
export function removedDaySources(kind: RecordKind, record: HealthRecord, withdrawal: Withdrawal): WearerSource[] {
  if (record.deviceUserId === null) return [];
  const before = () => storedFindings(kind, record);
  return [{ ...sourceOf(kind, record, record.deviceUserId), findings: [], before, trend: () => null, withdrawal }];
}

/** Returns the findings of a stored day. */
export const storedFindings = (kind: RecordKind, record: HealthRecord): Finding[] =>
  hasAlerts(record) ? dayFindings(kind, record, decodeDay(kind, record)) : [];

const hasAlerts = ({ alerts }: HealthRecord) => alerts !== null && alerts.length > 0;

const sourceOf = (kind: RecordKind, { id, deviceId, date }: HealthRecord, deviceUserId: number) => ({
  deviceUserId,
  kind,
  id,
  day: { deviceId, date },
});

function dayFindings(kind: RecordKind, { id, deviceId, date, alerts }: HealthRecord, measured: MeasuredDay): Finding[] {
  return findingsOf({
    kind,
    deviceId,
    recordId: id,
    date,
    alerts: alerts ?? [],
    lastSec: lastSecond(measured) ?? records[kind].layout.startSec,
  });
}

/** Returns the last second of a day with a measurement. */
function lastSecond({ series, events }: MeasuredDay): number | undefined {
  const last = series
    ? Math.max(...Object.values(series.channels).map((samples) => samples.findLastIndex((sample) => sample !== null)))
    : -1;
  const event = events.at(-1)?.sec;
  const ends = [
    ...(series && last >= 0 ? [series.startSec + (last + 1) * series.intervalSec] : []),
    ...(typeof event === 'number' ? [event] : []),
  ];
  return ends.length === 0 ? undefined : Math.max(...ends);
}
