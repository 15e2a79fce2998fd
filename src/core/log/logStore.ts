import { LOG_ENTRIES_MAX } from '../../../contract/constants';
import { COOKIE, cookies } from '../storage';
import type { LogEntry, LogMeta, NewLogEntry } from './LogEntry';
import { redact } from './redact';

let list: readonly LogEntry[] = [];
const listeners = new Set<() => void>();
const handledErrors = new WeakSet<object>();

/** The front-end log: in memory, oldest first, at most {@link LOG_ENTRIES_MAX} entries; lost on reload. */
export const logStore = {
  /**
   * Adds an entry and removes secrets and personal data from it.
   * @param cause the error behind the entry, so that the global handlers do not log it again
   */
  push(entry: NewLogEntry, cause?: unknown): void {
    markHandled(cause);
    replace([...list, complete(entry)].slice(-LOG_ENTRIES_MAX));
  },

  /** Marks an error as handled without an entry. */
  ignore(cause: unknown): void {
    markHandled(cause);
  },

  /** Returns whether an error was pushed or ignored before. */
  isHandled(cause: unknown): boolean {
    return typeof cause === 'object' && cause !== null && handledErrors.has(cause);
  },

  /** Returns the entries; the same array until something changes. */
  entries: (): readonly LogEntry[] => list,

  counts(): { total: number; danger: number } {
    return { total: list.length, danger: list.filter((entry) => entry.type === 'danger').length };
  },

  /** Marks an entry as sent to the server log, so that it is sent once. */
  markSent(entry: LogEntry): void {
    const sentAt = new Date().toISOString();
    replace(list.map((each) => (each === entry ? { ...each, sentAt } : each)));
  },

  clear(): void {
    replace([]);
  },

  /** Calls back after each change. @returns unsubscribes */
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};

function complete(entry: NewLogEntry): LogEntry {
  const secrets = [cookies.get(COOKIE.token) ?? ''];
  const clean = (text: string) => redact(text, secrets);
  const meta: LogMeta = { path: window.location.pathname, ...entry.meta };
  return {
    message: clean(entry.message),
    type: entry.type ?? 'info',
    time: entry.time ?? new Date().toISOString(),
    meta: Object.fromEntries(
      Object.entries(meta).map(([key, value]) => [key, typeof value === 'string' ? clean(value) : value]),
    ),
    ...(entry.stack !== undefined && { stack: clean(entry.stack) }),
    ...(entry.source !== undefined && { source: clean(entry.source) }),
  };
}

function markHandled(cause: unknown): void {
  if (typeof cause === 'object' && cause !== null) handledErrors.add(cause);
}

function replace(next: readonly LogEntry[]): void {
  list = next;
  for (const listener of [...listeners]) listener();
}
