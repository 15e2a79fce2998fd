/** What devices report at once, besides the days that they upload; `door` is one that stays open for too long. */
export const eventKinds = ['sos', 'fall', 'smoke', 'gas', 'water', 'door', 'inactivity'] as const;
export type EventKind = (typeof eventKinds)[number];

/** Largest body of an event in bytes. */
export const EVENT_BODY_BYTES = 4_096;
