import {
  type Ask,
  type DatabaseKind,
  groupedBy,
  lockNames,
  type WriteTransaction,
} from '../../../../server/plugin-api';
import type { AlertLevel } from '../../device/entities/alertLevels';
import { type RecordKind, recordKinds } from '../../device/entities/recordKinds';
import { OVERWRITTEN } from '../entities/formerDay';
import type { PacketEntry } from '../entities/raw';
import {
  type Asked,
  type DeviceSpan,
  type KnownWearer,
  readBindings,
  readDays,
  readHistory,
  readWearers,
  storedDaysOf,
} from './daySurroundings';
import { addEves, type Eves, evesAmong, evesToRead, lastingDays } from './eves';
import { keepFormerDays } from './formerDays';
import type { DayUpload, DeviceDays, GivenDay } from './givenDays';
import type { HealthRecord, PastDay } from './healthRecord';
import { forgetPackets } from './keepPackets';
import { markBaselines } from './keptBaseline';
import { markNights } from './nights/nightDue';
import { type PreparedDay, prepareDay } from './preparedDays';
import { renewLaterDays } from './renewLaterDays';
import { keepWearerAlerts } from './wearerAlerts';
import { goneDays, type RecordDay, wearerDaysOf } from './wearerDay';
import type { Worn } from './wearerOfDay';
import { writeDays } from './writeDays';
import { type WrittenDay, writtenDays } from './writtenDays';

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

/** A record that was written; a day of several wearers has several. */
export interface StoredDay {
  kind: RecordKind;
  date: string;
  id: number;
  /** Null for what nobody wore. */
  deviceUserId: number | null;
  isNew: boolean;
  /** Samples were left out because there are finer ones, or more of them, of the same time. */
  keptFiner: boolean;
  /** Samples of the day that were there already and are others now. */
  overwritten: number;
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
 * The one way in which days of devices get in: joins what is stored of the day, splits it by who wore the device when, computes
 * the aggregates and alerts, writes one record a day, kind and wearer, renews later days that look back at it, and moves what is
 * known of the wearers' state. The number of statements depends on the kinds, not on days or devices, which are held.
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
    const prepared = preparedDays({ days, before, bindings, wearers });
    const eves = await evesOf(asked, record, prepared);
    const written = writtenDays({ kind: record, days: prepared, history, eves, now });
    computed.push({ kind: record, prepared, days: written, history, eves });
  }
  await keepCorrected(storing, computed);
  await writeDays(storing, computed);
  const gone = await removeEmptied(storing, computed);
  await forgetUnnamed(storing, computed);
  const touched: RecordDay[] = [];
  for (const { kind: record, prepared, days, history, eves } of computed) {
    const changed = prepared.map(({ given: { device, date } }) => ({ deviceId: device.id, date }));
    const lasting = lastingDays(record, prepared, wearers);
    touched.push(...days, ...(await renewLaterDays(storing, { kind: record, days: changed, history, lasting, eves })));
  }
  const sources = [
    ...touched.flatMap(wearerDaysOf),
    ...gone.flatMap(({ kind: of, record }) => goneDays(of, record, 'notTheirs')),
  ];
  const changed = await keepWearerAlerts({ transaction, kind, now, sources });
  const withoutThem = gone.map(({ kind: of, record }) => ({ kind: of, record, before: undefined }));
  await markBaselines(transaction, kind, { days: [...touched, ...withoutThem], now });
  const nights = [...computed.flatMap(({ days }) => days), ...withoutThem];
  await markNights(transaction, kind, { days: nights, now });
  const stored: StoredDay[][] = uploads.map(() => []);
  for (const day of computed.flatMap(({ days }) => days)) stored[day.prepared.given.index]?.push(storedDay(day));
  const kinds = [...touched, ...gone].map(({ kind: record }) => record);
  return { stored, changed: [...new Set<string>([...kinds, ...changed])] };
}

/** Days of a kind, ready to be written, and what they look back at. */
interface ComputedKind {
  kind: RecordKind;
  prepared: readonly PreparedDay[];
  days: readonly WrittenDay[];
  history: Map<number, PastDay[]>;
  eves: Eves;
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

function storedDay({ prepared: { given, keptFiner, overwritten }, record, before }: WrittenDay): StoredDay {
  return {
    kind: given.kind,
    date: given.date,
    id: record.id,
    deviceUserId: record.deviceUserId,
    isNew: before === undefined,
    keptFiner,
    overwritten,
    alertLevel: record.alertLevel,
  };
}

interface ToPrepare {
  days: readonly GivenDay[];
  /** What is stored of them. */
  before: readonly HealthRecord[];
  bindings: ReadonlyMap<number, readonly Worn[]>;
  wearers: ReadonlyMap<number, KnownWearer>;
}

/** Those of some days that are to be written, put together and split. */
function preparedDays({ days, before, bindings, wearers }: ToPrepare): PreparedDay[] {
  const stored = groupedBy(before, ({ deviceId, date }) => `${deviceId} ${date}`);
  return days.flatMap((given): PreparedDay[] => {
    const parts = stored.get(`${given.device.id} ${given.date}`) ?? [];
    // Whatever comes now would be taken for all there is.
    if (parts.some(({ samplesRemovedTime }) => samplesRemovedTime)) return [];
    return [prepareDay({ given, parts, bindings: bindings.get(given.device.id) ?? [], wearers })];
  });
}

/** What days look at across midnight; one statement where something may have begun on a day before that is not among them. */
async function evesOf(asked: Asked & { ask: Ask }, kind: RecordKind, days: readonly PreparedDay[]): Promise<Eves> {
  const eves = evesAmong(days);
  addEves(eves, kind, await readDays(asked, kind, evesToRead(kind, days)));
  return eves;
}

/** Samples that an upload changes from which what was there is kept for a while (ours): a clock that jumped back, not a late mean. */
export const OVERWRITTEN_MIN = 5;

/** Keeps records as they were that a correction changes, or an upload of the same time with other samples. */
async function keepCorrected({ transaction, now }: Storing, computed: readonly ComputedKind[]): Promise<void> {
  for (const { kind, prepared, days } of computed) {
    for (const day of prepared) {
      const { author } = day.given;
      const reason = day.given.reason ?? (day.overwritten >= OVERWRITTEN_MIN ? OVERWRITTEN : undefined);
      if (reason === undefined) continue;
      const rewritten = days.flatMap((each) => (each.prepared === day && each.before ? [each.before] : []));
      await keepFormerDays(transaction, { kind, records: [...rewritten, ...day.gone], reason, author, now });
    }
  }
}

/** Takes records away of which nothing is left; answers them. */
async function removeEmptied(
  { transaction }: Storing,
  computed: readonly ComputedKind[],
): Promise<{ kind: RecordKind; record: HealthRecord }[]> {
  const gone: { kind: RecordKind; record: HealthRecord }[] = [];
  for (const { kind, prepared } of computed) {
    const emptied = prepared.flatMap((day) => day.gone);
    if (emptied.length === 0) continue;
    const ids = emptied.map(({ id }) => id);
    await transaction.deleteFrom(kind).where('id', 'in', ids).execute();
    gone.push(...emptied.map((record) => ({ kind, record })));
  }
  return gone;
}

/** Lets the contents of packets go that the index of their day names no more. */
async function forgetUnnamed({ transaction, now }: Storing, computed: readonly ComputedKind[]): Promise<void> {
  const reindexed = computed.flatMap(({ kind, prepared }) =>
    kind === 'raw' ? prepared.filter(({ former }) => former.length > 0) : [],
  );
  for (const [deviceId, days] of groupedBy(reindexed, ({ given }) => given.device.id)) {
    await forgetPackets({
      transaction,
      deviceId,
      // Every event of this kind is a packet.
      days: days.map(({ given, measured }) => ({
        date: given.date,
        packets: measured.events as unknown as readonly PacketEntry[],
      })),
      now,
    });
  }
}
