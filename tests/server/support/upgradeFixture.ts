import { copyFileSync, cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import Libsql from 'libsql';
import pg from 'pg';
import { afterAll, inject } from 'vitest';
import type { DatabaseKind } from '../../../server/db/database';
import { postgresDatabases } from './postgresDatabases';

const FIXTURES = join(import.meta.dirname, '..', '..', 'fixtures', 'upgrade');
/** What the server keeps in its data folder besides the database. */
const KEPT_FILES = ['device.key', 'files'];

/** Versions whose data is kept. */
export const upgradeVersions: readonly string[] = readdirSync(FIXTURES).filter((name) => /^\d/.test(name));

const folder = mkdtempSync(join(tmpdir(), 'console-upgrade-'));
const postgres = postgresDatabases(() => inject('postgresUrl'));
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await postgres.removeAll();
});

/** Databases that are copied for each test, by kind and version. */
const loaded = new Map<string, Promise<string>>();

/** Answers the address of a new database as this version left it. */
export async function databaseOfVersion(kind: DatabaseKind, version: string): Promise<string> {
  const key = `${kind} ${version}`;
  const template = loaded.get(key) ?? load(kind, version);
  loaded.set(key, template);
  if (kind === 'postgres') return postgres.copy(await template);
  const file = join(mkdtempSync(join(folder, 'database-')), 'care.db');
  copyFileSync(await template, file);
  return file;
}

/** A copy of this version's data folder, without the database. */
export function dataFolderOfVersion(version: string): string {
  const copy = mkdtempSync(join(folder, 'data-'));
  for (const name of KEPT_FILES) {
    const from = join(FIXTURES, version, name);
    if (existsSync(from)) cpSync(from, join(copy, name), { recursive: true });
  }
  return copy;
}

async function load(kind: DatabaseKind, version: string): Promise<string> {
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
    // Several statements sent as one are one transaction.
    await client.query(dump);
  } finally {
    await client.end();
  }
  return address;
}
