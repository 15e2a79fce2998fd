/** By then the first page is painted, on a slow machine too. */
const PAUSE_MS = 2_000;
/** After that it begins even where the browser is never idle. */
const IDLE_MS = 5_000;

/**
 * Does what nobody waits for once the first page is there and the browser has nothing else to do.
 * @returns takes the work back, if it has not begun to wait for an idle moment
 */
export function whenSettled(work: () => void): () => void {
  const timer = setTimeout(() => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(work, { timeout: IDLE_MS });
    else work();
  }, PAUSE_MS);
  return () => clearTimeout(timer);
}
