import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { type LiveNews, liveNews } from '../live';

/** Returns whether the stream of live updates is connected; if not, pages poll. */
export function useIsLive(): boolean {
  return useSyncExternalStore(liveNews.watch, liveNews.isHeld);
}

/** Listens to changes on the server while the page is visible. */
export function useLiveNews(listener: (news: LiveNews) => void): void {
  const hear = useEffectEvent(listener);
  useEffect(() => liveNews.listen((news) => hear(news)), []);
}
