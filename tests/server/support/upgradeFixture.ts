import { copyFileSync, cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import Libsql from 'libsql';
import pg from 'pg';
import { afterAll, inject } from 'vitest';
import { postgresDatabases, type TestDatabases } from '../../../harness/postgres/postgresDatabases';
import type { SqlDialect } from '../../../server/db/database';

const FIXTURES = join(import.meta.dirname, '..', '..', 'fixtures', 'upgrade');
/** What the server keeps in its data folder besides the database. */
const KEPT_FILES = ['device.key', 'log.key', 'seal.key', 'files'];

/** Versions whose data is kept. */
export const upgradeVersions: readonly string[] = readdirSync(FIXTURES).filter((name) => /^\d/.test(name));

/** Data of kept versions, for the tests of the enclosing `describe` or file. */
export function keptVersions() {
  const folder = mkdtempSync(join(tmpdir(), 'console-upgrade-'));
  const postgres = postgresDatabases(() => inject('postgresUrl'));
  afterAll(async () => {
    rmSync(folder, { recursive: true, force: true });
    await postgres.removeAll();
  });
  /** Databases that are copied for each test, by kind and version. */
  const loaded = new Map<string, Promise<string>>();
  return {
    /** Returns the address of a new database as this version left it. */
    async databaseOfVersion(kind: SqlDialect, version: string): Promise<string> {
      const key = `${kind} ${version}`;
      const template = loaded.get(key) ?? load({ kind, version, folder, postgres });
      loaded.set(key, template);
      if (kind === 'postgres') return postgres.copy(await template);
      const file = join(mkdtempSync(join(folder, 'database-')), 'care.db');
      copyFileSync(await template, file);
      return file;
    },
    /** A copy of this version's data folder, without the database. */
    dataFolderOfVersion(version: string): string {
      const copy = mkdtempSync(join(folder, 'data-'));
      for (const name of KEPT_FILES) {
        const from = join(FIXTURES, version, name);
        if (existsSync(from)) cpSync(from, join(copy, name), { recursive: true });
      }
      return copy;
    },
  };
}

interface ToLoad {
  kind: SqlDialect;
  version: string;
  folder: string;
  postgres: TestDatabases;
}

async function load({ kind, version, folder, postgres }: ToLoad): Promise<string> {
  const dump = brotliDecompressSync(readFileSync(join(FIXTURES, version, `${kind}.sql.br`))).toString();
  if (kind === 'sqlite') {
    const file = join(folder, `${version}.db`);
    const database = new Libsql(file);
    database.exec(`begin; ${dump} commit`);
    database.close();
    return file;
  }
  const address = await postgres.create();
  const client = new pg.Client({ connectionString: address });
  await client.connect();
  try {
    // Several statements sent together are one transaction.
    await client.query(dump);
  } finally {
    await client.end();
  }
  return address;
}
