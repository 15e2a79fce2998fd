import type { LogEntry } from '../../../log';

/** Filter of the log page. */
export interface LogFilter {
  type: 'all' | LogEntry['type'];
  /** Text to find anywhere in an entry; case-insensitive. */
  text: string;
}

/** Returns the entries that match a filter, newest first. */
export function filterLog(entries: readonly LogEntry[], { type, text }: LogFilter): LogEntry[] {
  const searchText = text.trim().toLowerCase();
  return entries
    .filter((entry) => (type === 'all' || entry.type === type) && textsOf(entry).includes(searchText))
    .reverse();
}

function textsOf({ message, meta, source = '', stack = '' }: LogEntry): string {
  return [message, ...Object.values(meta), source, stack].join('\n').toLowerCase();
}

/** Returns the exceptions that have not been sent to the server, oldest first. */
export function unsentExceptions(entries: readonly LogEntry[]): LogEntry[] {
  return entries.filter(({ type, sentAt }) => type === 'danger' && sentAt === undefined);
}
