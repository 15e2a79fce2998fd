/** Events that devices report immediately, apart from daily uploads; `door` is a door that stays open too long. */
export const eventKinds = ['sos', 'fall', 'smoke', 'gas', 'water', 'door', 'inactivity'] as const;
export type EventKind = (typeof eventKinds)[number];

/** Maximum size of an event's body in bytes. */
export const EVENT_BODY_BYTES = 4_096;
