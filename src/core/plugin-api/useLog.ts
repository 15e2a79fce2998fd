import { useMemo } from 'react';
import { type LogEntry, logStore, type NewLogEntry } from '../log';
import { usePluginId } from './host/usePluginId';

export type { LogEntry, NewLogEntry };

/** Writes to the front-end log. */
export interface PluginLog {
  /**
   * Adds an entry; the log adds time, address and plugin, and removes secrets and personal data.
   * @param entry a text, or an entry with at least a message; the type defaults to `info`
   */
  push: (entry: string | NewLogEntry) => void;
}

/** Returns the front-end log, for information that support needs. The log page shows its entries (spec §8). */
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
