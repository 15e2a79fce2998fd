import { randomUUID } from 'node:crypto';
import { createReadStream, existsSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openDatabase } from '../db/openDatabase';
import { syncFolder } from '../files/diskFileStore';
import { SWEEP_FILES } from '../files/fileJobs';
import { withJobLock } from '../jobs/withJobLock';
import { writeWithDigest } from './checksum';
import { type CopiedContents, copyContents } from './copyContents';
import { describeKeys, readKeys } from './keyFile';
import {
  backupName,
  FILES,
  FORMAT_VERSION,
  listBackups,
  MANIFEST,
  MANIFEST_CHECKSUM,
  type Manifest,
  SETTINGS,
  serializeManifest,
  TABLES,
} from './manifest';
import { executedMigrations, openSnapshot, type Snapshot } from './snapshot';
import { removeStaleStaging, withStagingFolder } from './stagingFolder';
import { writeTable } from './tableFile';

/** The data of an installation. */
export interface Installation {
  /** Address of its database. */
  database: string;
  dataDir: string;
}

export interface BackupOptions {
  installation: Installation;
  /** The folder of backups. */
  folder: string;
  version: string;
  /** Milliseconds since 1970. */
  now: number;
}

export interface BackupResult {
  path: string;
  manifest: Manifest;
  contents: CopiedContents;
}

/**
 * Tables whose rows are not backed up. Restored sessions could reopen ones that have ended since, and job leases would
 * belong to dead processes.
 */
export const EPHEMERAL_TABLES = new Set(['session', 'reveal', 'attempt', 'pendingProof', 'jobTurn']);

/**
 * Writes a complete backup of an installation, even while its servers run: all tables as of one moment, and all contents
 * that they use. The backup gets its final name after everything is on disk.
 */
export async function writeBackup({ installation, folder, version, now }: BackupOptions): Promise<BackupResult> {
  const database = openDatabase(installation.database);
  try {
    return await withStagingFolder(folder, (path) =>
      // Locks the sweep job: contents deleted after the snapshot of the tables would be missing.
      withJobLock(database, { name: SWEEP_FILES, owner: `backup ${randomUUID()}` }, async () => {
        await removeStaleStaging(folder, now);
        const previous = (await listBackups(folder)).at(-1);
        const result = await writeContent(path, {
          installation,
          version,
          now,
          previous: previous === undefined ? undefined : join(folder, previous),
        });
        const finished = join(folder, backupName(now));
        await rename(path, finished);
        await syncFolder(folder);
        return { path: finished, ...result };
      }),
    );
  } finally {
    await database.close();
  }
}

interface BackupContent extends Omit<BackupOptions, 'folder'> {
  previous: string | undefined;
}

async function writeContent(path: string, { installation, version, now, previous }: BackupContent) {
  const snapshot = await openSnapshot(installation.database);
  try {
    const tables = await writeTables(path, snapshot);
    const store = join(installation.dataDir, FILES);
    const contents = await copyContents(snapshot, { store, backup: path, previous });
    const { copied: _, ...contentSummary } = contents;
    const manifest: Manifest = {
      product: 'smart-elderly-care-console',
      format: FORMAT_VERSION,
      version,
      time: new Date(now).toISOString(),
      database: snapshot.kind,
      migrations: await executedMigrations(snapshot),
      tables,
      contents: contentSummary,
      settings: await copySettings(path, installation.dataDir),
      keys: describeKeys(await readKeys(installation.dataDir)),
    };
    const { text, sum } = serializeManifest(manifest);
    await writeFile(join(path, MANIFEST_CHECKSUM), sum, { flush: true });
    await writeFile(join(path, MANIFEST), text, { flush: true });
    await syncFolder(path);
    return { manifest, contents };
  } finally {
    await snapshot.close();
  }
}

async function writeTables(path: string, snapshot: Snapshot): Promise<Manifest['tables']> {
  const folder = join(path, TABLES);
  await mkdir(folder);
  const tables: Manifest['tables'] = [];
  for (const shape of snapshot.tables) {
    const isEmpty = EPHEMERAL_TABLES.has(shape.name);
    const file = join(folder, `${shape.name}.gz`);
    tables.push({ ...shape, ...(await writeTable(file, snapshot, { shape, isEmpty })) });
  }
  await syncFolder(folder);
  return tables;
}

async function copySettings(path: string, dataDir: string): Promise<Manifest['settings']> {
  const settings: Manifest['settings'] = [];
  for (const name of SETTINGS) {
    const source = join(dataDir, name);
    if (!existsSync(source)) continue;
    settings.push({ name, ...(await writeWithDigest(join(path, name), createReadStream(source))) });
  }
  return settings;
}
