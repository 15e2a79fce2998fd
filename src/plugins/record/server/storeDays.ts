import {
  type Ask,
  bulkUpdate,
  type DatabaseKind,
  groupedBy,
  insertReserved,
  lockNames,
  reserveIdsOf,
  type WireRecord,
  type WriteTransaction,
} from '../../../../server/plugin-api';
import type { AlertLevel } from '../../device/entities/alertLevels';
import { type RecordKind, recordKinds } from '../../device/entities/recordKinds';
import type { PacketEntry } from '../entities/raw';
import { records } from '../entities/records';
import { dayRecord, type Origin, storedForm } from './dayRecord';
import {
  type DeviceDay,
  type DeviceSpan,
  type KnownWearer,
  readBindings,
  readDays,
  readHistory,
  readWearers,
  storedDaysOf,
} from './daySurroundings';
import { forgetPackets } from './keepPackets';
import { markBaselines } from './keptBaseline';
import { type MeasuredDay, meetsFiner, mergeDay, onDayGrid } from './mergeDay';
import { markNights } from './nights/nightDue';
import { isOfWearers, ownMeasured } from './ownMeasured';
import { renewLaterDays } from './renewLaterDays';
import { keepWearerAlerts } from './wearerAlerts';
import { type RecordDay, unpackedDay, wearerDaysOf } from './wearerDay';
import { type Worn, wearerOfDay } from './wearerOfDay';

/** A day, or a part of one, as it was measured; the numbers have been checked against the layout of the kind. */
export interface DayUpload extends MeasuredDay {
  kind: RecordKind;
  date: string;
}

/** Days of one device. */
export interface DeviceDays extends Omit<Origin, 'now'> {
  /** In any order; a kind's day at most once. */
  days: readonly DayUpload[];
  /** The days stand for all there is, instead of joining what is stored. */
  replaces?: boolean;
}

interface Storing {
  transaction: WriteTransaction;
  /** Of which kind the database is. */
  kind: DatabaseKind;
  /** Finds the signals of stored days that are not stored with them. */
  ask: Ask;
  /** Milliseconds since 1970. */
  now: number;
}

export type DaysToStore = Storing & DeviceDays;

export interface StoredDay {
  kind: RecordKind;
  date: string;
  id: number;
  isNew: boolean;
  /** Samples were left out because there are finer ones of the same time. */
  keptFiner: boolean;
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

/** As {@link storeUploads}, for one device that nobody holds yet. */
export async function storeDays({ transaction, kind, ask, now, ...upload }: DaysToStore): Promise<StoredDays> {
  await holdDevices(transaction, kind, [upload.device.id]);
  const { stored, changed } = await storeUploads({ transaction, kind, ask, now }, [upload]);
  return { stored: stored.flat(), changed };
}

/** Two parts of a day that come at once are put together one after the other: holds devices until the transaction ends. */
export async function holdDevices(
  transaction: WriteTransaction,
  kind: DatabaseKind,
  ids: readonly number[],
): Promise<void> {
  await lockNames(
    transaction,
    kind,
    ids.map((id) => `records of device ${id}`),
  );
}

/**
 * The one way in which days of devices get in: joins what is stored of the day, finds out who wore the device, computes the
 * aggregates and alerts, writes one record a day and kind, renews later days that look back at it, and moves what is known of
 * the wearers' state. The number of statements depends on the kinds, not on days or devices, which are held.
 * Days whose samples have been removed stay as they are, and are not among the stored ones.
 * @param uploads with a day of a device and kind at most once
 */
export async function storeUploads(
  storing: Storing,
  uploads: readonly DeviceDays[],
): Promise<{ stored: StoredDay[][]; changed: string[] }> {
  const { transaction, kind, now } = storing;
  const given = uploads.flatMap((upload, index) => upload.days.map((day): GivenDay => ({ ...upload, ...day, index })));
  if (given.length === 0) return { stored: uploads.map(() => []), changed: [] };
  const asked = { queries: transaction, kind, ask: storing.ask };
  const there = await storedDaysOf(
    asked,
    given.map(({ kind: record, device, date }) => ({ kind: record, deviceId: device.id, date })),
  );
  const bindings = await readBindings(asked, spansOf(given));
  const worn = [...bindings.values()].flat().map(({ deviceUserId }) => deviceUserId);
  const wearers = await readWearers(transaction, [...new Set(worn)]);
  const computed: ComputedKind[] = [];
  for (const record of recordKinds) {
    const days = given.filter((day) => day.kind === record).sort((one, other) => (one.date < other.date ? -1 : 1));
    if (days.length === 0) continue;
    const history = await readHistory(asked, record, spansOf(days));
    const before = await readDays(
      asked,
      record,
      there.filter((day) => day.kind === record),
    );
    const written = computeKind({ record, days, before, bindings, wearers, history, now });
    computed.push({ kind: record, days: written, history });
  }
  await writeDays(storing, computed);
  await forgetUnnamed(storing, computed);
  const touched: RecordDay[] = [];
  for (const { kind: record, days, history } of computed) {
    touched.push(...days, ...(await renewLaterDays(storing, { kind: record, days: days.map(dayOf), history })));
  }
  const changed = await keepWearerAlerts({ transaction, kind, now, sources: touched.flatMap(wearerDaysOf) });
  await markBaselines(transaction, kind, { days: touched, now });
  await markNights(transaction, kind, { days: computed.flatMap(({ days }) => days), now });
  const stored: StoredDay[][] = uploads.map(() => []);
  for (const day of computed.flatMap(({ days }) => days)) stored[day.given.index]?.push(storedDay(day));
  return { stored, changed: [...new Set(touched.map(({ kind: record }) => record)), ...changed] };
}

/** A day as one of several uploads gave it. */
type GivenDay = Omit<DeviceDays, 'days'> & DayUpload & { index: number };

/** `stored` is all that was measured, also of others than the wearer. */
type WrittenDay = RecordDay & { given: GivenDay; stored: MeasuredDay; keptFiner: boolean };

/** Days of a kind, ready to be written, and what they look back at. */
interface ComputedKind {
  kind: RecordKind;
  days: readonly WrittenDay[];
  history: Map<number, WireRecord[]>;
}

/** The days of each device from the first to the last. */
function spansOf(days: readonly GivenDay[]): DeviceSpan[] {
  const spans = new Map<number, DeviceSpan>();
  for (const { device, date } of days) {
    const known = spans.get(device.id);
    if (!known) spans.set(device.id, { deviceId: device.id, from: date, to: date });
    else {
      if (date < known.from) known.from = date;
      if (date > known.to) known.to = date;
    }
  }
  return [...spans.values()];
}

const dayOf = ({ record }: RecordDay): DeviceDay => ({ deviceId: Number(record.deviceId), date: String(record.date) });

function storedDay({ given, record, before, keptFiner }: WrittenDay): StoredDay {
  return {
    kind: given.kind,
    date: given.date,
    id: Number(record.id),
    isNew: before === undefined,
    keptFiner,
    alertLevel: record.alertLevel as AlertLevel,
  };
}

interface Known {
  record: RecordKind;
  days: readonly GivenDay[];
  /** What is stored of them. */
  before: readonly WireRecord[];
  now: number;
  bindings: ReadonlyMap<number, readonly Worn[]>;
  wearers: ReadonlyMap<number, KnownWearer>;
  /** What the days look back at; the days themselves join it as they are computed. */
  history: Map<number, WireRecord[]>;
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

function computeKind({ record: kind, days, before: found, bindings, wearers, history, now }: Known): WrittenDay[] {
  const { layout } = records[kind];
  const keyOf = (deviceId: unknown, date: unknown) => `${deviceId} ${date}`;
  const stored = new Map(found.map((record) => [keyOf(record.deviceId, record.date), record]));
  return days.flatMap((given): WrittenDay[] => {
    const { device, date } = given;
    const before = stored.get(keyOf(device.id, date));
    // Whatever comes now would be taken for all there is.
    if (before?.samplesRemovedTime) return [];
    const fresh = { series: given.series && onDayGrid(layout, given.series), events: given.events };
    const older = before && !given.replaces ? unpackedDay(kind, before) : undefined;
    const measured = older ? mergeDay(layout, older, fresh) : fresh;
    const keptFiner = older !== undefined && meetsFiner(older, fresh);
    const worn = bindings.get(device.id) ?? [];
    const wearer = wearers.get(wearerOfDay(worn, { date, layout, measured }) ?? 0);
    const isShared = wearer !== undefined && isOfWearers(kind);
    const own = isShared ? ownMeasured(measured, { date, wearerId: wearer.id, bindings: worn }) : measured;
    const earlier = history.get(device.id) ?? [];
    const day = dayRecord({ ...given, now }, { kind, date, measured: own, wearer, history: earlier, before });
    // What is measured of others stays with the device: bindings may be corrected.
    Object.assign(day.record, storedForm(kind, measured));
    // Days that come later look back at this one as it is now.
    history.set(device.id, [...earlier.filter((row) => row.date !== date), day.record]);
    return [{ ...day, given, stored: measured, keptFiner }];
  });
}

/** Writes the records of days, each kind once; those of which nothing is stored get ids. */
export async function writeDays(
  { transaction, kind }: Pick<Storing, 'transaction' | 'kind'>,
  written: readonly { kind: RecordKind; days: readonly RecordDay[] }[],
): Promise<void> {
  const added = new Map(
    written.map(({ kind: name, days }) => [name, days.filter(({ before }) => !before).map(({ record }) => record)]),
  );
  const counts = new Map([...added].map(([name, own]) => [name as string, own.length]));
  const ids = await reserveIdsOf(transaction, kind, counts);
  for (const { kind: name, days } of written) {
    const { entity, aggregates } = records[name];
    const fresh = added.get(name) ?? [];
    for (const [index, record] of fresh.entries()) record.id = ids.get(name)?.[index];
    if (fresh.length > 0) await insertReserved({ transaction, kind, entity, records: fresh });
    const renewed = days.filter(({ before }) => before).map(({ record }) => ({ ...record, id: Number(record.id) }));
    if (renewed.length > 0) {
      await bulkUpdate({ transaction, kind, entity, fields: [...RENEWED, ...aggregates], records: renewed });
    }
  }
}

/** Lets the contents of packets go that the index of their day names no more. */
async function forgetUnnamed({ transaction, now }: Storing, computed: readonly ComputedKind[]): Promise<void> {
  const reindexed = computed.flatMap(({ kind, days }) => (kind === 'raw' ? days.filter(({ before }) => before) : []));
  for (const [deviceId, days] of groupedBy(reindexed, ({ given }) => given.device.id)) {
    await forgetPackets({
      transaction,
      deviceId,
      // Every event of this kind is a packet.
      days: days.map(({ given, stored }) => ({
        date: given.date,
        packets: stored.events as unknown as readonly PacketEntry[],
      })),
      now,
    });
  }
}
