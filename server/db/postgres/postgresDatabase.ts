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
import type { Database, Queries, Statement, StatementResults, Tuple, WriteTransaction } from '../database';
import type { KnownTables } from '../rows/storedRow';
import { writeProbe } from '../writeProbe';
import { CommitChannel } from './CommitChannel';
import { PostgresHosts } from './PostgresHosts';
import { type PostgresConnection, PostgresPool } from './PostgresPool';
import { parsePostgresAddress } from './postgresAddress';
import type { DatabaseLimits } from './postgresLimits';

/** Statements that stay prepared per connection; further ones are planned each time. */
const STATEMENT_CACHE_SIZE = 500;
/** Connections of a process for requests and for jobs. The pools are separate, so that neither blocks the other. */
const REQUEST_CONNECTIONS = 12;
const JOB_CONNECTIONS = 4;

/**
 * Opens the PostgreSQL database at an address that {@link parsePostgresAddress} accepts. The limits bound the time of every
 * operation.
 */
export function openPostgres(address: string, limits: DatabaseLimits): Database {
  const hosts = new PostgresHosts(parsePostgresAddress(address));
  const pool = new PostgresPool(hosts, limits.requests, REQUEST_CONNECTIONS);
  const jobPool = new PostgresPool(hosts, limits.jobs, JOB_CONNECTIONS);
  const commits = new CommitChannel(hosts, pool);
  const nameStatement = statementNames();
  // Both share one adapter, since it identifies the database of a query.
  const adapter = new PostgresAdapter();
  const close = async () => {
    await commits.close();
    await Promise.all([pool.end(), jobPool.end()]);
  };
  const background = createDatabase({ pool: jobPool, commits, nameStatement, adapter, close });
  return createDatabase({ pool, commits, nameStatement, adapter, close, background });
}

interface PoolOptions {
  pool: PostgresPool;
  commits: CommitChannel;
  nameStatement: (sql: string) => string | undefined;
  adapter: PostgresAdapter;
  close: () => Promise<void>;
  background?: Database;
}

function createDatabase({ pool, commits, nameStatement, adapter, close, background }: PoolOptions): Database {
  const kysely = new Kysely<KnownTables>({ dialect: createDialect({ pool, nameStatement, adapter }) });
  const rowsAsArrays = async <R extends Tuple>(sql: string, parameters: readonly unknown[]) =>
    pool.query<R & unknown[]>({ text: sql, values: [...parameters], name: nameStatement(sql), rowMode: 'array' });
  const database: Database = {
    dialect: 'postgres',
    read: kysely as Queries,
    applyScope: (queries) => queries,
    get unscoped() {
      return database;
    },
    get background() {
      return background ?? database;
    },
    all: async <R extends object>(sql: string, parameters: readonly unknown[]) =>
      pool.query<R>({ text: sql, values: [...parameters], name: nameStatement(sql) }),
    rowsAsArrays,
    changeCounter: () => undefined,
    readInParallel: async <S extends readonly Statement[]>(statements: S) =>
      (await Promise.all(
        statements.map(({ sql, parameters }) => rowsAsArrays(sql, parameters)),
      )) as unknown as StatementResults<S>,
    onCommit: (listener) => commits.add(listener),
    async write(work) {
      const result = await retryOnDeadlock(() =>
        kysely.transaction().execute((transaction) => work(transaction as WriteTransaction)),
      );
      commits.notify();
      return result;
    },
    probe: () => writeProbe(kysely),
    // The database server vacuums by itself. Vacuuming frees the space but overwrites nothing.
    eraseDeletedContent: async () => undefined,
    close,
  };
  return database;
}

/** SQLSTATE `deadlock_detected`: the database aborted one of the transactions. */
const DEADLOCK = '40P01';
const ATTEMPTS_MAX = 5;

/** Retries a transaction that was aborted by a deadlock, which has rolled it back. */
async function retryOnDeadlock<T>(run: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await run();
    } catch (error) {
      const isDeadlock = error instanceof Error && 'code' in error && error.code === DEADLOCK;
      if (!isDeadlock || attempt === ATTEMPTS_MAX) throw error;
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
    const cachedName = names.get(sql);
    if (cachedName) return cachedName;
    if (names.size >= STATEMENT_CACHE_SIZE || sql.includes(' like ')) return undefined;
    const newName = `q${names.size}`;
    names.set(sql, newName);
    return newName;
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

function createDialect({
  pool,
  nameStatement,
  adapter,
}: Pick<PoolOptions, 'pool' | 'nameStatement' | 'adapter'>): Dialect {
  return {
    createAdapter: () => adapter,
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
    createDriver: () => createDriver(pool, nameStatement),
  };
}

function createDriver(pool: PostgresPool, nameOf: (sql: string) => string | undefined): Driver {
  const unwrap = (connection: DatabaseConnection): PostgresConnection => {
    if (!(connection instanceof Connection)) throw new TypeError('a connection of another database');
    return connection.connection;
  };
  return {
    init: async () => undefined,
    acquireConnection: async () => new Connection(await pool.connect(), nameOf),
    releaseConnection: async (connection) => unwrap(connection).release(),
    beginTransaction: async (connection) => {
      await unwrap(connection).query({ text: 'BEGIN' });
    },
    commitTransaction: async (connection) => {
      const { command } = await unwrap(connection).query({ text: 'COMMIT' });
      // PostgreSQL responds to COMMIT with ROLLBACK when a statement has failed and its error was ignored.
      if (command !== 'COMMIT') throw new Error('a statement of the transaction has failed; nothing was written');
    },
    // The original error is already reported. If the rollback fails, the database drops the transaction with the connection.
    rollbackTransaction: async (connection) => {
      const postgresConnection = unwrap(connection);
      if (postgresConnection.isUsable) await postgresConnection.query({ text: 'ROLLBACK' }).catch(() => undefined);
    },
    destroy: () => pool.end(),
  };
}
