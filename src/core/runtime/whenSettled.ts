/** Milliseconds until the first page is painted, even on a slow machine. */
const PAUSE_MS = 2_000;
/** Maximum wait for an idle browser. */
const IDLE_MS = 5_000;

/**
 * Runs low-priority work once the first page is shown and the browser is idle.
 * @returns cancels the work, unless the wait for an idle moment has begun
 */
export function whenSettled(work: () => void): () => void {
  const timer = setTimeout(() => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(work, { timeout: IDLE_MS });
    else work();
  }, PAUSE_MS);
  return () => clearTimeout(timer);
}
