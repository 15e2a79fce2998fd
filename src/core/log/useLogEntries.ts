import { useSyncExternalStore } from 'react';
import type { LogEntry } from './LogEntry';
import { logStore } from './logStore';

/** The log's entries, oldest first; renders again with each change. */
export function useLogEntries(): readonly LogEntry[] {
  return useSyncExternalStore(logStore.subscribe, logStore.entries);
}
