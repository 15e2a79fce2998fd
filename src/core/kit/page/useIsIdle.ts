import { useEffect, useState } from 'react';

/** Maximum wait in milliseconds, for browsers that are never idle. */
const PATIENCE_MS = 3_000;

/** Returns true once the browser is idle; for requests that the page itself does not need. */
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
