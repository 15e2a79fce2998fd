import { LOG_ENTRIES_MAX } from '../../../contract/constants';
import { COOKIE, cookies } from '../storage';
import type { LogEntry, LogMeta, NewLogEntry } from './LogEntry';
import { redact } from './redact';

let list: readonly LogEntry[] = [];
const listeners = new Set<() => void>();
const known = new WeakSet<object>();

/** The front-end log: in memory, oldest first, at most {@link LOG_ENTRIES_MAX} entries; gone with the page. */
export const logStore = {
  /**
   * Adds an entry, without secrets and personal data.
   * @param cause the error it tells of, so that the global handlers do not log it a second time
   */
  push(entry: NewLogEntry, cause?: unknown): void {
    markKnown(cause);
    replace([...list, complete(entry)].slice(-LOG_ENTRIES_MAX));
  },

  /** Tells the log that an error is dealt with, though it made no entry. */
  ignore(cause: unknown): void {
    markKnown(cause);
  },

  /** Whether an error was pushed or ignored before. */
  knows(cause: unknown): boolean {
    return typeof cause === 'object' && cause !== null && known.has(cause);
  },

  /** The entries; the same array until something changes. */
  entries: (): readonly LogEntry[] => list,

  counts(): { total: number; danger: number } {
    return { total: list.length, danger: list.filter((entry) => entry.type === 'danger').length };
  },

  /** Notes that an entry is in the server's log too, so that it is sent once. */
  markSent(entry: LogEntry): void {
    const sentAt = new Date().toISOString();
    replace(list.map((each) => (each === entry ? { ...each, sentAt } : each)));
  },

  clear(): void {
    replace([]);
  },

  /** Calls back after each change. @returns how to stop */
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

function markKnown(cause: unknown): void {
  if (typeof cause === 'object' && cause !== null) known.add(cause);
}

function replace(next: readonly LogEntry[]): void {
  list = next;
  for (const listener of [...listeners]) listener();
}
