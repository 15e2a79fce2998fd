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
  /** Database dialect. */
  kind: DatabaseKind;
  /** Provides the signals of stored days that are generated rather than stored. */
  ask: Ask;
  /** Milliseconds since 1970. */
  now: number;
}

export type DaysToStore = Storing & DeviceDays;

/** A written record; a day with several wearers has several. */
export interface StoredDay {
  kind: RecordKind;
  date: string;
  id: number;
  /** Null for data without a wearer. */
  deviceUserId: number | null;
  isNew: boolean;
  /** Whether samples were omitted because finer or more numerous ones exist for the same time. */
  keptFiner: boolean;
  /** Number of stored samples of the day that changed. */
  overwritten: number;
  alertLevel: AlertLevel;
}

export interface StoredDays {
  stored: StoredDay[];
  /** Tables whose versions the caller must increment as the last step of the transaction. */
  changed: string[];
}

/** Like {@link storeDays}, for a single day. */
export async function storeDay({ day, ...rest }: Omit<DaysToStore, 'days'> & { day: DayUpload }): Promise<StoredDays> {
  return storeDays({ ...rest, days: [day] });
}

/** Like {@link storeUploads}, for one device that is not locked yet. */
export async function storeDays({ transaction, kind, ask, now, ...upload }: DaysToStore): Promise<StoredDays> {
  await holdDevices(transaction, kind, [upload.device.id]);
  const { stored, changed } = await storeUploads({ transaction, kind, ask, now }, [upload]);
  return { stored: stored.flat(), changed };
}

/** Locks devices until the transaction ends, so that two simultaneous parts of a day are merged one after the other. */
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
 * The only way to write days of devices. Merges them with the stored data, splits them by wearer and computes aggregates and
 * alerts. Writes one record per day, kind and wearer, recomputes later days that depend on it, and updates the state of the
 * wearers. The number of statements depends on the kinds, not on days or devices. The caller must lock the devices. Days
 * whose samples have been deleted stay unchanged and are not among the stored ones.
 * @param uploads uploads with each day of a device and kind at most once
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

/** Days of a kind that are ready to be written, and the days they depend on. */
interface ComputedKind {
  kind: RecordKind;
  prepared: readonly PreparedDay[];
  days: readonly WrittenDay[];
  history: Map<number, PastDay[]>;
  eves: Eves;
}

/** Returns the range of days of each device. */
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
  /** Their stored records. */
  before: readonly HealthRecord[];
  bindings: ReadonlyMap<number, readonly Worn[]>;
  wearers: ReadonlyMap<number, KnownWearer>;
}

/** Merges and splits the days that must be written. */
function preparedDays({ days, before, bindings, wearers }: ToPrepare): PreparedDay[] {
  const stored = groupedBy(before, ({ deviceId, date }) => `${deviceId} ${date}`);
  return days.flatMap((given): PreparedDay[] => {
    const parts = stored.get(`${given.device.id} ${given.date}`) ?? [];
    // Without the deleted samples, the new part would be taken for the whole day.
    if (parts.some(({ samplesRemovedTime }) => samplesRemovedTime)) return [];
    return [prepareDay({ given, parts, bindings: bindings.get(given.device.id) ?? [], wearers })];
  });
}

/** Reads the previous days that days need across midnight. Runs one statement if any of them is not among the days. */
async function evesOf(asked: Asked & { ask: Ask }, kind: RecordKind, days: readonly PreparedDay[]): Promise<Eves> {
  const eves = evesAmong(days);
  addEves(eves, kind, await readDays(asked, kind, evesToRead(kind, days)));
  return eves;
}

/**
 * Number of changed samples from which an upload keeps the previous version for a while (our choice). This detects a clock
 * that jumped back, but not a late mean.
 */
export const OVERWRITTEN_MIN = 5;

/**
 * Keeps the previous version of records that are changed by a correction, or by an upload with other samples of the same
 * time.
 */
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

/** Deletes and returns records that have become empty. */
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

/** Deletes the contents of packets that the index of their day no longer lists. */
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
