import { createReadStream } from 'node:fs';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { sql } from 'kysely';
import type { WriteTransaction } from '../db/database';
import { migrate, type Schema } from '../db/migrations/migrate';
import { newerMigration } from '../db/migrations/runMigrations';
import { OperatorError } from '../db/OperatorError';
import { isPostgres, openDatabase } from '../db/openDatabase';
import { contentPath, syncFolder } from '../files/diskFileStore';
import { hasErrorCode } from '../files/hasErrorCode';
import { writeWithDigest } from './checksum';
import { type Keys, keysOfBackup, writeKeys } from './keyFile';
import { loadTables, requireIntact, tableNames } from './loadTables';
import { FILES, type Manifest } from './manifest';
import { RESTORE_FOLDER } from './pendingRestore';
import { requireNotInUse } from './requireNotInUse';
import { readContentList, verifyBackup } from './verifyBackup';
import type { Installation } from './writeBackup';

/** Name of the SQLite file in a data folder, as in the server's configuration. */
const DATABASE_FILE = 'care.db';
/** Created by the file system. */
const LOST_AND_FOUND = 'lost+found';
const ARCHIVE_PREFIX = 'before-restore';

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

export interface RestoreResult {
  manifest: Manifest;
  /** New location of the previous data: a folder, and in PostgreSQL a schema. */
  archived: { folder?: string; schema?: string };
}

/**
 * Restores a backup into a data folder and a database, and upgrades it to the present version. Everything is prepared beside
 * the existing data and replaces it at the end.
 * @throws {OperatorError} if the backup is damaged or newer, or the target is in use or not empty
 */
export async function restoreBackup(options: RestoreOptions): Promise<RestoreResult> {
  const { backup, target, keyFile, isReplacing, schema, now } = options;
  const { manifest, damages } = await verifyBackup(backup);
  if (damages.length > 0)
    throw new OperatorError(['The backup is damaged; nothing was restored.', ...damages].join('\n'));
  requireNotNewer(manifest, options);
  const keys: Keys = keyFile === undefined ? new Map() : await keysOfBackup(keyFile, manifest);
  if ((await dataDirEntries(target.dataDir)).length > 0 && !isReplacing) {
    throw new OperatorError(`${target.dataDir} is not empty. With --replace, what is there is put aside.`);
  }
  await requireNotInUse(target.database);
  const staging = join(target.dataDir, RESTORE_FOLDER);
  await rm(staging, { recursive: true, force: true });
  await mkdir(staging, { recursive: true, mode: 0o700 });
  const stamp = new Date(now).toISOString().replace(/[-:.]/g, '');
  let archiveSchema: string | undefined;
  try {
    await copyFiles(staging, { backup, manifest, keys });
    archiveSchema = await loadDatabase(isPostgres(target.database) ? target.database : join(staging, DATABASE_FILE), {
      backup,
      manifest,
      schema,
      archiveSchema: isReplacing ? `before_restore_${stamp.toLowerCase()}` : undefined,
    });
  } catch (error) {
    await rm(staging, { recursive: true, force: true });
    throw error;
  }
  const existing = await dataDirEntries(target.dataDir);
  const folder = existing.length > 0 ? join(target.dataDir, `${ARCHIVE_PREFIX}-${stamp}`) : undefined;
  if (folder) {
    await mkdir(folder, { mode: 0o700 });
    for (const name of existing) await rename(join(target.dataDir, name), join(folder, name));
  }
  for (const name of await readdir(staging)) await rename(join(staging, name), join(target.dataDir, name));
  await syncFolder(target.dataDir);
  await rm(staging, { recursive: true });
  return { manifest, archived: { ...(folder && { folder }), ...(archiveSchema && { schema: archiveSchema }) } };
}

/** Lists a data folder, without what restores have put aside or left unfinished. */
async function dataDirEntries(dataDir: string): Promise<string[]> {
  const names = await readdir(dataDir).catch((error: unknown) => {
    if (hasErrorCode(error, 'ENOENT')) return [];
    throw error;
  });
  return names.filter(
    (name) => name !== RESTORE_FOLDER && name !== LOST_AND_FOUND && !name.startsWith(`${ARCHIVE_PREFIX}-`),
  );
}

/** @throws {OperatorError} if a newer version made the backup */
export function requireNotNewer({ version, migrations }: Manifest, current: { version: string; schema: Schema }): void {
  const isNewer = version.localeCompare(current.version, 'en', { numeric: true }) > 0;
  if (!isNewer && newerMigration(migrations, current.schema.migrations ?? {}) === undefined) return;
  throw new OperatorError(
    `Version ${version} made this backup, which is newer than this one (${current.version}). Install it first.`,
  );
}

async function copyFiles(
  staging: string,
  { backup, manifest, keys }: { backup: string; manifest: Manifest; keys: Keys },
): Promise<void> {
  const store = join(staging, FILES);
  await mkdir(store);
  for await (const sha256 of readContentList(backup)) {
    const path = contentPath(store, sha256);
    await mkdir(dirname(path), { recursive: true });
    const copied = await writeWithDigest(path, createReadStream(contentPath(join(backup, FILES), sha256)));
    if (copied.sha256 !== sha256)
      throw new OperatorError(`The file ${sha256} of the backup cannot be read twice alike.`);
  }
  for (const name of await readdir(store)) await syncFolder(join(store, name));
  for (const { name } of manifest.settings) {
    await writeWithDigest(join(staging, name), createReadStream(join(backup, name)));
  }
  await writeKeys(keys, staging);
}

interface DatabaseLoadOptions {
  backup: string;
  manifest: Manifest;
  schema: Schema;
  /** Name of a schema for the previous tables. Without it, previous tables cause a refusal. */
  archiveSchema: string | undefined;
}

/** Fills a database. Returns the schema to which the previous tables were moved. */
export async function loadDatabase(
  address: string,
  { backup, manifest, schema, archiveSchema: aside }: DatabaseLoadOptions,
): Promise<string | undefined> {
  const database = openDatabase(address);
  try {
    const existing = await tableNames(database);
    if (existing.length > 0 && aside === undefined) {
      throw new OperatorError('The database is not empty. With --replace, its tables are put aside.');
    }
    const archiveTables = (transaction: WriteTransaction) => moveTablesToSchema(transaction, existing, String(aside));
    await loadTables({ database, backup, manifest, ...(existing.length > 0 ? { before: archiveTables } : {}) });
    await requireIntact(database, manifest);
    await migrate(database, schema);
    if (database.dialect === 'sqlite') await database.all('pragma wal_checkpoint(truncate)', []);
    return existing.length > 0 ? aside : undefined;
  } finally {
    await database.close();
  }
}

async function moveTablesToSchema(
  transaction: WriteTransaction,
  names: readonly string[],
  schema: string,
): Promise<void> {
  await sql`create schema ${sql.id(schema)}`.execute(transaction);
  for (const name of names) await sql`alter table ${sql.table(name)} set schema ${sql.id(schema)}`.execute(transaction);
}
