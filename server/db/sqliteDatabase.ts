import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  Kysely,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import Libsql from 'libsql';
import type { Database, Row, Tables, Tuple } from './database';
import { bindable, SqliteBackground } from './SqliteBackground';

/** Milliseconds a write waits for a writer of another process before it fails. */
const WRITE_WAIT_MS = 15_000;
/** Prepared statements kept per connection; the oldest goes first. */
const STATEMENTS_KEPT = 500;

/**
 * Opens (or creates) a SQLite file. One connection writes, one transaction at a time; another reads, so that reads
 * never wait and never see what is not committed; two more read in the background. A commit is on disk before it is acknowledged.
 */
export function openSqlite(file: string): Database {
  mkdirSync(dirname(file), { recursive: true });
  const writer = new Connection(file);
  const reader = new Connection(file);
  reader.exec('PRAGMA query_only = ON');
  const background = new SqliteBackground(file);
  const mutex = new Mutex();
  const read = new Kysely<Tables>({ dialect: dialectOf(new Mutex(), reader) });
  const write = new Kysely<Tables>({ dialect: dialectOf(mutex, writer) });
  const database: Database = {
    kind: 'sqlite',
    read,
    within: (queries) => queries,
    get whole() {
      return database;
    },
    all: (sql, parameters) => reader.all(sql, parameters),
    tuples: (sql, parameters) => reader.tuples(sql, parameters),
    together: (statements) => background.run(statements),
    write: (work) => write.transaction().execute(work),
    async close() {
      await mutex.lock();
      await background.close();
      reader.close();
      writer.close();
    },
  };
  return database;
}

/** One libsql connection with its prepared statements. */
class Connection implements DatabaseConnection {
  readonly #handle: Libsql.Database;
  readonly #statements = new Map<string, Libsql.Statement>();
  readonly #tupleStatements = new Map<string, Libsql.Statement>();

  constructor(file: string) {
    this.#handle = new Libsql(file);
    // Waiting inside SQLite would stop this process; a writer waits in `begin` instead.
    this.exec('PRAGMA busy_timeout = 1000');
    this.exec('PRAGMA journal_mode = WAL');
    this.exec('PRAGMA synchronous = FULL');
    this.exec('PRAGMA foreign_keys = ON');
    this.exec('PRAGMA cache_size = -32000');
    this.exec('PRAGMA temp_store = MEMORY');
    // Reads straight from the system's file cache, as far as SQLite allows (2 GiB); a scan of an index then copies nothing.
    this.exec('PRAGMA mmap_size = 2147418112');
    // What a large write left behind is given back.
    this.exec('PRAGMA journal_size_limit = 67108864');
    // Statistics from a sample are good enough and do not hold up a start.
    this.exec('PRAGMA analysis_limit = 1000');
    this.exec('PRAGMA busy_timeout = 20');
  }

  exec(sql: string): void {
    this.#handle.exec(sql);
  }

  all(sql: string, parameters: readonly unknown[]): Row[] {
    return this.#prepare(sql).all(bindable(parameters)) as Row[];
  }

  tuples(sql: string, parameters: readonly unknown[]): Tuple[] {
    return this.#prepare(sql, this.#tupleStatements).raw().all(bindable(parameters)) as Tuple[];
  }

  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    const statement = this.#prepare(sql);
    if (statement.reader) return { rows: statement.all(bindable(parameters)) as R[] };
    const { changes, lastInsertRowid } = statement.run(bindable(parameters));
    return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) };
  }

  async *streamQuery<R>({ sql, parameters }: CompiledQuery): AsyncIterableIterator<QueryResult<R>> {
    for (const row of this.#prepare(sql).iterate(bindable(parameters))) yield { rows: [row as R] };
  }

  /** Starts a write transaction, waiting without blocking while another process writes. */
  async begin(): Promise<void> {
    const deadline = Date.now() + WRITE_WAIT_MS;
    for (;;) {
      try {
        this.exec('BEGIN IMMEDIATE');
        return;
      } catch (error) {
        if (!isBusy(error) || Date.now() > deadline) throw error;
        await delay(5 + Math.random() * 20);
      }
    }
  }

  close(): void {
    this.#statements.clear();
    this.#tupleStatements.clear();
    this.#handle.close();
  }

  #prepare(sql: string, statements = this.#statements): Libsql.Statement {
    const known = statements.get(sql);
    if (known) return known;
    const statement = this.#handle.prepare(sql);
    if (statements.size >= STATEMENTS_KEPT) {
      const [oldest] = statements.keys();
      if (oldest !== undefined) statements.delete(oldest);
    }
    statements.set(sql, statement);
    return statement;
  }
}

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'code' in error && String(error.code).startsWith('SQLITE_BUSY');
}

function dialectOf(mutex: Mutex, connection: Connection): Dialect {
  return {
    createAdapter: () => new SqliteAdapter(),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
    createDriver: () => driverOf(mutex, connection),
  };
}

function driverOf(mutex: Mutex, connection: Connection): Driver {
  return {
    init: async () => undefined,
    acquireConnection: async () => {
      await mutex.lock();
      return connection;
    },
    releaseConnection: async () => mutex.unlock(),
    beginTransaction: () => connection.begin(),
    commitTransaction: async () => connection.exec('COMMIT'),
    rollbackTransaction: async () => connection.exec('ROLLBACK'),
    destroy: async () => connection.close(),
  };
}

/** Lets one holder at a time through, in the order of asking. */
class Mutex {
  #tail: Promise<void> = Promise.resolve();
  #release: () => void = () => undefined;

  async lock(): Promise<void> {
    const before = this.#tail;
    let release: () => void = () => undefined;
    this.#tail = new Promise((resolve) => {
      release = resolve;
    });
    await before;
    this.#release = release;
  }

  unlock(): void {
    this.#release();
  }
}
