import { momentText } from '../../../contract/moment';
import type { recordSources } from '../../../contract/record/recordFields';
import type { RecordKind } from '../../../contract/record/recordKinds';
import { records } from '../../../contract/record/records';
import type { PackedSeries } from '../../../contract/record/series';
import type { WireRecord } from '../../db/recordCodec';
import type { SignalEvent } from '../../signals/signalDay';
import { computeDay } from './computeDay';
import type { KnownWearer } from './daySurroundings';
import type { AlertedDay } from './findings';
import type { MeasuredDay } from './mergeDay';
import { packSeries, unpackSeries } from './packSeries';
import { trendOf } from './trendOf';
import type { WearerDay } from './wearerAlerts';

export type RecordSource = (typeof recordSources)[number];

/** How a day came in. */
export interface Origin {
  device: { id: number; firmware?: string | null };
  source: RecordSource;
  /** Who is written down as the author: `device:{id}`, `admin:{id}`. */
  author: string;
  /** Milliseconds since 1970. */
  now: number;
}

export interface DayToWrite {
  kind: RecordKind;
  date: string;
  measured: MeasuredDay;
  wearer: KnownWearer | undefined;
  /** Earlier records of the kind, as far as computations look back. */
  history: readonly WireRecord[];
  /** What is stored of the day. */
  before?: WireRecord;
}

/** A day with the record that is written of it; the record gets its id when it is inserted. */
export interface WrittenDay {
  kind: RecordKind;
  date: string;
  measured: MeasuredDay;
  record: WireRecord;
  isNew: boolean;
}

/** The record of a day without what was measured: its wearer, aggregates and alerts. */
export function dayRecord({ device, source, author, now }: Origin, day: DayToWrite): WrittenDay {
  const { kind, date, measured, wearer, history, before } = day;
  const { aggregates, ...computed } = computeDay({ kind, date, measured, wearer, history });
  const time = momentText(now);
  const record: WireRecord = {};
  for (const name of records[kind].aggregates) record[name] = aggregates[name] ?? null;
  Object.assign(record, computed, {
    deviceId: device.id,
    date,
    deviceUserId: wearer?.id ?? null,
    elderlyId: wearer?.elderlyId ?? null,
    source,
    firmware: device.firmware ?? null,
    uploadTime: time,
    series: null,
    events: null,
    id: before?.id,
    createTime: before?.createTime ?? time,
    createBy: before?.createBy ?? author,
    updateTime: time,
    updateBy: author,
    version: Number(before?.version ?? 0) + 1,
  });
  return { kind, date, measured, record, isNew: before === undefined };
}

/** What was measured, in the form in which it is stored and sent. */
export function storedForm(kind: RecordKind, { series, events }: MeasuredDay) {
  return {
    series: series && packSeries(records[kind].layout, series),
    events: events.length > 0 ? events : null,
  };
}

/** What is stored of a day, unpacked. Both fields are written in the form of {@link storedForm} only. */
export function measuredOf(kind: RecordKind, { series, events }: WireRecord): MeasuredDay {
  return {
    series: series ? unpackSeries(records[kind].layout, series as PackedSeries) : null,
    events: (events ?? []) as SignalEvent[],
  };
}

/** A stored day as the state of its wearer sees it. */
export function wearerDay({ kind, date, measured, record }: WrittenDay): WearerDay[] {
  if (typeof record.deviceUserId !== 'number') return [];
  const { layout } = records[kind];
  const alerted: AlertedDay = {
    kind,
    date,
    deviceId: Number(record.deviceId),
    recordId: Number(record.id),
    alerts: record.alerts as AlertedDay['alerts'],
    lastSec: lastSecond(measured) ?? layout.startSec,
  };
  return [{ deviceUserId: record.deviceUserId, alerted, trend: trendOf(kind, date, measured) }];
}

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
