import type { PacketEntry } from '../../../contract/record/raw';
import type { AlertLevel } from '../../../contract/record/recordFields';
import { type RecordKind, recordKinds } from '../../../contract/record/recordKinds';
import { records } from '../../../contract/record/records';
import type { DatabaseKind, WriteTransaction } from '../../db';
import { insertReserved, reserveIds } from '../../db/bulkInsert';
import { bulkUpdate } from '../../db/bulkUpdate';
import { lockName } from '../../db/lockRows';
import { lookBackDays } from './computeDay';
import { dayRecord, measuredOf, type Origin, storedForm, type WrittenDay, wearerDay } from './dayRecord';
import { type KnownWearer, readBindings, readDays, readHistory, readWearers } from './daySurroundings';
import { forgetPackets } from './keepPackets';
import { type MeasuredDay, mergeDay, onDayGrid } from './mergeDay';
import { keepWearerAlerts } from './wearerAlerts';
import { type Worn, wearerOfDay } from './wearerOfDay';

/** A day, or a part of one, as it was measured; the numbers have been checked against the layout of the kind. */
export interface DayUpload extends MeasuredDay {
  kind: RecordKind;
  date: string;
}

export interface DaysToStore extends Origin {
  transaction: WriteTransaction;
  /** Of which kind the database is. */
  kind: DatabaseKind;
  /** In any order; a kind's day at most once. */
  days: readonly DayUpload[];
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
  await lockDevice({ transaction, kind }, device.id);
  const dates = days.map(({ date }) => date).sort();
  const span = { queries: transaction, deviceId: device.id, from: dates[0] ?? '', to: dates.at(-1) ?? '' };
  const bindings = await readBindings(span);
  const wearers = await readWearers(transaction, [...new Set(bindings.map(({ deviceUserId }) => deviceUserId))]);
  const written: WrittenDay[] = [];
  for (const each of recordKinds) {
    const own = days.filter((day) => day.kind === each).sort((one, other) => (one.date < other.date ? -1 : 1));
    if (own.length > 0) written.push(...(await storeKind({ ...asked, days: own }, { kind: each, bindings, wearers })));
  }
  const reindexed = written.filter((day) => day.kind === 'raw' && !day.isNew);
  await forgetPackets({
    transaction,
    deviceId: device.id,
    // Every event of this kind is a packet.
    days: reindexed.map(({ date, measured }) => ({
      date,
      packets: measured.events as unknown as readonly PacketEntry[],
    })),
    now: asked.now,
  });
  const changed = await keepWearerAlerts({ transaction, kind, now: asked.now, days: written.flatMap(wearerDay) });
  return {
    stored: written.map(({ kind: own, date, record, isNew }) => ({
      kind: own,
      date,
      id: Number(record.id),
      isNew,
      alertLevel: record.alertLevel as AlertLevel,
    })),
    changed: [...new Set(written.map((day) => day.kind)), ...changed],
  };
}

interface Known {
  kind: RecordKind;
  bindings: readonly Worn[];
  wearers: ReadonlyMap<number, KnownWearer>;
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
  const { transaction, device, days } = asked;
  const { entity, layout, aggregates: names } = records[kind];
  const queries = transaction;
  const dates = days.map(({ date }) => date);
  const stored = new Map(
    (await readDays(queries, { kind, deviceId: device.id, dates })).map((record) => [String(record.date), record]),
  );
  const span = { from: dates[0] ?? '', to: dates.at(-1) ?? '' };
  const history = lookBackDays(kind) > 0 ? await readHistory({ queries, deviceId: device.id, kind, ...span }) : [];
  const written = days.map((upload): WrittenDay => {
    const { date } = upload;
    const before = stored.get(date);
    const fresh = { series: upload.series && onDayGrid(layout, upload.series), events: upload.events };
    const measured = before && !asked.replaces ? mergeDay(layout, measuredOf(kind, before), fresh) : fresh;
    const wearer = wearers.get(wearerOfDay(bindings, { date, layout, measured }) ?? 0);
    const day = dayRecord(asked, { kind, date, measured, wearer, history, before });
    Object.assign(day.record, storedForm(kind, measured));
    // Days that come later in the same upload look back at this one.
    const place = history.findIndex((earlier) => earlier.date === date);
    if (place >= 0) history[place] = day.record;
    else history.push(day.record);
    return day;
  });
  await insertDays(
    asked,
    kind,
    written.filter(({ isNew }) => isNew),
  );
  const renewed = written.filter(({ isNew }) => !isNew).map(({ record }) => ({ ...record, id: Number(record.id) }));
  if (renewed.length > 0) {
    await bulkUpdate({ transaction, kind: asked.kind, entity, fields: [...RENEWED, ...names], records: renewed });
  }
  return written;
}

type Writing = Pick<DaysToStore, 'transaction' | 'kind'>;

/** Whoever writes days of a device does so one after the other. */
export const lockDevice = ({ transaction, kind }: Writing, deviceId: number): Promise<void> =>
  lockName(transaction, kind, `records of device ${deviceId}`);

/** Writes days of a kind of which nothing is stored, and gives their records ids. */
export async function insertDays(writing: Writing, kind: RecordKind, days: readonly WrittenDay[]): Promise<void> {
  if (days.length === 0) return;
  const { entity } = records[kind];
  const ids = await reserveIds({ ...writing, entity }, days.length);
  for (const [index, { record }] of days.entries()) record.id = ids[index];
  await insertReserved({ ...writing, entity, records: days.map(({ record }) => record) });
}
