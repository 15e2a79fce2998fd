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
import pg from 'pg';
import { CommitChannel } from './CommitChannel';
import type { Database, FoundBy, Queries, Statement, Tuple, WriteTransaction } from './database';
import type { KnownTables } from './storedRow';

const INT8_OID = 20;
const NUMERIC_OID = 1700;
/** Statements that stay prepared per connection; rarer ones are planned each time. */
const STATEMENTS_KEPT = 500;

/** Indexes lie in memory or on flash, so walking one costs little more than reading straight on; queries are short. */
const PLANNER = '-c random_page_cost=1.1 -c jit=off';

/** Opens a pool of connections to the PostgreSQL database at `url`. `size` is the most connections held. */
export function openPostgres(url: string, size = 12): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: size,
    options: PLANNER,
    types: postgresTypes,
  });
  // A dropped idle connection is replaced by the next query; without a listener it would end the process.
  pool.on('error', (error) => console.error('postgres connection lost:', error.message));
  const name = statementNames();
  const kysely = new Kysely<KnownTables>({ dialect: dialectOf(pool, name) });
  const tuples = async <R extends Tuple>(sql: string, parameters: readonly unknown[]) =>
    (await pool.query<R & unknown[]>({ text: sql, values: [...parameters], name: name(sql), rowMode: 'array' })).rows;
  const commits = new CommitChannel(url, pool);
  const database: Database = {
    kind: 'postgres',
    read: kysely as Queries,
    within: (queries) => queries,
    get whole() {
      return database;
    },
    all: async <R extends object>(sql: string, parameters: readonly unknown[]) =>
      (await pool.query<R>({ text: sql, values: [...parameters], name: name(sql) })).rows,
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
    // Vacuuming, which the server of the database does by itself, frees the room; it overwrites nothing.
    purge: async () => undefined,
    async close() {
      await commits.close();
      await pool.end();
    },
  };
  return database;
}

/** Two writers waited for one another crosswise and the database gave up one of them. */
const DEADLOCK = '40P01';
const TRIES = 5;

/** Runs a transaction again that fell victim to a deadlock; it has left no trace. */
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

// Ids, moments and money stay below 2^53 by definition of their fields.
const numberParsers = new Map([
  [INT8_OID, Number],
  [NUMERIC_OID, Number],
]);

/** Reads values as the product keeps them: whole and decimal numbers as numbers. */
export const postgresTypes: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) => numberParsers.get(oid) ?? pg.types.getTypeParser(oid, format),
};

/**
 * Names statements by their text; `undefined` (not prepared) when too many are known, and for a search by a part of a
 * text: which plan is good depends on the text, and a prepared statement soon gets one plan for all.
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
    readonly client: pg.PoolClient,
    readonly nameOf: (sql: string) => string | undefined,
  ) {}

  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    const result = await this.client.query({ text: sql, values: [...parameters], name: this.nameOf(sql) });
    return { rows: result.rows, numAffectedRows: BigInt(result.rowCount ?? 0) };
  }

  streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('rows are read page by page, not streamed');
  }
}

function dialectOf(pool: pg.Pool, nameOf: (sql: string) => string | undefined): Dialect {
  return {
    createAdapter: () => new PostgresAdapter(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
    createDriver: () => driverOf(pool, nameOf),
  };
}

function driverOf(pool: pg.Pool, nameOf: (sql: string) => string | undefined): Driver {
  const run = async (connection: DatabaseConnection, sql: string) => {
    if (connection instanceof Connection) await connection.client.query(sql);
  };
  return {
    init: async () => undefined,
    acquireConnection: async () => new Connection(await pool.connect(), nameOf),
    releaseConnection: async (connection) => {
      if (connection instanceof Connection) connection.client.release();
    },
    beginTransaction: (connection) => run(connection, 'BEGIN'),
    commitTransaction: (connection) => run(connection, 'COMMIT'),
    rollbackTransaction: (connection) => run(connection, 'ROLLBACK'),
    destroy: () => pool.end(),
  };
}
