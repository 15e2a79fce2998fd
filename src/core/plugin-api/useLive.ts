import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { type LiveUpdate, liveUpdates } from '../live';

/** Returns whether the stream of live updates is connected; if not, pages poll. */
export function useIsLive(): boolean {
  return useSyncExternalStore(liveUpdates.subscribeToConnection, liveUpdates.isConnected);
}

/** Listens to changes on the server while the page is visible. */
export function useLiveUpdates(listener: (update: LiveUpdate) => void): void {
  const onUpdate = useEffectEvent(listener);
  useEffect(() => liveUpdates.subscribe((update) => onUpdate(update)), []);
}
