import { ConfigError } from './config';
import { OperatorError } from './db/OperatorError';

/** Advice for operators by error code of the database or the system; the first match wins. */
const ADVICE: readonly (readonly [RegExp, string])[] = [
  [
    /^(ENOSPC|EDQUOT|EFBIG|SQLITE_FULL|53100)$/,
    'The disk is full: make room, or move the data folder to a larger disk',
  ],
  [/^(SQLITE_(CORRUPT|NOTADB)(_\w+)?|XX00[12])$/, 'The database is damaged: restore a backup (docs/backup.md)'],
  [/^(EROFS|SQLITE_READONLY(_\w+)?)$/, 'The data folder is read-only: make it writable for the account of the server'],
  [/^25006$/, 'The database is read-only: DATABASE_URL has to name the server that takes writes, not a standby'],
  [
    /^(28P01|28000)$/,
    'The database refuses the account: look at user and password in DATABASE_URL, and at pg_hba.conf',
  ],
  [/^3D000$/, 'The database does not exist: create it (docs/operating.md), or correct DATABASE_URL'],
  [/^42501$/, 'The account of DATABASE_URL may not do this: it has to own the database'],
  [/^(53300|57P03|SQLITE_(BUSY|LOCKED)(_\w+)?)$/, 'The database is busy or starting: try again'],
  [/^(08\d{3}|57P\d\d|57014|55P03)$/, 'The database ended the connection: look at its log, and try again'],
  [/^EADDRINUSE$/, 'Another program listens on PORT: stop it, or set another PORT'],
  [/^EADDRNOTAVAIL$/, 'This machine has no such address: correct HOST'],
  [/^(ENOTFOUND|EAI_\w+)$/, 'There is no host of this name: correct DATABASE_URL or HOST, or look at the name server'],
  [
    /^(ECONN\w+|ETIMEDOUT|EHOST\w+|ENET\w+|EPIPE)$/,
    'The database cannot be reached: look whether it runs, and at DATABASE_URL',
  ],
  [/^SQLITE_CANTOPEN(_\w+)?$/, 'The database file cannot be opened: look at DATA_DIR and its rights'],
  [/^SQLITE_IOERR(_\w+)?$/, 'The database file cannot be read or written: look at the disk of the data folder'],
  [
    /^(EACCES|EPERM)$/,
    'The system does not allow it: give DATA_DIR to the account of the server, and use a PORT above 1023',
  ],
  [
    /^(ENOENT|ENOTDIR|EEXIST|EISDIR|ELOOP|ENAMETOOLONG|EIO|ESTALE)$/,
    'DATA_DIR is no folder that can be used: correct it, or look at its disk',
  ],
];

/** Messages of the PostgreSQL driver without a code. */
const ADVICE_BY_MESSAGE: readonly (readonly [RegExp, string])[] = [
  [
    /^(Connection terminated|timeout exceeded|Query read timeout)/,
    'The database does not answer: look whether it runs, and at DATABASE_URL',
  ],
  [/password must be a string|SASL/, 'The database asks for a password: DATABASE_URL has none that it takes'],
  [
    /does not support SSL|self-signed certificate|certificate/i,
    'The encryption of the connection is refused: look at sslmode in DATABASE_URL',
  ],
];

/** Maximum depth of the chain of causes; an error may be its own cause. */
const DEPTH_MAX = 5;

/**
 * Returns what is wrong and what to do, for a failure that an operator can fix. `undefined` for any other, whose stack is
 * more useful.
 */
export function operatorMessage(error: unknown): string | undefined {
  if (error instanceof ConfigError || error instanceof OperatorError) return error.message;
  for (const cause of causesOf(error)) {
    const code = 'code' in cause && typeof cause.code === 'string' ? cause.code : '';
    const advice =
      ADVICE.find(([pattern]) => pattern.test(code)) ??
      ADVICE_BY_MESSAGE.find(([pattern]) => pattern.test(cause.message));
    if (advice) {
      const message = cause.message.startsWith(code) ? cause.message : `${code}: ${cause.message}`;
      return `${advice[1]}. (${message.replace(/\s+/g, ' ')})`;
    }
  }
  return undefined;
}

function* causesOf(error: unknown, depth = 0): Generator<Error> {
  if (!(error instanceof Error) || depth > DEPTH_MAX) return;
  yield error;
  yield* causesOf(error.cause, depth + 1);
  if (error instanceof AggregateError) for (const one of error.errors) yield* causesOf(one, depth + 1);
}
