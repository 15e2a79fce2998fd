import { useEffect, useEffectEvent, useState } from 'react';
import { recordUserActivity, useIsLive, useLiveUpdates } from '../../plugin-api';

/** Milliseconds between two refreshes while live updates work: they cover only what no event reports. */
const LIVE_MS = 5 * 60_000;
/** Minimum milliseconds between two refreshes caused by changes. */
const MIN_GAP_MS = 2_000;

export interface LiveRefreshOptions {
  /** Entities whose changes cause an immediate refresh. */
  entities?: readonly string[];
  /** Also while the window is hidden. */
  whileHidden?: boolean;
  /**
   * Whether the page is meant to be watched without input, which counts as user activity for the session. Defaults to true.
   */
  isWatched?: boolean;
}

/**
 * Calls `refresh` when records of the entities have changed, and polls if live updates are not available. It runs only
 * while the page's tab is active and the window is visible. When the user returns to the window after more than the
 * interval, it refreshes at once.
 */
export function useRefreshWhileVisible(
  refresh: () => void,
  intervalMs: number,
  { entities = [], whileHidden = false, isWatched = true }: LiveRefreshOptions = {},
): void {
  const isLive = useIsLive();
  const effectiveIntervalMs = isLive && entities.length > 0 ? Math.max(intervalMs, LIVE_MS) : intervalMs;
  const isPageVisible = () => whileHidden || document.visibilityState === 'visible';
  const [state] = useState(newState);
  const run = useEffectEvent((gapMs: number) => {
    if (!isPageVisible() || Date.now() - state.last < gapMs) return;
    state.last = Date.now();
    state.isDue = false;
    refresh();
  });
  const change = useEffectEvent(() => {
    state.isDue = true;
    clearTimeout(state.timer);
    const wait = state.last + MIN_GAP_MS - Date.now();
    if (wait <= 0) run(0);
    else state.timer = setTimeout(() => run(0), wait);
  });
  useLiveUpdates((update) => {
    const isAffected = update.kind === 'changed' && update.entities.some((name) => entities.includes(name));
    if (isAffected || (update.kind === 'resumed' && entities.length > 0)) change();
  });
  // Pages in inactive tabs run no effects, so only the window's visibility must be checked.
  useEffect(() => {
    state.last = Date.now();
    const timer = setInterval(() => {
      // A user who leaves such a page open expects it to keep running.
      if (isWatched) recordUserActivity();
      run(effectiveIntervalMs);
    }, effectiveIntervalMs);
    const onReturn = () => run(state.isDue ? 0 : effectiveIntervalMs);
    document.addEventListener('visibilitychange', onReturn);
    return () => {
      clearInterval(timer);
      clearTimeout(state.timer);
      document.removeEventListener('visibilitychange', onReturn);
    };
  }, [effectiveIntervalMs, isWatched, state]);
}

interface RefreshState {
  /** Time of the last refresh; milliseconds since 1970. */
  last: number;
  /** Whether something has changed since. */
  isDue: boolean;
  timer?: ReturnType<typeof setTimeout>;
}

const newState = (): RefreshState => ({ last: Date.now(), isDue: false });
