import { useMemo } from 'react';
import { type LogEntry, logStore, type NewLogEntry } from '../log';
import { usePluginId } from './usePluginId';

export type { LogEntry, NewLogEntry };

/** Writes to the front-end log. */
export interface PluginLog {
  /**
   * Adds an entry; the log fills in time, address and plugin, and removes secrets and personal data.
   * @param entry a text, or an entry with at least a message; `info` unless told
   */
  push: (entry: string | NewLogEntry) => void;
}

/** The front-end log, in which a plugin tells what support should know. Its entries stand on the log page (spec §8). */
export function useLog(): PluginLog {
  const plugin = usePluginId();
  return useMemo(
    () => ({
      push: (entry) => {
        const { meta, ...rest }: NewLogEntry = typeof entry === 'string' ? { message: entry } : entry;
        logStore.push({ ...rest, meta: { plugin, ...meta } });
      },
    }),
    [plugin],
  );
}
