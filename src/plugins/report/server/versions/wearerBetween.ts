import { dayAt, dayStart } from '../../../../../contract/moment';
import type { Queries } from '../../../../../server/plugin-api';
import { rawRecord } from '../../../record/entities/kinds/raw';
import { readBindings, readWearers, type WearerProfile, wearerOfDay } from '../../../record/server/public';

/** A time range of a device, in milliseconds since 1970. */
export interface DeviceRange {
  deviceId: number;
  begin: number;
  end: number;
}

/** Returns the wearer of a device in a time range; among several, the one who wore it longest. */
export async function wearerBetween(
  queries: Queries,
  { deviceId, begin, end }: DeviceRange,
): Promise<WearerProfile | undefined> {
  const date = dayAt(begin);
  const bindings = await readBindings(queries, [{ deviceId, from: date, to: dayAt(end) }]);
  const startSec = (begin - dayStart(date)) / 1_000;
  const layout = { ...rawRecord.layout, startSec, spanSec: (end - begin) / 1_000 };
  const id = wearerOfDay(bindings.get(deviceId) ?? [], { date, layout, measured: { series: null, events: [] } });
  return id === null ? undefined : (await readWearers(queries, [id])).get(id);
}
