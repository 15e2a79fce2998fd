/** Where and in which call something happened. Never a token, a body, a query string or anything typed by a person. */
export type LogMeta = Readonly<Record<string, string | number>>;

/** One line of the front-end log (spec §3). */
export interface LogEntry {
  message: string;
  type: 'info' | 'danger';
  /** ISO 8601, UTC. */
  time: string;
  /** Holds at least `path`, the address of the page without its query. */
  meta: LogMeta;
  stack?: string;
  /** `file:line:column`, or the name of the call. */
  source?: string;
  /** When it was sent to the server's log; ISO 8601, UTC. */
  sentAt?: string;
}

/** What a caller gives; the log fills in the rest. */
export type NewLogEntry = Pick<LogEntry, 'message'> & Partial<LogEntry>;
