import { momentText } from '../../../contract/moment';
import type { PacketEntry } from '../../../contract/record/raw';
import type { AlertLevel, recordSources } from '../../../contract/record/recordFields';
import { type RecordKind, recordKinds } from '../../../contract/record/recordKinds';
import { records } from '../../../contract/record/records';
import type { PackedSeries } from '../../../contract/record/series';
import type { DatabaseKind, WriteTransaction } from '../../db';
import { insertReserved, reserveIds } from '../../db/bulkInsert';
import { bulkUpdate } from '../../db/bulkUpdate';
import { lockName } from '../../db/lockRows';
import type { WireRecord } from '../../db/recordCodec';
import type { SignalEvent } from '../../signals/signalDay';
import { computeDay } from './computeDay';
import { type KnownWearer, readBindings, readDays, readHistory, readWearers } from './daySurroundings';
import type { AlertedDay } from './findings';
import { forgetPackets } from './keepPackets';
import { type MeasuredDay, mergeDay, onDayGrid } from './mergeDay';
import { packSeries, unpackSeries } from './packSeries';
import { trendOf } from './trendOf';
import { keepWearerAlerts, type WearerDay } from './wearerAlerts';
import { type Worn, wearerOfDay } from './wearerOfDay';

export type RecordSource = (typeof recordSources)[number];

/** A day, or a part of one, as it was measured; the numbers have been checked against the layout of the kind. */
export interface DayUpload extends MeasuredDay {
  kind: RecordKind;
  date: string;
}

export interface DaysToStore {
  transaction: WriteTransaction;
  /** Of which kind the database is. */
  kind: DatabaseKind;
  device: { id: number; firmware?: string | null };
  /** In any order; a kind's day at most once. */
  days: readonly DayUpload[];
  source: RecordSource;
  /** Who is written down as the author: `device:{id}`, `admin:{id}`. */
  author: string;
  /** Milliseconds since 1970. */
  now: number;
  /** The days stand for all there is, instead of joining what is stored. */
  replaces?: boolean;
}

export interface StoredDay {
  kind: RecordKind;
  date: string;
  id: number;
  isNew: boolean;
  alertLevel: AlertLevel;
}

export interface StoredDays {
  stored: StoredDay[];
  /** Tables whose versions the caller moves as the last thing of the transaction. */
  changed: string[];
}

/** As {@link storeDays}, for a single day. */
export async function storeDay({ day, ...rest }: Omit<DaysToStore, 'days'> & { day: DayUpload }): Promise<StoredDays> {
  return storeDays({ ...rest, days: [day] });
}

/**
 * The one way in which days of a device get in: joins what is stored of the day, finds out who wore the device, computes the
 * aggregates and alerts, writes one record a day and kind, and moves what is known of the wearers' state. The number of
 * statements depends on the kinds, not on the days.
 */
export async function storeDays(asked: DaysToStore): Promise<StoredDays> {
  const { transaction, kind, device, days } = asked;
  if (days.length === 0) return { stored: [], changed: [] };
  // Two parts of a day that come at once are put together one after the other.
  await lockName(transaction, kind, `records of device ${device.id}`);
  const dates = days.map(({ date }) => date).sort();
  const span = { queries: transaction, deviceId: device.id, from: dates[0] ?? '', to: dates.at(-1) ?? '' };
  const bindings = await readBindings(span);
  const wearers = await readWearers(transaction, [...new Set(bindings.map(({ deviceUserId }) => deviceUserId))]);
  const written: WrittenDay[] = [];
  for (const each of recordKinds) {
    const own = days.filter((day) => day.kind === each).sort((one, other) => (one.date < other.date ? -1 : 1));
    if (own.length > 0) written.push(...(await storeKind({ ...asked, days: own }, { kind: each, bindings, wearers })));
  }
  const reindexed = written.filter(({ upload, isNew }) => upload.kind === 'raw' && !isNew);
  await forgetPackets({
    transaction,
    deviceId: device.id,
    // Every event of this kind is a packet.
    days: reindexed.map(({ upload, measured }) => ({
      date: upload.date,
      packets: measured.events as unknown as readonly PacketEntry[],
    })),
    now: asked.now,
  });
  const changed = await keepWearerAlerts({ transaction, kind, now: asked.now, days: written.flatMap(wearerDay) });
  return {
    stored: written.map(({ upload, record, isNew }) => ({
      kind: upload.kind,
      date: upload.date,
      id: Number(record.id),
      isNew,
      alertLevel: record.alertLevel as AlertLevel,
    })),
    changed: [...new Set(written.map(({ upload }) => upload.kind)), ...changed],
  };
}

interface Known {
  kind: RecordKind;
  bindings: readonly Worn[];
  wearers: ReadonlyMap<number, KnownWearer>;
}

interface WrittenDay {
  upload: DayUpload;
  measured: MeasuredDay;
  record: WireRecord;
  isNew: boolean;
}

/** Fields that are written anew whenever a part of a day comes in. */
const RENEWED = [
  'deviceUserId',
  'elderlyId',
  'coveragePct',
  'wearMinutes',
  'quality',
  'alertLevel',
  'alerts',
  'source',
  'firmware',
  'uploadTime',
  'algoVersion',
  'series',
  'events',
  'updateTime',
  'updateBy',
  'version',
] as const;

async function storeKind(asked: DaysToStore, { kind, bindings, wearers }: Known): Promise<WrittenDay[]> {
  const { transaction, device, days, source, author, now } = asked;
  const { entity, layout, aggregates: names } = records[kind];
  const queries = transaction;
  const dates = days.map(({ date }) => date);
  const stored = new Map(
    (await readDays(queries, { kind, deviceId: device.id, dates })).map((record) => [String(record.date), record]),
  );
  const span = { from: dates[0] ?? '', to: dates.at(-1) ?? '' };
  const history = await readHistory({ queries, deviceId: device.id, kind, ...span });
  const time = momentText(now);
  const written = days.map((upload): WrittenDay => {
    const { date } = upload;
    const before = stored.get(date);
    const fresh = { series: upload.series && onDayGrid(layout, upload.series), events: upload.events };
    const measured = before && !asked.replaces ? mergeDay(layout, measuredOf(kind, before), fresh) : fresh;
    const wearer = wearers.get(wearerOfDay(bindings, { date, layout, measured }) ?? 0);
    const { aggregates, ...computed } = computeDay({ kind, date, measured, wearer, history });
    const record: WireRecord = {
      ...Object.fromEntries(names.map((name) => [name, aggregates[name] ?? null])),
      ...computed,
      deviceId: device.id,
      date,
      deviceUserId: wearer?.id ?? null,
      elderlyId: wearer?.elderlyId ?? null,
      source,
      firmware: device.firmware ?? null,
      uploadTime: time,
      series: measured.series && packSeries(layout, measured.series),
      events: measured.events.length > 0 ? measured.events : null,
      id: before?.id,
      createTime: before?.createTime ?? time,
      createBy: before?.createBy ?? author,
      updateTime: time,
      updateBy: author,
      version: Number(before?.version ?? 0) + 1,
    };
    // Days that come later in the same upload look back at this one.
    const place = history.findIndex((earlier) => earlier.date === date);
    if (place >= 0) history[place] = record;
    else history.push(record);
    return { upload, measured, record, isNew: before === undefined };
  });
  const added = written.filter(({ isNew }) => isNew).map(({ record }) => record);
  const ids = await reserveIds({ transaction, kind: asked.kind, entity }, added.length);
  for (const [index, record] of added.entries()) record.id = ids[index];
  if (added.length > 0) await insertReserved({ transaction, kind: asked.kind, entity, records: added });
  const renewed = written.filter(({ isNew }) => !isNew).map(({ record }) => ({ ...record, id: Number(record.id) }));
  if (renewed.length > 0) {
    await bulkUpdate({ transaction, kind: asked.kind, entity, fields: [...RENEWED, ...names], records: renewed });
  }
  return written;
}

/** What is stored of a day, unpacked. Both fields are written by this file only. */
function measuredOf(kind: RecordKind, { series, events }: WireRecord): MeasuredDay {
  return {
    series: series ? unpackSeries(records[kind].layout, series as PackedSeries) : null,
    events: (events ?? []) as SignalEvent[],
  };
}

/** A stored day as the state of its wearer sees it. */
function wearerDay({ upload, measured, record }: WrittenDay): WearerDay[] {
  if (typeof record.deviceUserId !== 'number') return [];
  const { kind, date } = upload;
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
