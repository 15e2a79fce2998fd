/** Milliseconds after the last key, pointer or wheel event during which the user counts as active. */
const ATTENTION_MS = 6 * 60_000;

const SIGNS = ['pointerdown', 'keydown', 'wheel', 'touchstart'] as const;

let lastSign = Date.now();

/** Records user activity; also used by pages that are meant to be watched without input. */
export function noteAttention(): void {
  lastSign = Date.now();
}

/** Returns whether the user is active. Requests of an abandoned page must not prolong the session. */
export function isAttended(): boolean {
  return Date.now() - lastSign < ATTENTION_MS;
}

/** Tracks user activity. */
export function watchAttention(target: Pick<Window, 'addEventListener'> = window): void {
  for (const sign of SIGNS) target.addEventListener(sign, noteAttention, { capture: true, passive: true });
}
