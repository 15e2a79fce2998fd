/** How long PostgreSQL is waited for, in milliseconds. */
export interface PostgresLimits {
  /** Until a new connection stands. */
  connectMs: number;
  /** A statement; the database breaks it off. */
  statementMs: number;
  /** For a row or a name that another transaction holds, or for a free connection. */
  lockMs: number;
  /** A transaction in which nothing is asked; the database ends its connection, and what it held is free. */
  idleMs: number;
}

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
/** Jobs reckon for longer between two statements than calls do. */
const JOB_IDLE_TIMES = 6;

/** What somebody waits for, and what nobody does. */
export interface DatabaseLimits {
  calls: PostgresLimits;
  jobs: PostgresLimits;
}

/** Limits of what nobody waits for: migrations, backups, commands. */
const PATIENT: PostgresLimits = {
  connectMs: 5 * SECOND_MS,
  statementMs: 60 * MINUTE_MS,
  lockMs: 60 * MINUTE_MS,
  idleMs: 5 * MINUTE_MS,
};

/** Limits of a process that answers nobody. */
export const COMMAND_LIMITS: DatabaseLimits = { calls: PATIENT, jobs: PATIENT };

/** The limits of a server, all in seconds. */
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
    calls: {
      connectMs,
      statementMs: seconds.statement * SECOND_MS,
      lockMs: seconds.lock * SECOND_MS,
      idleMs: seconds.idle * SECOND_MS,
    },
    jobs: {
      connectMs,
      statementMs: jobMs,
      lockMs: jobMs,
      idleMs: JOB_IDLE_TIMES * seconds.idle * SECOND_MS,
    },
  };
}
