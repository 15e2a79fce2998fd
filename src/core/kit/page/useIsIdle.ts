import { useEffect, useState } from 'react';

/** After that it becomes true even where the browser is never idle, in milliseconds. */
const PATIENCE_MS = 3_000;

/** Becomes true when the browser has nothing else to do: what is of use beside the page, and not for it, is asked for then. */
export function useIsIdle(): boolean {
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => {
    const rest = () => setIsIdle(true);
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(rest);
      return () => clearTimeout(timer);
    }
    const asked = window.requestIdleCallback(rest, { timeout: PATIENCE_MS });
    return () => window.cancelIdleCallback(asked);
  }, []);
  return isIdle;
}
