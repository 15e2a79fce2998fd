import { useSyncExternalStore } from 'react';
import type { LogEntry } from './LogEntry';
import { logStore } from './logStore';

/** Returns the log's entries, oldest first; re-renders on each change. */
export function useLogEntries(): readonly LogEntry[] {
  return useSyncExternalStore(logStore.subscribe, logStore.entries);
}
