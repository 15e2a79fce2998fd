import type { UnavailableCode } from '../../contract/calls/responseCodes';

/**
 * Error codes of temporary failures: SQLSTATE (PostgreSQL, appendix A), result codes of SQLite, and errno names of the
 * system. The first match wins.
 */
const CODES: readonly (readonly [RegExp, UnavailableCode])[] = [
  // disk_full, and its equivalents in SQLite and the system. EFBIG is a limit on the size of files.
  [/^(53100|SQLITE_FULL|ENOSPC|EDQUOT|EFBIG)$/, 'storageFull'],
  // read_only_sql_transaction: a standby that has not been promoted, or a database that was set read-only.
  [/^(25006|SQLITE_READONLY(_\w+)?|EROFS)$/, 'readOnly'],
  // insufficient_resources, lock_not_available, and a deadlock or conflict that persisted through every retry.
  [/^(53\d{3}|55P03|40001|40P01|EMFILE|ENFILE)$/, 'overloaded'],
  // connection_exception, operator_intervention (57014 is a statement timeout), idle_in_transaction_timeout, io_error.
  [/^(08[0-9A-Z]{3}|57P0\d|57014|25P0[34]|58030)$/, 'unavailable'],
  [/^SQLITE_(BUSY|LOCKED|IOERR|CANTOPEN|PROTOCOL)(_\w+)?$/, 'unavailable'],
  [
    /^(ECONN(REFUSED|RESET|ABORTED)|ETIMEDOUT|EHOSTUNREACH|EHOSTDOWN|ENETUNREACH|ENETDOWN|EPIPE|ENOTFOUND|EAI_\w+|EIO|ESTALE)$/,
    'unavailable',
  ],
];

/** Messages of the PostgreSQL driver without a code, for a connection that was lost or timed out. */
const CONNECTION_LOST_MESSAGES =
  /^(Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client (was closed|has encountered a connection error) and is not queryable|Cannot use a pool after calling end)/;

/** Maximum depth of the chain of causes; an error may be its own cause. */
const DEPTH_MAX = 5;

/** Returns why a database or a disk is temporarily unavailable; `undefined` for any other failure. */
export function unavailableCode(error: unknown, depth = 0): UnavailableCode | undefined {
  if (!(error instanceof Error) || depth > DEPTH_MAX) return undefined;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  const known = CODES.find(([pattern]) => pattern.test(code))?.[1];
  if (known) return known;
  if (CONNECTION_LOST_MESSAGES.test(error.message)) return 'unavailable';
  const causes: unknown[] = error instanceof AggregateError ? [error.cause, ...error.errors] : [error.cause];
  for (const cause of causes) {
    const found = unavailableCode(cause, depth + 1);
    if (found) return found;
  }
  return undefined;
}
