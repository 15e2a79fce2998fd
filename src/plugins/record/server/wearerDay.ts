import type { WireRecord } from '../../../../server/plugin-api';
import type { RecordKind } from '../../device/entities/recordKinds';
import { records } from '../entities/records';
import type { PackedSeries } from '../entities/series';
import type { Finding, Trend, Withdrawal } from '../entities/wearerAlert';
import { findingsOf, type Source } from './findings';
import type { MeasuredDay } from './mergeDay';
import { unpackSeries } from './packSeries';
import type { Alert } from './signals/alerts/alert';
import type { SignalEvent } from './signals/signalDay';
import { trendOf } from './trendOf';

/** A day as it is stored now, and as it was. */
export interface RecordDay {
  kind: RecordKind;
  measured: MeasuredDay;
  record: WireRecord;
  /** Missing where the day is new. */
  before: WireRecord | undefined;
  /** Why what it said of a wearer is taken back, where it is; because it was corrected unless told. */
  withdrawal?: Withdrawal;
}

/** Something of a wearer that has just been stored, as their state sees it. */
export interface WearerSource extends Source {
  deviceUserId: number;
  trend: () => Trend | null;
}

/** What is stored of a day, unpacked. Both fields are written in the form of `storedForm` only. */
export function unpackedDay(kind: RecordKind, { series, events }: WireRecord): MeasuredDay {
  return {
    series: series ? unpackSeries(records[kind].layout, series as PackedSeries) : null,
    events: (events ?? []) as SignalEvent[],
  };
}

/** A stored day as the state of its wearer sees it, and as that of another one sees it who had it before. */
export function wearerDaysOf(day: RecordDay): WearerSource[] {
  const { kind, before, record, measured } = day;
  const isGone = typeof before?.deviceUserId === 'number' && before.deviceUserId !== record.deviceUserId;
  const gone = isGone ? [goneDay(kind, before, 'notTheirs')] : [];
  if (typeof record.deviceUserId !== 'number') return gone;
  const own: WearerSource = {
    ...sourceOf(kind, record),
    findings: findingsIn(kind, record, measured),
    before: () => (before && before.deviceUserId === record.deviceUserId ? storedFindings(kind, before) : []),
    trend: () => trendOf(kind, String(record.date), measured),
    withdrawal: day.withdrawal ?? 'corrected',
  };
  return [...gone, own];
}

/** A day that is no longer a wearer's: what it said of them goes. */
export function goneDay(kind: RecordKind, record: WireRecord, withdrawal: Withdrawal): WearerSource {
  return {
    ...sourceOf(kind, record),
    findings: [],
    before: () => storedFindings(kind, record),
    trend: () => null,
    withdrawal,
  };
}

/** What a stored day says. */
export const storedFindings = (kind: RecordKind, record: WireRecord): Finding[] =>
  hasAlerts(record) ? findingsIn(kind, record, unpackedDay(kind, record)) : [];

const hasAlerts = ({ alerts }: WireRecord) => Array.isArray(alerts) && alerts.length > 0;

const sourceOf = (kind: RecordKind, { id, deviceId, deviceUserId, date }: WireRecord) => ({
  deviceUserId: Number(deviceUserId),
  kind,
  id: Number(id),
  day: { deviceId: Number(deviceId), date: String(date) },
});

function findingsIn(kind: RecordKind, { id, deviceId, date, alerts }: WireRecord, measured: MeasuredDay): Finding[] {
  return findingsOf({
    kind,
    deviceId: Number(deviceId),
    recordId: Number(id),
    date: String(date),
    alerts: (alerts ?? []) as Alert[],
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
