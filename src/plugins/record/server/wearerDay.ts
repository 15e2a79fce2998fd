import type { RecordKind } from '../../device/entities/recordKinds';
import { records } from '../entities/records';
import type { PackedSeries } from '../entities/series';
import type { Finding, Trend, Withdrawal } from '../entities/wearerAlert';
import { findingsOf, type Source } from './findings';
import type { HealthRecord, WhoseDay } from './healthRecord';
import type { MeasuredDay } from './mergeDay';
import { unpackSeries } from './packSeries';
import type { SignalEvent } from './signals/signalDay';
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
export interface Changed {
  kind: RecordKind;
  record: WhoseDay;
  before: WhoseDay | undefined;
}

/** A stored source of findings about a wearer. */
export interface WearerSource extends Source {
  deviceUserId: number;
  trend: () => Trend | null;
}

/** Unpacks the stored data of a day. Only `storedForm` writes both fields. */
export function unpackedDay(kind: RecordKind, { series, events }: HealthRecord): MeasuredDay {
  return {
    series: series ? unpackSeries(records[kind].layout, series as PackedSeries) : null,
    events: (events ?? []) as SignalEvent[],
  };
}

/** Returns a stored day as a source for its wearer, and for its previous wearer. */
export function wearerDaysOf(day: RecordDay): WearerSource[] {
  const { kind, before, record, measured } = day;
  const isGone = before !== undefined && before.deviceUserId !== record.deviceUserId;
  const gone = isGone ? goneDays(kind, before, 'notTheirs') : [];
  if (record.deviceUserId === null) return gone;
  const own: WearerSource = {
    ...sourceOf(kind, record, record.deviceUserId),
    findings: findingsIn(kind, record, measured),
    before: () => (before && before.deviceUserId === record.deviceUserId ? storedFindings(kind, before) : []),
    trend: () => trendOf(kind, record.date, measured),
    withdrawal: day.withdrawal ?? 'corrected',
  };
  return [...gone, own];
}

/** Returns a source that removes the findings of a day that no longer belongs to a wearer. Empty if it had no wearer. */
export function goneDays(kind: RecordKind, record: HealthRecord, withdrawal: Withdrawal): WearerSource[] {
  if (record.deviceUserId === null) return [];
  const before = () => storedFindings(kind, record);
  return [{ ...sourceOf(kind, record, record.deviceUserId), findings: [], before, trend: () => null, withdrawal }];
}

/** Returns the findings of a stored day. */
export const storedFindings = (kind: RecordKind, record: HealthRecord): Finding[] =>
  hasAlerts(record) ? findingsIn(kind, record, unpackedDay(kind, record)) : [];

const hasAlerts = ({ alerts }: HealthRecord) => alerts !== null && alerts.length > 0;

const sourceOf = (kind: RecordKind, { id, deviceId, date }: HealthRecord, deviceUserId: number) => ({
  deviceUserId,
  kind,
  id,
  day: { deviceId, date },
});

function findingsIn(kind: RecordKind, { id, deviceId, date, alerts }: HealthRecord, measured: MeasuredDay): Finding[] {
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
