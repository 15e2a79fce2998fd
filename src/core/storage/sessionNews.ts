import { cookies } from './cookies';
import { publicStorage } from './userStorage';

/** What windows of one browser tell one another about the session they share. */
export type SessionEvent = (typeof EVENTS)[number];

const EVENTS = ['signedIn', 'signedOut', 'viewChanged'] as const;

const KEY = 'session';

/** Tells the other windows of this browser. */
export function tellSession(event: SessionEvent): void {
  // The time makes the same event twice two values, of which the browser tells.
  publicStorage().set(KEY, { event, time: Date.now() });
}

/**
 * Hears what other windows tell.
 * @returns ends it
 */
export function onSessionEvent(listener: (event: SessionEvent) => void): () => void {
  const storage = publicStorage();
  return storage.watch((key) => {
    const told = key === KEY ? storage.get(KEY) : undefined;
    if (typeof told !== 'object' || told === null || !('event' in told)) return;
    const event = EVENTS.find((known) => known === told.event);
    if (!event) return;
    cookies.forget();
    listener(event);
  });
}
