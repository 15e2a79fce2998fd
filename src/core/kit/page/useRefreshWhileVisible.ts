import { useEffect, useEffectEvent, useState } from 'react';
import { noteAttention, useIsLive, useLiveNews } from '../../plugin-api';

/** Milliseconds between two refreshes where changes are told: only what no event tells of is found by them. */
const LIVE_MS = 5 * 60_000;
/** Milliseconds between two refreshes because of changes at least. */
const GAP_MS = 2_000;

export interface LiveRefresh {
  /** Names of the entities whose changes bring a refresh at once. */
  entities?: readonly string[];
  /** Also while the window is out of view. */
  isAlways?: boolean;
  /** Whether the page is there to be watched, which counts as use of the session; it is unless told. */
  isWatched?: boolean;
}

/**
 * Calls `refresh` when records of some entities have changed, and again and again where nobody tells of changes, while the page
 * is looked at: its tab is the one in view and the window is visible. Whoever comes back to the window after longer than the
 * interval gets a refresh at once.
 */
export function useRefreshWhileVisible(
  refresh: () => void,
  intervalMs: number,
  { entities = [], isAlways = false, isWatched = true }: LiveRefresh = {},
): void {
  const isLive = useIsLive();
  const everyMs = isLive && entities.length > 0 ? Math.max(intervalMs, LIVE_MS) : intervalMs;
  const isLookedAt = () => isAlways || document.visibilityState === 'visible';
  const [state] = useState(newState);
  const run = useEffectEvent((gapMs: number) => {
    if (!isLookedAt() || Date.now() - state.last < gapMs) return;
    state.last = Date.now();
    state.isDue = false;
    refresh();
  });
  const change = useEffectEvent(() => {
    state.isDue = true;
    clearTimeout(state.timer);
    const wait = state.last + GAP_MS - Date.now();
    if (wait <= 0) run(0);
    else state.timer = setTimeout(() => run(0), wait);
  });
  useLiveNews((news) => {
    const isConcerned = news.kind === 'changed' && news.entities.some((name) => entities.includes(name));
    if (isConcerned || (news.kind === 'resumed' && entities.length > 0)) change();
  });
  // Pages of tabs that are not in view run no effects, so that only the window has to be watched.
  useEffect(() => {
    state.last = Date.now();
    const timer = setInterval(() => {
      // Who left such a page open wants to see it go on.
      if (isWatched) noteAttention();
      run(everyMs);
    }, everyMs);
    const onReturn = () => run(state.isDue ? 0 : everyMs);
    document.addEventListener('visibilitychange', onReturn);
    return () => {
      clearInterval(timer);
      clearTimeout(state.timer);
      document.removeEventListener('visibilitychange', onReturn);
    };
  }, [everyMs, isWatched, state]);
}

interface RefreshState {
  /** Of the last refresh; milliseconds since 1970. */
  last: number;
  /** Something has changed since. */
  isDue: boolean;
  timer?: ReturnType<typeof setTimeout>;
}

const newState = (): RefreshState => ({ last: Date.now(), isDue: false });
