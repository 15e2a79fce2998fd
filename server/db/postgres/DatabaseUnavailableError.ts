import pg from 'pg';

/** SQLSTATE `connection_failure`: the outcome of the statement is unknown. */
const CONNECTION_FAILURE = '08006';

/** The connection to the database ended or timed out during a statement. */
export class DatabaseUnavailableError extends Error {
  override readonly name = 'DatabaseAway';
  readonly code = CONNECTION_FAILURE;

  constructor(cause: unknown) {
    super(`the database is away: ${cause instanceof Error ? cause.message : cause}`, { cause });
  }
}

/** SQLSTATEs after which the database closes the connection: shutdown, or a session that was idle for too long. */
const CONNECTION_CLOSING = /^(57P0\d|25P0[34]|08)/;

/** Returns whether an error makes its connection unusable. */
export function isConnectionLost(error: unknown): boolean {
  // A value that cannot be serialized is a bug of the server; nothing was sent.
  if (error instanceof TypeError || error instanceof RangeError) return false;
  // Every other error is a response of the database, on a connection that works.
  if (!(error instanceof pg.DatabaseError)) return true;
  return error.severity === 'FATAL' || error.severity === 'PANIC' || CONNECTION_CLOSING.test(error.code ?? '');
}
