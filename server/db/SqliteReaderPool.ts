import Libsql from 'libsql/promise';
import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';
import type { Statement, Tuple } from './database';

/** Connections that read beside one another; opened with the first read. */
const READERS = 2;
/** Prepared statements kept per connection; the least recently used goes first. */
const STATEMENTS_KEPT = 200;
const SETTINGS = [
  'PRAGMA busy_timeout = 1000',
  'PRAGMA query_only = ON',
  'PRAGMA cache_size = -8000',
  'PRAGMA temp_store = MEMORY',
  // Reads straight from the system's file cache, as far as SQLite allows (2 GiB).
  'PRAGMA mmap_size = 2147418112',
];

/** Reads of a SQLite file that take long: in threads of the driver, while this process goes on. */
export class SqliteReaderPool {
  readonly #file: string;
  #readers: Reader[] = [];

  constructor(file: string) {
    this.#file = file;
  }

  /** Runs statements on the readers that have least to do; each sees what was committed when it began. */
  run(statements: readonly Statement[]): Promise<readonly Tuple[][]> {
    if (this.#readers.length === 0) this.#readers = Array.from({ length: READERS }, () => new Reader(this.#file));
    return Promise.all(statements.map((statement) => this.#idlest().run(statement)));
  }

  /** Waits for reads that are under way. */
  async close(): Promise<void> {
    await Promise.all(this.#readers.map((reader) => reader.close()));
    this.#readers = [];
  }

  #idlest(): Reader {
    return this.#readers.reduce((best, reader) => (reader.waiting < best.waiting ? reader : best));
  }
}

interface AsyncStatement {
  raw(): AsyncStatement;
  all(parameters: unknown[]): Promise<Tuple[]>;
}

/** One connection; a statement of it is run once at a time. */
class Reader {
  readonly #handle: Libsql;
  readonly #statements = new LRUCache<string, AsyncStatement>({ max: STATEMENTS_KEPT });
  readonly #inTurn = pLimit(1);
  readonly #ready: Promise<void>;

  constructor(file: string) {
    this.#handle = new Libsql(file, {});
    this.#ready = this.#prepareConnection();
    // A failure is told to whoever reads.
    this.#ready.catch(() => undefined);
  }

  get waiting(): number {
    return this.#inTurn.activeCount + this.#inTurn.pendingCount;
  }

  run({ sql, parameters }: Statement): Promise<Tuple[]> {
    return this.#inTurn(async () => {
      await this.#ready;
      return (await this.#prepared(sql)).all(bindable(parameters));
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
    const known = this.#statements.get(sql);
    if (known) return known;
    const statement: AsyncStatement = (await this.#handle.prepare(sql)).raw();
    this.#statements.set(sql, statement);
    return statement;
  }
}

/** libsql ends the process when it is given a boolean, so none may reach it. */
export function bindable(parameters: readonly unknown[]): unknown[] {
  return parameters.map((value) => (typeof value === 'boolean' ? Number(value) : value));
}
