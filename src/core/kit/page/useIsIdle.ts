import { useEffect, useState } from 'react';

/** Maximum wait in milliseconds, for browsers that are never idle. */
const IDLE_TIMEOUT_MS = 3_000;

/** Returns true once the browser is idle; for requests that the page itself does not need. */
export function useIsIdle(): boolean {
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => {
    const onIdle = () => setIsIdle(true);
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(onIdle);
      return () => clearTimeout(timer);
    }
    const handle = window.requestIdleCallback(onIdle, { timeout: IDLE_TIMEOUT_MS });
    return () => window.cancelIdleCallback(handle);
  }, []);
  return isIdle;
}
