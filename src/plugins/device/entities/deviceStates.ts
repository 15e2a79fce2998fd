/** What has become of a device: in stock, worn, being repaired, lost, out of use for good. */
export const lifeStatuses = ['registered', 'bound', 'maintenance', 'lost', 'retired'] as const;
export type LifeStatus = (typeof lifeStatuses)[number];

/** Whether a device has been heard of lately. */
export const onlineStatuses = ['online', 'offline', 'never'] as const;
export type OnlineStatus = (typeof onlineStatuses)[number];

/** Milliseconds after its last sign of life for which a device counts as online. */
export const ONLINE_MS = 10 * 60_000;
/** Percent of charge below which a battery is low, and below which somebody has to see to it. */
export const BATTERY_LOW = 20;
export const BATTERY_CRITICAL = 10;

/** Whether a device that was last heard of at a moment is online at another; both in milliseconds since 1970. */
export function onlineStatusAt(lastSeen: number | null | undefined, now: number): OnlineStatus {
  if (lastSeen == null) return 'never';
  return now - lastSeen <= ONLINE_MS ? 'online' : 'offline';
}
