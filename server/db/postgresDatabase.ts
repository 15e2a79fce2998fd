import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
} from 'kysely';
import type pg from 'pg';
import { CommitChannel } from './CommitChannel';
import type { Database, FoundBy, Queries, Statement, Tuple, WriteTransaction } from './database';
import { PostgresHosts } from './PostgresHosts';
import { type PostgresConnection, PostgresPool } from './PostgresPool';
import { parsePostgresAddress } from './postgresAddress';
import type { DatabaseLimits } from './postgresLimits';
import type { KnownTables } from './storedRow';
import { writeProbe } from './writeProbe';

/** Statements that stay prepared per connection; further ones are planned each time. */
const STATEMENTS_KEPT = 500;
/** Connections of a process for requests and for jobs. The pools are separate, so that neither blocks the other. */
const CALL_CONNECTIONS = 12;
const JOB_CONNECTIONS = 4;

/**
 * Opens the PostgreSQL database at an address that {@link parsePostgresAddress} accepts. The limits bound the time of every
 * operation.
 */
export function openPostgres(address: string, limits: DatabaseLimits): Database {
  const hosts = new PostgresHosts(parsePostgresAddress(address));
  const pool = new PostgresPool(hosts, limits.calls, CALL_CONNECTIONS);
  const jobPool = new PostgresPool(hosts, limits.jobs, JOB_CONNECTIONS);
  const commits = new CommitChannel(hosts, pool);
  const name = statementNames();
  // Both share one adapter, since it identifies the database of a query.
  const adapter = new PostgresAdapter();
  const close = async () => {
    await commits.close();
    await Promise.all([pool.end(), jobPool.end()]);
  };
  const background = databaseOf({ pool: jobPool, commits, name, adapter, close });
  return databaseOf({ pool, commits, name, adapter, close, background });
}

interface Opened {
  pool: PostgresPool;
  commits: CommitChannel;
  name: (sql: string) => string | undefined;
  adapter: PostgresAdapter;
  close: () => Promise<void>;
  background?: Database;
}

function databaseOf({ pool, commits, name, adapter, close, background }: Opened): Database {
  const kysely = new Kysely<KnownTables>({ dialect: dialectOf({ pool, name, adapter }) });
  const tuples = async <R extends Tuple>(sql: string, parameters: readonly unknown[]) =>
    pool.query<R & unknown[]>({ text: sql, values: [...parameters], name: name(sql), rowMode: 'array' });
  const database: Database = {
    kind: 'postgres',
    read: kysely as Queries,
    within: (queries) => queries,
    get whole() {
      return database;
    },
    get background() {
      return background ?? database;
    },
    all: async <R extends object>(sql: string, parameters: readonly unknown[]) =>
      pool.query<R>({ text: sql, values: [...parameters], name: name(sql) }),
    tuples,
    commitStamp: () => undefined,
    readInParallel: async <S extends readonly Statement[]>(statements: S) =>
      (await Promise.all(statements.map(({ sql, parameters }) => tuples(sql, parameters)))) as unknown as FoundBy<S>,
    onCommit: (listener) => commits.add(listener),
    async write(work) {
      const result = await retried(() =>
        kysely.transaction().execute((transaction) => work(transaction as WriteTransaction)),
      );
      commits.tell();
      return result;
    },
    probe: () => writeProbe(kysely),
    // The database server vacuums by itself. Vacuuming frees the space but overwrites nothing.
    purge: async () => undefined,
    close,
  };
  return database;
}

/** SQLSTATE `deadlock_detected`: the database aborted one of the transactions. */
const DEADLOCK = '40P01';
const TRIES = 5;

/** Retries a transaction that was aborted by a deadlock, which has rolled it back. */
async function retried<T>(run: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await run();
    } catch (error) {
      const isDeadlock = error instanceof Error && 'code' in error && error.code === DEADLOCK;
      if (!isDeadlock || attempt === TRIES) throw error;
    }
  }
}

/**
 * Names statements by their text. Returns `undefined` (not prepared) when too many are known, and for searches by part of a
 * text. The best plan of such a search depends on the text, but a prepared statement soon gets one generic plan.
 */
function statementNames(): (sql: string) => string | undefined {
  const names = new Map<string, string>();
  return (sql) => {
    const known = names.get(sql);
    if (known) return known;
    if (names.size >= STATEMENTS_KEPT || sql.includes(' like ')) return undefined;
    const fresh = `q${names.size}`;
    names.set(sql, fresh);
    return fresh;
  };
}

class Connection implements DatabaseConnection {
  constructor(
    readonly connection: PostgresConnection,
    readonly nameOf: (sql: string) => string | undefined,
  ) {}

  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    const result = await this.connection.query<R & pg.QueryResultRow>({
      text: sql,
      values: [...parameters],
      name: this.nameOf(sql),
    });
    return { rows: result.rows, numAffectedRows: BigInt(result.rowCount ?? 0) };
  }

  streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('rows are read page by page, not streamed');
  }
}

function dialectOf({ pool, name, adapter }: Pick<Opened, 'pool' | 'name' | 'adapter'>): Dialect {
  return {
    createAdapter: () => adapter,
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
    createDriver: () => driverOf(pool, name),
  };
}

function driverOf(pool: PostgresPool, nameOf: (sql: string) => string | undefined): Driver {
  const within = (connection: DatabaseConnection): PostgresConnection => {
    if (!(connection instanceof Connection)) throw new TypeError('a connection of another database');
    return connection.connection;
  };
  return {
    init: async () => undefined,
    acquireConnection: async () => new Connection(await pool.connect(), nameOf),
    releaseConnection: async (connection) => within(connection).release(),
    beginTransaction: async (connection) => {
      await within(connection).query({ text: 'BEGIN' });
    },
    commitTransaction: async (connection) => {
      const { command } = await within(connection).query({ text: 'COMMIT' });
      // PostgreSQL responds to COMMIT with ROLLBACK when a statement has failed and its error was ignored.
      if (command !== 'COMMIT') throw new Error('a statement of the transaction has failed; nothing was written');
    },
    // The original error is already reported. If the rollback fails, the database drops the transaction with the connection.
    rollbackTransaction: async (connection) => {
      const own = within(connection);
      if (own.isUsable) await own.query({ text: 'ROLLBACK' }).catch(() => undefined);
    },
    destroy: () => pool.end(),
  };
}
