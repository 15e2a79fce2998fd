import Libsql from 'libsql/promise';
import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';
import type { Statement, Tuple } from '../database';

/** Connections that read in parallel; opened by the first read. */
const READERS = 2;
/** Prepared statements cached per connection (LRU). */
const STATEMENT_CACHE_SIZE = 200;
const SETTINGS = [
  'PRAGMA busy_timeout = 1000',
  'PRAGMA query_only = ON',
  'PRAGMA cache_size = -8000',
  'PRAGMA temp_store = MEMORY',
  // Reads directly from the page cache of the operating system, up to SQLite's maximum of 2 GiB.
  'PRAGMA mmap_size = 2147418112',
];

/** Runs long reads of a SQLite file in the driver's threads, so that they do not block this process. */
export class SqliteReaderPool {
  readonly #file: string;
  #readers: Reader[] = [];

  constructor(file: string) {
    this.#file = file;
  }

  /** Runs statements on the least busy readers. Each sees what was committed when it began. */
  run(statements: readonly Statement[]): Promise<readonly Tuple[][]> {
    if (this.#readers.length === 0) this.#readers = Array.from({ length: READERS }, () => new Reader(this.#file));
    return Promise.all(statements.map((statement) => this.#idlest().run(statement)));
  }

  /** Waits for running reads, then closes all connections. */
  async close(): Promise<void> {
    await Promise.all(this.#readers.map((reader) => reader.close()));
    this.#readers = [];
  }

  #idlest(): Reader {
    return this.#readers.reduce((best, reader) => (reader.queueLength < best.queueLength ? reader : best));
  }
}

interface AsyncStatement {
  raw(): AsyncStatement;
  all(parameters: unknown[]): Promise<Tuple[]>;
}

/** One connection, which runs one statement at a time. */
class Reader {
  readonly #handle: Libsql;
  readonly #statements = new LRUCache<string, AsyncStatement>({ max: STATEMENT_CACHE_SIZE });
  readonly #inTurn = pLimit(1);
  readonly #ready: Promise<void>;

  constructor(file: string) {
    this.#handle = new Libsql(file, {});
    this.#ready = this.#prepareConnection();
    // Every read awaits this promise and gets its rejection.
    this.#ready.catch(() => undefined);
  }

  get queueLength(): number {
    return this.#inTurn.activeCount + this.#inTurn.pendingCount;
  }

  run({ sql, parameters }: Statement): Promise<Tuple[]> {
    return this.#inTurn(async () => {
      await this.#ready;
      return (await this.#prepared(sql)).all(toBindable(parameters));
    });
  }

  async close(): Promise<void> {
    await this.#inTurn(() => undefined);
    this.#statements.clear();
    this.#handle.close();
  }

  async #prepareConnection(): Promise<void> {
    for (const setting of SETTINGS) await this.#handle.exec(setting);
  }

  async #prepared(sql: string): Promise<AsyncStatement> {
    const cached = this.#statements.get(sql);
    if (cached) return cached;
    const statement: AsyncStatement = (await this.#handle.prepare(sql)).raw();
    this.#statements.set(sql, statement);
    return statement;
  }
}

/** Converts booleans to numbers, because libsql crashes the process when it binds a boolean. */
export function toBindable(parameters: readonly unknown[]): unknown[] {
  return parameters.map((value) => (typeof value === 'boolean' ? Number(value) : value));
}
