/** Milliseconds after the last key, press or turn of a wheel for which somebody still sits before the console. */
const ATTENTION_MS = 6 * 60_000;

const SIGNS = ['pointerdown', 'keydown', 'wheel', 'touchstart'] as const;

let lastSign = Date.now();

/** Somebody sits before the console, or a page is meant to be looked at by itself. */
export function noteAttention(): void {
  lastSign = Date.now();
}

/** Whether calls are made for somebody; a session is not prolonged by what a page that was left asks by itself. */
export function isAttended(): boolean {
  return Date.now() - lastSign < ATTENTION_MS;
}

/** Takes note of what people do. */
export function watchAttention(target: Pick<Window, 'addEventListener'> = window): void {
  for (const sign of SIGNS) target.addEventListener(sign, noteAttention, { capture: true, passive: true });
}
