import { createReadStream } from 'node:fs';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { sql } from 'kysely';
import type { WriteTransaction } from '../db/database';
import { migrate, type Schema } from '../db/migrate';
import { isPostgres, openDatabase } from '../db/openDatabase';
import { Refusal } from '../db/Refusal';
import { newerMigration } from '../db/runMigrations';
import { contentPath, flushFolder } from '../files/diskFileStore';
import { isCode } from '../files/isCode';
import { writeMeasured } from './checksum';
import { requireUnused } from './inUse';
import { type Keys, keysOfBackup, writeKeys } from './keyFile';
import { loadTables, requireWhole, tableNames } from './loadTables';
import { FILES, type Manifest } from './manifest';
import { RESTORING } from './restoring';
import { listedContents, verifyBackup } from './verifyBackup';
import type { Installation } from './writeBackup';

/** Name of the SQLite file in a data folder, as in the server's configuration. */
const DATABASE_FILE = 'care.db';
/** Created by the file system. */
const LOST_AND_FOUND = 'lost+found';
const BEFORE = 'before-restore';

export interface RestoreOptions {
  backup: string;
  target: Installation;
  /** The key file; `undefined` restores no keys. */
  keyFile: string | undefined;
  /** Puts the content of the target aside instead of throwing. */
  isReplacing: boolean;
  /** The database schema of the present version. */
  schema: Schema;
  version: string;
  now: number;
}

export interface Restored {
  manifest: Manifest;
  /** New location of the previous data: a folder, and in PostgreSQL a schema. */
  aside: { folder?: string; schema?: string };
}

/**
 * Restores a backup into a data folder and a database, and upgrades it to the present version. Everything is prepared beside
 * the existing data and replaces it at the end.
 * @throws {Refusal} if the backup is damaged or newer, or the target is in use or not empty
 */
export async function restoreBackup(options: RestoreOptions): Promise<Restored> {
  const { backup, target, keyFile, isReplacing, schema, now } = options;
  const { manifest, damages } = await verifyBackup(backup);
  if (damages.length > 0) throw new Refusal(['The backup is damaged; nothing was restored.', ...damages].join('\n'));
  requireNotNewer(manifest, options);
  const keys: Keys = keyFile === undefined ? new Map() : await keysOfBackup(keyFile, manifest);
  if ((await entriesOf(target.dataDir)).length > 0 && !isReplacing) {
    throw new Refusal(`${target.dataDir} is not empty. With --replace, what is there is put aside.`);
  }
  await requireUnused(target.database);
  const staging = join(target.dataDir, RESTORING);
  await rm(staging, { recursive: true, force: true });
  await mkdir(staging, { recursive: true, mode: 0o700 });
  const stamp = new Date(now).toISOString().replace(/[-:.]/g, '');
  let asideSchema: string | undefined;
  try {
    await copyFiles(staging, { backup, manifest, keys });
    asideSchema = await loadDatabase(isPostgres(target.database) ? target.database : join(staging, DATABASE_FILE), {
      backup,
      manifest,
      schema,
      aside: isReplacing ? `before_restore_${stamp.toLowerCase()}` : undefined,
    });
  } catch (error) {
    await rm(staging, { recursive: true, force: true });
    throw error;
  }
  const before = await entriesOf(target.dataDir);
  const folder = before.length > 0 ? join(target.dataDir, `${BEFORE}-${stamp}`) : undefined;
  if (folder) {
    await mkdir(folder, { mode: 0o700 });
    for (const name of before) await rename(join(target.dataDir, name), join(folder, name));
  }
  for (const name of await readdir(staging)) await rename(join(staging, name), join(target.dataDir, name));
  await flushFolder(target.dataDir);
  await rm(staging, { recursive: true });
  return { manifest, aside: { ...(folder && { folder }), ...(asideSchema && { schema: asideSchema }) } };
}

/** Lists a data folder, without what restores have put aside or left unfinished. */
async function entriesOf(dataDir: string): Promise<string[]> {
  const names = await readdir(dataDir).catch((error: unknown) => {
    if (isCode(error, 'ENOENT')) return [];
    throw error;
  });
  return names.filter((name) => name !== RESTORING && name !== LOST_AND_FOUND && !name.startsWith(`${BEFORE}-`));
}

/** @throws {Refusal} if a newer version made the backup */
export function requireNotNewer({ version, migrations }: Manifest, present: { version: string; schema: Schema }): void {
  const isNewer = version.localeCompare(present.version, 'en', { numeric: true }) > 0;
  if (!isNewer && newerMigration(migrations, present.schema.migrations ?? {}) === undefined) return;
  throw new Refusal(
    `Version ${version} made this backup, which is newer than this one (${present.version}). Install it first.`,
  );
}

async function copyFiles(
  staging: string,
  { backup, manifest, keys }: { backup: string; manifest: Manifest; keys: Keys },
): Promise<void> {
  const store = join(staging, FILES);
  await mkdir(store);
  for await (const sha256 of listedContents(backup)) {
    const path = contentPath(store, sha256);
    await mkdir(dirname(path), { recursive: true });
    const copied = await writeMeasured(path, createReadStream(contentPath(join(backup, FILES), sha256)));
    if (copied.sha256 !== sha256) throw new Refusal(`The file ${sha256} of the backup cannot be read twice alike.`);
  }
  for (const name of await readdir(store)) await flushFolder(join(store, name));
  for (const { name } of manifest.settings) {
    await writeMeasured(join(staging, name), createReadStream(join(backup, name)));
  }
  await writeKeys(keys, staging);
}

interface DatabaseLoading {
  backup: string;
  manifest: Manifest;
  schema: Schema;
  /** Name of a schema for the previous tables. Without it, previous tables cause a refusal. */
  aside: string | undefined;
}

/** Fills a database. Returns the schema to which the previous tables were moved. */
export async function loadDatabase(
  address: string,
  { backup, manifest, schema, aside }: DatabaseLoading,
): Promise<string | undefined> {
  const database = openDatabase(address);
  try {
    const before = await tableNames(database);
    if (before.length > 0 && aside === undefined) {
      throw new Refusal('The database is not empty. With --replace, its tables are put aside.');
    }
    const putAside = (transaction: WriteTransaction) => moveTables(transaction, before, String(aside));
    await loadTables({ database, backup, manifest, ...(before.length > 0 ? { before: putAside } : {}) });
    await requireWhole(database, manifest);
    await migrate(database, schema);
    if (database.kind === 'sqlite') await database.all('pragma wal_checkpoint(truncate)', []);
    return before.length > 0 ? aside : undefined;
  } finally {
    await database.close();
  }
}

async function moveTables(transaction: WriteTransaction, names: readonly string[], schema: string): Promise<void> {
  await sql`create schema ${sql.id(schema)}`.execute(transaction);
  for (const name of names) await sql`alter table ${sql.table(name)} set schema ${sql.id(schema)}`.execute(transaction);
}
