/** Life status of a device: in stock, worn, in repair, lost, retired. */
export const lifeStatuses = ['registered', 'bound', 'maintenance', 'lost', 'retired'] as const;
export type LifeStatus = (typeof lifeStatuses)[number];

/** Whether a device has had contact recently. */
export const onlineStatuses = ['online', 'offline', 'never'] as const;
export type OnlineStatus = (typeof onlineStatuses)[number];

/** Milliseconds since the last contact during which a device counts as online. */
export const ONLINE_MS = 10 * 60_000;
/** Percentages below which a battery is low, and below which it needs attention. */
export const BATTERY_LOW = 20;
export const BATTERY_CRITICAL = 10;

/** Returns the online status of a device at a moment; both times are in milliseconds since 1970. */
export function onlineStatusAt(lastSeen: number | null | undefined, now: number): OnlineStatus {
  if (lastSeen == null) return 'never';
  return now - lastSeen <= ONLINE_MS ? 'online' : 'offline';
}
