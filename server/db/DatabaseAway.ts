import pg from 'pg';

/** SQLSTATE `connection_failure`: nothing is known of what was asked. */
const CONNECTION_FAILURE = '08006';

/** The connection to the database ended, or gave no answer in time, while something was asked of it. */
export class DatabaseAway extends Error {
  override readonly name = 'DatabaseAway';
  readonly code = CONNECTION_FAILURE;

  constructor(cause: unknown) {
    super(`the database is away: ${cause instanceof Error ? cause.message : cause}`, { cause });
  }
}

/** Errors of the database after which it closes the connection: shutting down, or tired of a session that idles. */
const CLOSING = /^(57P0\d|25P0[34]|08)/;

/** Whether the connection on which an error arose is of no more use. */
export function isConnectionLost(error: unknown): boolean {
  // A value that cannot be sent is our own mistake; nothing was sent.
  if (error instanceof TypeError || error instanceof RangeError) return false;
  // Everything else is what the database answered, on a connection that works.
  if (!(error instanceof pg.DatabaseError)) return true;
  return error.severity === 'FATAL' || error.severity === 'PANIC' || CLOSING.test(error.code ?? '');
}
