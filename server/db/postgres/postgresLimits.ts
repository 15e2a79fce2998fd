/** Timeouts for PostgreSQL, in milliseconds. */
export interface PostgresLimits {
  /** Opening a connection. */
  connectMs: number;
  /** A statement; the database cancels it. */
  statementMs: number;
  /** Waiting for a row or an advisory lock of another transaction, or for a free connection. */
  lockMs: number;
  /** A transaction without statements; the database closes its connection and releases its locks. */
  idleMs: number;
}

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
/** Jobs compute longer between two statements than requests do. */
const JOB_IDLE_FACTOR = 6;

/** Limits of requests, which a caller waits for, and of jobs. */
export interface DatabaseLimits {
  requests: PostgresLimits;
  jobs: PostgresLimits;
}

/** Limits of migrations, backups and commands, for which no caller waits. */
const LONG_LIMITS: PostgresLimits = {
  connectMs: 5 * SECOND_MS,
  statementMs: 60 * MINUTE_MS,
  lockMs: 60 * MINUTE_MS,
  idleMs: 5 * MINUTE_MS,
};

/** Limits of a process that serves no requests. */
export const COMMAND_LIMITS: DatabaseLimits = { requests: LONG_LIMITS, jobs: LONG_LIMITS };

/** Returns the limits of a server. All parameters are in seconds. */
export function serverLimits(seconds: {
  connect: number;
  statement: number;
  jobStatement: number;
  lock: number;
  idle: number;
}): DatabaseLimits {
  const connectMs = seconds.connect * SECOND_MS;
  const jobMs = seconds.jobStatement * SECOND_MS;
  return {
    requests: {
      connectMs,
      statementMs: seconds.statement * SECOND_MS,
      lockMs: seconds.lock * SECOND_MS,
      idleMs: seconds.idle * SECOND_MS,
    },
    jobs: {
      connectMs,
      statementMs: jobMs,
      lockMs: jobMs,
      idleMs: JOB_IDLE_FACTOR * seconds.idle * SECOND_MS,
    },
  };
}
