import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Mutex } from 'es-toolkit/promise/mutex';
import { type Dialect, type Driver, Kysely, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler } from 'kysely';
import type { Database, Queries, Statement, StatementResults, WriteTransaction } from '../database';
import { ListenerSet } from '../ListenerSet';
import type { KnownTables } from '../rows/storedRow';
import { writeProbe } from '../writeProbe';
import { SqliteConnection } from './SqliteConnection';
import { SqliteReaderPool } from './SqliteReaderPool';

/** Polling interval in milliseconds for commits of other processes, while there are listeners. */
const POLL_MS = 500;
/** Polling interval in milliseconds of a probe that waits for a transaction to begin. */
const PROBE_POLL_MS = 20;

/**
 * Opens or creates a SQLite file. One connection writes, one transaction at a time. Another one reads, so that reads never
 * wait and never see uncommitted rows. The reader pool has two more. A commit is on disk before it is acknowledged.
 */
export function openSqlite(file: string): Database {
  mkdirSync(dirname(file), { recursive: true });
  const writer = new SqliteConnection(file);
  // Overwrites deleted and changed content, so that it cannot be recovered from the file.
  writer.exec('PRAGMA secure_delete = ON');
  const reader = new SqliteConnection(file);
  reader.exec('PRAGMA query_only = ON');
  const readers = new SqliteReaderPool(file);
  const mutex = new Mutex();
  // Both share one adapter, since it identifies the database of a query.
  const adapter = new SqliteAdapter();
  const read = new Kysely<KnownTables>({ dialect: createDialect({ mutex: new Mutex(), connection: reader, adapter }) });
  const write = new Kysely<KnownTables>({ dialect: createDialect({ mutex, connection: writer, adapter }) });
  const commits = new ListenerSet(() => {
    let lastVersion = reader.dataVersion();
    const timer = setInterval(() => {
      const version = reader.dataVersion();
      if (version !== lastVersion) commits.notify();
      lastVersion = version;
    }, POLL_MS);
    timer.unref();
    return () => clearInterval(timer);
  });
  let isWriting = false;
  let probing: Promise<void> | undefined;
  /** A running transaction proves as much as a probe, which would have to wait for its end. */
  const waitForTransaction = async () => {
    while (probing && !isWriting) await delay(PROBE_POLL_MS);
  };
  const database: Database = {
    dialect: 'sqlite',
    read: read as Queries,
    applyScope: (queries) => queries,
    get unscoped() {
      return database;
    },
    get background() {
      return database;
    },
    all: (sql, parameters) => reader.all(sql, parameters),
    rowsAsArrays: (sql, parameters) => reader.rowsAsArrays(sql, parameters),
    // The reader never commits, so it sees every commit as one of another connection.
    changeCounter: () => reader.dataVersion(),
    readInParallel: async <S extends readonly Statement[]>(statements: S) =>
      (await readers.run(statements)) as unknown as StatementResults<S>,
    onCommit: (listener) => commits.add(listener),
    async write(work) {
      const result = await write.transaction().execute(async (transaction) => {
        isWriting = true;
        try {
          return await work(transaction as WriteTransaction);
        } finally {
          isWriting = false;
        }
      });
      commits.notify();
      return result;
    },
    async probe() {
      probing ??= writeProbe(write).finally(() => {
        probing = undefined;
      });
      await Promise.race([probing, waitForTransaction()]);
    },
    async eraseDeletedContent() {
      await mutex.acquire();
      try {
        writer.exec('PRAGMA wal_checkpoint(TRUNCATE)');
      } finally {
        mutex.release();
      }
    },
    async close() {
      commits.clear();
      await mutex.acquire();
      await readers.close();
      reader.close();
      writer.close();
    },
  };
  return database;
}

interface DialectOptions {
  mutex: Mutex;
  connection: SqliteConnection;
  adapter: SqliteAdapter;
}

function createDialect({ mutex, connection, adapter }: DialectOptions): Dialect {
  return {
    createAdapter: () => adapter,
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
    createDriver: () => createDriver(mutex, connection),
  };
}

function createDriver(mutex: Mutex, connection: SqliteConnection): Driver {
  return {
    init: async () => undefined,
    acquireConnection: async () => {
      await mutex.acquire();
      return connection;
    },
    releaseConnection: async () => mutex.release(),
    beginTransaction: () => connection.begin(),
    commitTransaction: async () => connection.exec('COMMIT'),
    rollbackTransaction: async () => connection.rollBack(),
    destroy: async () => connection.close(),
  };
}
