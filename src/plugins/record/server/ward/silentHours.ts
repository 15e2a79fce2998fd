import type { Queries } from '../../../../../server/plugin-api';
import type { deviceCategories } from '../../../device/entities/devices/deviceType';
import { SILENT_HOURS } from '../../../device/entities/devices/silence';

/** Hours without data after which devices count as silent, by id; null if their kind has no limit. */
export type DeviceLimits = ReadonlyMap<number, number | null>;

/** Returns the limit of a device type: its own, else that of its kind. */
export const silentHoursOfType = ({ category, silentHours }: { category: string; silentHours: number | null }) =>
  silentHours ?? SILENT_HOURS[category as (typeof deviceCategories)[number]];

/** Reads the limits of some devices. One statement. */
export async function silentHoursOf(queries: Queries, deviceIds: readonly number[]): Promise<DeviceLimits> {
  if (deviceIds.length === 0) return new Map();
  const rows = await queries
    .selectFrom('device')
    .innerJoin('deviceType', 'deviceType.id', 'device.deviceTypeId')
    .select(['device.id', 'deviceType.category', 'deviceType.silentHours'])
    .where('device.id', 'in', [...new Set(deviceIds)])
    .execute();
  return new Map(rows.map(({ id, ...type }) => [id, silentHoursOfType(type)]));
}
