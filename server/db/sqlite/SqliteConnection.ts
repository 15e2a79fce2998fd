import { setTimeout as delay } from 'node:timers/promises';
import type { CompiledQuery, DatabaseConnection, QueryResult } from 'kysely';
import Libsql from 'libsql';
import { LRUCache } from 'lru-cache';
import type { Tuple } from '../database';
import { toBindable } from './SqliteReaderPool';

/** Milliseconds that a write waits for a writer of another process before it fails. */
const WRITE_WAIT_MS = 15_000;
/** Prepared statements cached per connection (LRU). */
const STATEMENT_CACHE_SIZE = 500;

/** One libsql connection with its prepared statements. */
export class SqliteConnection implements DatabaseConnection {
  readonly #handle: Libsql.Database;
  readonly #statements = new LRUCache<string, Libsql.Statement>({ max: STATEMENT_CACHE_SIZE });
  readonly #tupleStatements = new LRUCache<string, Libsql.Statement>({ max: STATEMENT_CACHE_SIZE });

  constructor(file: string) {
    this.#handle = openFile(file);
    // Waiting inside SQLite would block this process, so the timeout is short after setup. A writer waits in `begin`
    // instead.
    this.exec('PRAGMA busy_timeout = 1000');
    this.exec('PRAGMA journal_mode = WAL');
    this.exec('PRAGMA synchronous = FULL');
    this.exec('PRAGMA foreign_keys = ON');
    this.exec('PRAGMA cache_size = -32000');
    this.exec('PRAGMA temp_store = MEMORY');
    // Reads directly from the page cache of the operating system, up to SQLite's maximum of 2 GiB. An index scan then copies
    // nothing.
    this.exec('PRAGMA mmap_size = 2147418112');
    // Shrinks the write-ahead log after a large write.
    this.exec('PRAGMA journal_size_limit = 67108864');
    // Statistics from a sample are good enough and do not delay a start.
    this.exec('PRAGMA analysis_limit = 1000');
    this.exec('PRAGMA busy_timeout = 20');
  }

  exec(sql: string): void {
    this.#handle.exec(sql);
  }

  all<R extends object>(sql: string, parameters: readonly unknown[]): R[] {
    return this.#prepare(sql).all(toBindable(parameters)) as R[];
  }

  rowsAsArrays<R extends Tuple>(sql: string, parameters: readonly unknown[]): R[] {
    return this.#prepare(sql, this.#tupleStatements).raw().all(toBindable(parameters)) as R[];
  }

  /** Returns a number that changes when another connection commits. */
  dataVersion(): number {
    const [version] = this.#prepare('PRAGMA data_version', this.#tupleStatements).raw().get() as [number];
    return version;
  }

  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    const statement = this.#prepare(sql);
    if (statement.reader) return { rows: statement.all(toBindable(parameters)) as R[] };
    const { changes, lastInsertRowid } = statement.run(toBindable(parameters));
    return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) };
  }

  async *streamQuery<R>({ sql, parameters }: CompiledQuery): AsyncIterableIterator<QueryResult<R>> {
    for (const row of this.#prepare(sql).iterate(toBindable(parameters))) yield { rows: [row as R] };
  }

  /** Starts a write transaction. While another process writes, it waits without blocking. */
  async begin(): Promise<void> {
    const deadline = Date.now() + WRITE_WAIT_MS;
    for (;;) {
      try {
        this.rollBack();
        this.exec('BEGIN IMMEDIATE');
        return;
      } catch (error) {
        if (!isBusy(error) || Date.now() > deadline) throw error;
        await delay(5 + Math.random() * 20);
      }
    }
  }

  /**
   * Rolls back a failed transaction. Never throws, so that the caller gets the original error. SQLite itself rolls back when
   * the disk is full. A rollback that fails now is repeated before the next transaction.
   */
  rollBack(): void {
    try {
      if (this.#handle.inTransaction) this.exec('ROLLBACK');
    } catch {
      // See the comment of the method.
    }
  }

  close(): void {
    this.#statements.clear();
    this.#tupleStatements.clear();
    this.#handle.close();
  }

  #prepare(sql: string, statements = this.#statements): Libsql.Statement {
    const cached = statements.get(sql);
    if (cached) return cached;
    const statement = this.#handle.prepare(sql);
    statements.set(sql, statement);
    return statement;
  }
}

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'code' in error && String(error.code).startsWith('SQLITE_BUSY');
}

/** libsql throws an error without a code when a file cannot be opened; this adds one. */
function openFile(file: string): Libsql.Database {
  try {
    return new Libsql(file);
  } catch (cause) {
    throw Object.assign(new Error(`the database file ${file} cannot be opened`, { cause }), {
      code: 'SQLITE_CANTOPEN',
    });
  }
}
