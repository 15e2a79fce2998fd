import type { LogEntry } from '../../../log';

/** What is shown of the log. */
export interface LogFilter {
  type: 'all' | LogEntry['type'];
  /** Anything that has to occur somewhere in an entry; letter case does not matter. */
  text: string;
}

/** The entries a filter lets through, newest first. */
export function filterLog(entries: readonly LogEntry[], { type, text }: LogFilter): LogEntry[] {
  const wanted = text.trim().toLowerCase();
  return entries
    .filter((entry) => (type === 'all' || entry.type === type) && textsOf(entry).includes(wanted))
    .reverse();
}

function textsOf({ message, meta, source = '', stack = '' }: LogEntry): string {
  return [message, ...Object.values(meta), source, stack].join('\n').toLowerCase();
}

/** The exceptions the server does not have yet, oldest first. */
export function unsentExceptions(entries: readonly LogEntry[]): LogEntry[] {
  return entries.filter(({ type, sentAt }) => type === 'danger' && sentAt === undefined);
}
