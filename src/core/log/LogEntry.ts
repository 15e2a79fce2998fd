/** Location and call of an event. It must never contain a token, a body, a query string or user input. */
export type LogMeta = Readonly<Record<string, string | number>>;

/** One line of the front-end log (spec §3). */
export interface LogEntry {
  message: string;
  type: 'info' | 'danger';
  /** ISO 8601, UTC. */
  time: string;
  /** Contains at least `path`, the address of the page without its query. */
  meta: LogMeta;
  stack?: string;
  /** `file:line:column`, or the name of the call. */
  source?: string;
  /** When it was sent to the server log; ISO 8601, UTC. */
  sentAt?: string;
}

/** Input for a new entry; the log fills in the rest. */
export type NewLogEntry = Pick<LogEntry, 'message'> & Partial<LogEntry>;
