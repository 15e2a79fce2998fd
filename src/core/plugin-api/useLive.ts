import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { type LiveNews, liveNews } from '../live';

/** Whether the console is told of changes on the server at once; otherwise pages ask by themselves from time to time. */
export function useIsLive(): boolean {
  return useSyncExternalStore(liveNews.watch, liveNews.isHeld);
}

/** Hears of changes on the server while the page is in view. */
export function useLiveNews(listener: (news: LiveNews) => void): void {
  const hear = useEffectEvent(listener);
  useEffect(() => liveNews.listen((news) => hear(news)), []);
}
