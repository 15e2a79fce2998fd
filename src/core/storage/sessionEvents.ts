import { cookies } from './cookies';
import { publicStorage } from './userStorage';

/** Session events that windows of one browser send to each other. */
export type SessionEvent = (typeof EVENTS)[number];

const EVENTS = ['signedIn', 'signedOut', 'viewChanged'] as const;

const KEY = 'session';

/** Notifies the other windows of this browser. */
export function broadcastSessionEvent(event: SessionEvent): void {
  // The time makes repeated events distinct; the browser fires only on changed values.
  publicStorage().set(KEY, { event, time: Date.now() });
}

/**
 * Listens to events of other windows.
 * @returns unsubscribes
 */
export function onSessionEvent(listener: (event: SessionEvent) => void): () => void {
  const storage = publicStorage();
  return storage.watch((key) => {
    const stored = key === KEY ? storage.get(KEY) : undefined;
    if (typeof stored !== 'object' || stored === null || !('event' in stored)) return;
    const event = EVENTS.find((candidate) => candidate === stored.event);
    if (!event) return;
    cookies.forget();
    listener(event);
  });
}
