import { groupedBy } from '../../../../../server/plugin-api/builtin';
import type { AlertLevel } from '../../../device/entities/thresholds/alertLevels';
import type { RecordKind } from '../../../device/entities/uploads/recordKinds';
import { type ComputedDay, changesOf, type DeviceDays, type StoreContext } from './DayBatch';
import { lockDevices } from './lockDevices';
import { compute } from './stages/compute';
import { load } from './stages/load';
import { merge } from './stages/merge';
import { notify } from './stages/notify';
import { persist } from './stages/persist';
import { split } from './stages/split';

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

/**
 * The only way to write days of devices. The caller must lock the devices ({@link lockDevices}). The number of statements
 * depends on the kinds, not on days or devices. Days whose samples have been deleted stay unchanged and are not among the
 * stored ones.
 * @param uploads uploads with each day of a device and kind at most once
 * @returns the written records of each upload, and the tables whose versions the caller must increment as the last step of
 *   the transaction
 */
export async function storeUploads(
  context: StoreContext,
  uploads: readonly DeviceDays[],
): Promise<{ stored: StoredDay[][]; changed: string[] }> {
  const loaded = await load(context, uploads);
  const merged = merge(loaded);
  const parts = split(merged);
  const computed = await compute(context, parts);
  await persist(context, computed);
  const changed = await notify(context, changesOf(computed));
  const days = groupedBy(
    computed.kinds.flatMap((group) => group.days),
    ({ incoming }) => incoming.index,
  );
  return { stored: uploads.map((_, index) => (days.get(index) ?? []).flatMap(storedDays)), changed };
}

/** Like {@link storeUploads}, for one device that is not locked yet. */
export async function storeDays({ transaction, ask, now, ...upload }: StoreContext & DeviceDays) {
  await lockDevices(transaction, [upload.device.id]);
  const { stored, changed } = await storeUploads({ transaction, ask, now }, [upload]);
  return { stored: stored.flat(), changed };
}

function storedDays({ incoming: { kind, date }, keptFiner, overwritten, records }: ComputedDay): StoredDay[] {
  return records.map(({ record: { id, deviceUserId, alertLevel }, before }) => ({
    kind,
    date,
    id,
    deviceUserId,
    isNew: before === undefined,
    keptFiner,
    overwritten,
    alertLevel,
  }));
}
