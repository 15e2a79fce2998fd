import { useEffect, useEffectEvent } from 'react';

/**
 * Calls `refresh` again and again while the page is looked at: its tab is the one in view and the window is visible.
 * Whoever comes back to the window after longer than the interval gets a refresh at once.
 */
export function useRefreshWhileVisible(refresh: () => void, intervalMs: number): void {
  const callRefresh = useEffectEvent(refresh);
  // Pages of tabs that are not in view run no effects, so that only the window has to be watched.
  useEffect(() => {
    let last = Date.now();
    const run = () => {
      if (document.visibilityState !== 'visible' || Date.now() - last < intervalMs) return;
      last = Date.now();
      callRefresh();
    };
    const timer = setInterval(run, intervalMs);
    document.addEventListener('visibilitychange', run);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', run);
    };
  }, [intervalMs]);
}
