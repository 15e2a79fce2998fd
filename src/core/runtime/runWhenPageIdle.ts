/** Milliseconds until the first page is painted, even on a slow machine. */
const INITIAL_DELAY_MS = 2_000;
/** Maximum wait for an idle browser. */
const IDLE_TIMEOUT_MS = 5_000;

/**
 * Runs low-priority work once the first page is shown and the browser is idle.
 * @returns cancels the work, unless the wait for an idle moment has begun
 */
export function runWhenPageIdle(work: () => void): () => void {
  const timer = setTimeout(() => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(work, { timeout: IDLE_TIMEOUT_MS });
    else work();
  }, INITIAL_DELAY_MS);
  return () => clearTimeout(timer);
}
