import type { AsyncPortLookup, WriteTransaction } from '../../../../../server/plugin-api';
import { groupedBy, takeAdvisoryLocks } from '../../../../../server/plugin-api/builtin';
import type { AlertLevel } from '../../../device/entities/thresholds/alertLevels';
import { type RecordKind, recordKinds } from '../../../device/entities/uploads/recordKinds';
import { OVERWRITTEN } from '../../entities/formerDay';
import type { PacketEntry } from '../../entities/kinds/raw';
import { updateWearerAlerts } from '../alerts/wearerAlerts';
import { markNights } from '../nights/nightDue';
import { deleteUnlistedPackets } from '../packets/packetContentStore';
import {
  type DeviceSpan,
  findStoredDays,
  type QueryContext,
  readBindings,
  readDays,
  readHistory,
  readWearers,
  type WearerProfile,
} from '../wearers/dayQueries';
import type { WearPeriod } from '../wearers/wearerOfDay';
import { markBaselines } from './baselines';
import { buildDayRecords, type DayRecordToWrite } from './buildDayRecords';
import { storeFormerDays } from './formerDays';
import type { HealthRecord, PastDay } from './healthRecord';
import type { DayUpload, DeviceDays, IncomingDay } from './incomingDays';
import { type PreparedDay, prepareDay } from './prepareDay';
import {
  addPreviousDays,
  collectPreviousDays,
  daysReachingMidnight,
  missingPreviousDays,
  type PreviousDays,
} from './previousDays';
import { recomputeLaterDays } from './recomputeLaterDays';
import { type RecordDay, removedDaySources, wearerSourcesOf } from './wearerDay';
import { writeDays } from './writeDays';

interface StoreContext {
  transaction: WriteTransaction;
  /** Provides the signals of stored days that are generated rather than stored. */
  ask: AsyncPortLookup;
  /** Milliseconds since 1970. */
  now: number;
}

export type DaysToStore = StoreContext & DeviceDays;

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
export async function storeDays({ transaction, ask, now, ...upload }: DaysToStore): Promise<StoredDays> {
  await lockDevices(transaction, [upload.device.id]);
  const { stored, changed } = await storeUploads({ transaction, ask, now }, [upload]);
  return { stored: stored.flat(), changed };
}

/** Locks devices until the transaction ends, so that two simultaneous parts of a day are merged one after the other. */
export async function lockDevices(transaction: WriteTransaction, ids: readonly number[]): Promise<void> {
  await takeAdvisoryLocks(
    transaction,
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
  storeContext: StoreContext,
  uploads: readonly DeviceDays[],
): Promise<{ stored: StoredDay[][]; changed: string[] }> {
  const { transaction, now } = storeContext;
  const incoming = uploads.flatMap((upload, index) =>
    upload.days.map((day): IncomingDay => ({ ...upload, ...day, index })),
  );
  if (incoming.length === 0) return { stored: uploads.map(() => []), changed: [] };
  const queryContext = { queries: transaction, ask: storeContext.ask };
  const existingDays = await findStoredDays(
    transaction,
    incoming.map(({ kind: record, device, date }) => ({ kind: record, deviceId: device.id, date })),
  );
  const bindings = await readBindings(transaction, spansOf(incoming));
  const wearerIds = [...bindings.values()].flat().map(({ deviceUserId }) => deviceUserId);
  const wearers = await readWearers(transaction, [...new Set(wearerIds)]);
  const computed: ComputedKind[] = [];
  for (const record of recordKinds) {
    const days = incoming.filter((day) => day.kind === record).sort((one, other) => (one.date < other.date ? -1 : 1));
    if (days.length === 0) continue;
    const history = await readHistory(transaction, record, spansOf(days));
    const before = await readDays(
      queryContext,
      record,
      existingDays.filter((day) => day.kind === record),
    );
    const prepared = prepareDays({ days, before, bindings, wearers });
    const previousDays = await readPreviousDays(queryContext, record, prepared);
    const recordsToWrite = buildDayRecords({ kind: record, days: prepared, history, previousDays, now });
    computed.push({ kind: record, prepared, days: recordsToWrite, history, previousDays });
  }
  await storePreviousVersions(storeContext, computed);
  await writeDays(storeContext, computed);
  const removed = await removeEmptied(storeContext, computed);
  await deleteUnlistedContents(storeContext, computed);
  const changedRecords: RecordDay[] = [];
  for (const { kind: record, prepared, days, history, previousDays } of computed) {
    const changed = prepared.map(({ incoming: { device, date } }) => ({ deviceId: device.id, date }));
    const reachingMidnight = daysReachingMidnight(record, prepared, wearers);
    changedRecords.push(
      ...days,
      ...(await recomputeLaterDays(storeContext, {
        kind: record,
        days: changed,
        history,
        reachingMidnight,
        previousDays,
      })),
    );
  }
  const sources = [
    ...changedRecords.flatMap(wearerSourcesOf),
    ...removed.flatMap(({ kind: recordKind, record }) => removedDaySources(recordKind, record, 'notTheirs')),
  ];
  const changed = await updateWearerAlerts({ transaction, now, sources });
  const removedChanges = removed.map(({ kind: recordKind, record }) => ({
    kind: recordKind,
    record,
    before: undefined,
  }));
  await markBaselines(transaction, { days: [...changedRecords, ...removedChanges], now });
  const nights = [...computed.flatMap(({ days }) => days), ...removedChanges];
  await markNights(transaction, { days: nights, now });
  const stored: StoredDay[][] = uploads.map(() => []);
  for (const day of computed.flatMap(({ days }) => days)) stored[day.prepared.incoming.index]?.push(toStoredDay(day));
  const kinds = [...changedRecords, ...removed].map(({ kind: record }) => record);
  return { stored, changed: [...new Set<string>([...kinds, ...changed])] };
}

/** Days of a kind that are ready to be written, and the days they depend on. */
interface ComputedKind {
  kind: RecordKind;
  prepared: readonly PreparedDay[];
  days: readonly DayRecordToWrite[];
  history: Map<number, PastDay[]>;
  previousDays: PreviousDays;
}

/** Returns the range of days of each device. */
function spansOf(days: readonly IncomingDay[]): DeviceSpan[] {
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

function toStoredDay({ prepared: { incoming, keptFiner, overwritten }, record, before }: DayRecordToWrite): StoredDay {
  return {
    kind: incoming.kind,
    date: incoming.date,
    id: record.id,
    deviceUserId: record.deviceUserId,
    isNew: before === undefined,
    keptFiner,
    overwritten,
    alertLevel: record.alertLevel,
  };
}

interface PrepareDaysInput {
  days: readonly IncomingDay[];
  /** Their stored records. */
  before: readonly HealthRecord[];
  bindings: ReadonlyMap<number, readonly WearPeriod[]>;
  wearers: ReadonlyMap<number, WearerProfile>;
}

/** Merges and splits the days that must be written. */
function prepareDays({ days, before, bindings, wearers }: PrepareDaysInput): PreparedDay[] {
  const stored = groupedBy(before, ({ deviceId, date }) => `${deviceId} ${date}`);
  return days.flatMap((incoming): PreparedDay[] => {
    const parts = stored.get(`${incoming.device.id} ${incoming.date}`) ?? [];
    // Without the deleted samples, the new part would be taken for the whole day.
    if (parts.some(({ samplesRemovedTime }) => samplesRemovedTime)) return [];
    return [prepareDay({ incoming, parts, bindings: bindings.get(incoming.device.id) ?? [], wearers })];
  });
}

/** Reads the previous days that days need across midnight. Runs one statement if any of them is not among the days. */
async function readPreviousDays(
  queryContext: QueryContext,
  kind: RecordKind,
  days: readonly PreparedDay[],
): Promise<PreviousDays> {
  const previousDays = collectPreviousDays(days);
  addPreviousDays(previousDays, kind, await readDays(queryContext, kind, missingPreviousDays(kind, days)));
  return previousDays;
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
async function storePreviousVersions(
  { transaction, now }: StoreContext,
  computed: readonly ComputedKind[],
): Promise<void> {
  for (const { kind, prepared, days } of computed) {
    for (const day of prepared) {
      const { author } = day.incoming;
      const reason = day.incoming.reason ?? (day.overwritten >= OVERWRITTEN_MIN ? OVERWRITTEN : undefined);
      if (reason === undefined) continue;
      const rewritten = days.flatMap((each) => (each.prepared === day && each.before ? [each.before] : []));
      await storeFormerDays(transaction, { kind, records: [...rewritten, ...day.removed], reason, author, now });
    }
  }
}

/** Deletes and returns records that have become empty. */
async function removeEmptied(
  { transaction }: StoreContext,
  computed: readonly ComputedKind[],
): Promise<{ kind: RecordKind; record: HealthRecord }[]> {
  const removed: { kind: RecordKind; record: HealthRecord }[] = [];
  for (const { kind, prepared } of computed) {
    const emptied = prepared.flatMap((day) => day.removed);
    if (emptied.length === 0) continue;
    const ids = emptied.map(({ id }) => id);
    await transaction.deleteFrom(kind).where('id', 'in', ids).execute();
    removed.push(...emptied.map((record) => ({ kind, record })));
  }
  return removed;
}

/** Deletes the contents of packets that the index of their day no longer lists. */
async function deleteUnlistedContents(
  { transaction, now }: StoreContext,
  computed: readonly ComputedKind[],
): Promise<void> {
  const reindexed = computed.flatMap(({ kind, prepared }) =>
    kind === 'raw' ? prepared.filter(({ previousRecords }) => previousRecords.length > 0) : [],
  );
  for (const [deviceId, days] of groupedBy(reindexed, ({ incoming }) => incoming.device.id)) {
    await deleteUnlistedPackets({
      transaction,
      deviceId,
      // Every event of this kind is a packet.
      days: days.map(({ incoming, measured }) => ({
        date: incoming.date,
        packets: measured.events as unknown as readonly PacketEntry[],
      })),
      now,
    });
  }
}
