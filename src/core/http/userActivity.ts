/** Milliseconds after the last key, pointer or wheel event during which the user counts as active. */
const ACTIVE_MS = 6 * 60_000;

const ACTIVITY_EVENTS = ['pointerdown', 'keydown', 'wheel', 'touchstart'] as const;

let lastActivity = Date.now();

/** Records user activity; also used by pages that are meant to be watched without input. */
export function recordUserActivity(): void {
  lastActivity = Date.now();
}

/** Returns whether the user is active. Requests of an abandoned page must not prolong the session. */
export function isUserActive(): boolean {
  return Date.now() - lastActivity < ACTIVE_MS;
}

/** Tracks user activity. */
export function trackUserActivity(target: Pick<Window, 'addEventListener'> = window): void {
  for (const eventName of ACTIVITY_EVENTS)
    target.addEventListener(eventName, recordUserActivity, { capture: true, passive: true });
}
