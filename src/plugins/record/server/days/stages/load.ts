import { sortBy } from 'es-toolkit/array';
import { groupedBy } from '../../../../../../server/plugin-api/builtin';
import { recordKinds } from '../../../../device/entities/uploads/recordKinds';
import { type DeviceSpan, readBindings, readWearers } from '../../wearers/wearerQueries';
import type { DayBatch, DeviceDays, IncomingDay, KindDays, LoadedDay, StoreContext } from '../DayBatch';
import { dayKey, findStoredDays, readDays, readHistory } from '../dayQueries';
import { decodeDay } from '../encodeDay';

/**
 * Reads what the days of uploads need: their stored records, the days that they depend on, and the wearers of their devices.
 * Leaves out days whose samples have been deleted, because the new part would be taken for the whole day.
 */
export async function load(
  { transaction, ask }: StoreContext,
  uploads: readonly DeviceDays[],
): Promise<DayBatch<LoadedDay>> {
  const incoming = uploads.flatMap((upload, index) =>
    upload.days.map((day): IncomingDay => ({ ...upload, ...day, index })),
  );
  if (incoming.length === 0) return { wearers: new Map(), kinds: [] };
  const queryContext = { queries: transaction, ask };
  const known = await findStoredDays(
    transaction,
    incoming.map(({ kind, device, date }) => ({ kind, deviceId: device.id, date })),
  );
  const bindings = await readBindings(transaction, spansOf(incoming));
  const wearerIds = [...bindings.values()].flat().map(({ deviceUserId }) => deviceUserId);
  const wearers = await readWearers(transaction, [...new Set(wearerIds)]);
  const kinds: KindDays<LoadedDay>[] = [];
  for (const kind of recordKinds) {
    const days = incoming.filter((day) => day.kind === kind);
    if (days.length === 0) continue;
    const history = await readHistory(transaction, kind, spansOf(days));
    const records = await readDays(
      queryContext,
      kind,
      known.filter((day) => day.kind === kind),
    );
    const recordsOfDay = groupedBy(records, dayKey);
    const loaded = sortBy(days, ['date']).flatMap((day): LoadedDay[] => {
      const { device, date } = day;
      const own = recordsOfDay.get(dayKey({ deviceId: device.id, date })) ?? [];
      if (own.some(({ samplesRemovedTime }) => samplesRemovedTime)) return [];
      return [
        {
          incoming: day,
          bindings: (bindings.get(device.id) ?? []).filter(({ deviceUserId }) => wearers.has(deviceUserId)),
          stored: own.map((record) => ({ record, measured: decodeDay(kind, record) })),
        },
      ];
    });
    kinds.push({ kind, days: loaded, history, later: [] });
  }
  return { wearers, kinds };
}

/** Returns the range of days of each device. */
function spansOf(days: readonly IncomingDay[]): DeviceSpan[] {
  return [...groupedBy(days, ({ device }) => device.id)].map(([deviceId, own]) => {
    const dates = own.map(({ date }) => date).sort();
    return { deviceId, from: dates[0] ?? '', to: dates.at(-1) ?? '' };
  });
}
