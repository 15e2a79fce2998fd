import type { WireRecord } from '../../../../server/plugin-api';
import type { RecordKind } from '../../device/entities/recordKinds';
import { records } from '../entities/records';
import type { PackedSeries } from '../entities/series';
import type { Trend } from '../entities/wearerAlert';
import type { AlertedDay } from './findings';
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
}

/** A day of a wearer that has just been stored, as their state sees it. */
export interface WearerDay {
  deviceUserId: number;
  alerted: AlertedDay;
  /** Whether something was found in the day before. */
  wasAlerted: boolean;
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
export function wearerDaysOf(day: RecordDay): WearerDay[] {
  const { before, record } = day;
  const isGone = typeof before?.deviceUserId === 'number' && before.deviceUserId !== record.deviceUserId;
  return [...(isGone ? [goneDay(day.kind, before)] : []), ...ownDay(day)];
}

/** A day that is no longer a wearer's: what it said of them goes. */
export function goneDay(kind: RecordKind, record: WireRecord): WearerDay {
  return {
    deviceUserId: Number(record.deviceUserId),
    alerted: alertedDay(kind, record, { alerts: [], lastSec: 0 }),
    wasAlerted: isAlerted(record),
    trend: () => null,
  };
}

function ownDay({ kind, measured, record, before }: RecordDay): WearerDay[] {
  const { deviceUserId, alerts } = record;
  if (typeof deviceUserId !== 'number') return [];
  const lastSec = lastSecond(measured) ?? records[kind].layout.startSec;
  return [
    {
      deviceUserId,
      alerted: alertedDay(kind, record, { alerts: (alerts ?? []) as Alert[], lastSec }),
      wasAlerted: before !== undefined && before.deviceUserId === deviceUserId && isAlerted(before),
      trend: () => trendOf(kind, String(record.date), measured),
    },
  ];
}

const isAlerted = ({ alertLevel }: WireRecord) => alertLevel === 'warn' || alertLevel === 'critical';

function alertedDay(
  kind: RecordKind,
  { id, deviceId, date }: WireRecord,
  found: Pick<AlertedDay, 'alerts' | 'lastSec'>,
): AlertedDay {
  return { kind, deviceId: Number(deviceId), recordId: Number(id), date: String(date), ...found };
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
