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

/** A day as it is stored now, and as it was. */
export interface RecordDay {
  kind: RecordKind;
  measured: MeasuredDay;
  record: HealthRecord;
  /** Missing where the day is new. */
  before: HealthRecord | undefined;
  /** Why what it said of a wearer is taken back, where it is; because it was corrected unless told. */
  withdrawal?: Withdrawal;
}

/** Whose day has changed, and whose it was. */
export interface Changed {
  kind: RecordKind;
  record: WhoseDay;
  before: WhoseDay | undefined;
}

/** Something of a wearer that has just been stored, as their state sees it. */
export interface WearerSource extends Source {
  deviceUserId: number;
  trend: () => Trend | null;
}

/** What is stored of a day, unpacked. Both fields are written in the form of `storedForm` only. */
export function unpackedDay(kind: RecordKind, { series, events }: HealthRecord): MeasuredDay {
  return {
    series: series ? unpackSeries(records[kind].layout, series as PackedSeries) : null,
    events: (events ?? []) as SignalEvent[],
  };
}

/** A stored day as the state of its wearer sees it, and as that of another one sees it who had it before. */
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

/** A day that is no longer a wearer's: what it said of them goes. Nothing where it was nobody's. */
export function goneDays(kind: RecordKind, record: HealthRecord, withdrawal: Withdrawal): WearerSource[] {
  if (record.deviceUserId === null) return [];
  const before = () => storedFindings(kind, record);
  return [{ ...sourceOf(kind, record, record.deviceUserId), findings: [], before, trend: () => null, withdrawal }];
}

/** What a stored day says. */
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

/** The last second of a day at which anything was measured. */
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
