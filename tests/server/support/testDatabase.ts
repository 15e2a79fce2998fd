import { randomBytes } from 'node:crypto';
import { copyFileSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, inject } from 'vitest';
import { postgresDatabases, type TestDatabases } from '../../../harness/postgres/postgresDatabases';
import type { Database, SqlDialect } from '../../../server/db/database';
import { openDatabase } from '../../../server/db/openDatabase';
import { unlocked } from './testKey';

/** Gives a test its own database; closes and removes it when the file's tests are done. */
export interface OpenTestDatabase {
  readonly kind: SqlDialect;
  /** A new database with every table and no row. */
  (): Promise<Database>;
  /** A new database as after a first start, with the super admin of `ADMIN_PASSWORD`. */
  started(): Promise<Database>;
  /** The address of a new database, for tests that open it themselves; without tables when `empty`. */
  address(options?: { empty: boolean }): Promise<string>;
}

/**
 * Runs the same tests on a SQLite file and on a real PostgreSQL.
 *
 * @example describeOnBothDatabases('insert', (open) => { it('…', async () => { const database = await open(); … }) })
 */
export function describeOnBothDatabases(title: string, tests: (open: OpenTestDatabase) => void): void {
  describe.each<SqlDialect>(['sqlite', 'postgres'])(`${title} (%s)`, (kind) => tests(testDatabases(kind)));
}

/** Databases of one kind for the enclosing `describe`. */
export function testDatabases(kind: SqlDialect): OpenTestDatabase {
  const source = kind === 'sqlite' ? sqliteFiles() : postgresDatabases(() => inject('postgresUrl'));
  const opened: Database[] = [];

  const address: OpenTestDatabase['address'] = (options) =>
    options?.empty ? source.create() : source.copy(inject('templates').migrated[kind]);
  const opening = (copied: string) => {
    const database = closedOnce(unlocked(openDatabase(copied)));
    opened.push(database);
    return database;
  };
  const open = async () => opening(await address());
  const started = async () => opening(await source.copy(inject('templates').started[kind]));
  afterAll(async () => {
    try {
      await Promise.all(opened.map((database) => database.close()));
    } finally {
      await source.removeAll();
    }
  });
  return Object.assign(open, { kind, address, started });
}

/** The test (or the server it started) may close the database before the end of the file does. */
function closedOnce(database: Database): Database {
  let closing: Promise<void> | undefined;
  return {
    ...database,
    close() {
      closing ??= database.close();
      return closing;
    },
  };
}

/** The same for SQLite: files in a separate folder. */
function sqliteFiles(): TestDatabases {
  const folder = mkdtempSync(join(tmpdir(), 'console-sqlite-'));
  const create = async () => join(folder, `${randomBytes(6).toString('hex')}.sqlite`);
  return {
    create,
    async copy(template) {
      const file = await create();
      // The last writes may still be in the file beside it.
      for (const part of ['', '-wal']) if (existsSync(template + part)) copyFileSync(template + part, file + part);
      return file;
    },
    async removeAll() {
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
