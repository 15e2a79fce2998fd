import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { Mutex } from 'es-toolkit/promise/mutex';
import { type Dialect, type Driver, Kysely, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler } from 'kysely';
import type { Database, FoundBy, Queries, Statement, WriteTransaction } from './database';
import { SqliteConnection } from './SqliteConnection';
import { SqliteReaderPool } from './SqliteReaderPool';
import type { KnownTables } from './storedRow';

/**
 * Opens (or creates) a SQLite file. One connection writes, one transaction at a time; another reads, so that reads
 * never wait and never see what is not committed; two more read in the readers. A commit is on disk before it is acknowledged.
 */
export function openSqlite(file: string): Database {
  mkdirSync(dirname(file), { recursive: true });
  const writer = new SqliteConnection(file);
  const reader = new SqliteConnection(file);
  reader.exec('PRAGMA query_only = ON');
  const readers = new SqliteReaderPool(file);
  const mutex = new Mutex();
  const read = new Kysely<KnownTables>({ dialect: dialectOf(new Mutex(), reader) });
  const write = new Kysely<KnownTables>({ dialect: dialectOf(mutex, writer) });
  const database: Database = {
    kind: 'sqlite',
    read: read as Queries,
    within: (queries) => queries,
    get whole() {
      return database;
    },
    all: (sql, parameters) => reader.all(sql, parameters),
    tuples: (sql, parameters) => reader.tuples(sql, parameters),
    readInParallel: async <S extends readonly Statement[]>(statements: S) =>
      (await readers.run(statements)) as unknown as FoundBy<S>,
    write: (work) => write.transaction().execute((transaction) => work(transaction as WriteTransaction)),
    async close() {
      await mutex.acquire();
      await readers.close();
      reader.close();
      writer.close();
    },
  };
  return database;
}

function dialectOf(mutex: Mutex, connection: SqliteConnection): Dialect {
  return {
    createAdapter: () => new SqliteAdapter(),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
    createDriver: () => driverOf(mutex, connection),
  };
}

function driverOf(mutex: Mutex, connection: SqliteConnection): Driver {
  return {
    init: async () => undefined,
    acquireConnection: async () => {
      await mutex.acquire();
      return connection;
    },
    releaseConnection: async () => mutex.release(),
    beginTransaction: () => connection.begin(),
    commitTransaction: async () => connection.exec('COMMIT'),
    rollbackTransaction: async () => connection.exec('ROLLBACK'),
    destroy: async () => connection.close(),
  };
}
