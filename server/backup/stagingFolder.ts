import { randomBytes } from 'node:crypto';
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { listBackups } from './manifest';

/** Prefix of folders with an incomplete backup, or with one that is being deleted. */
const STAGING_PREFIX = 'unfinished-';
/** Age after which an unfinished folder counts as abandoned. */
const STALE_MS = 2 * 24 * 3_600_000;

/** Runs `work` with a temporary folder, and deletes what remains of it afterwards. */
export async function withStagingFolder<T>(folder: string, work: (path: string) => Promise<T>): Promise<T> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, `${STAGING_PREFIX}${randomBytes(6).toString('hex')}`);
  await mkdir(path, { mode: 0o700 });
  try {
    return await work(path);
  } finally {
    await rm(path, { recursive: true, force: true });
  }
}

/** Deletes the remains of backups that were killed long ago. */
export async function removeStaleStaging(folder: string, now: number): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!name.startsWith(STAGING_PREFIX)) continue;
    const path = join(folder, name);
    const { mtimeMs } = await stat(path);
    if (mtimeMs < now - STALE_MS) await rm(path, { recursive: true, force: true });
  }
}

/** Deletes all complete backups of a folder except the newest ones. Returns their names. */
export async function removeOldBackups(folder: string, keep: number): Promise<string[]> {
  const older = (await listBackups(folder)).slice(0, -keep);
  for (const name of older) {
    // Renamed first, so that a partially deleted backup never counts as complete.
    const path = join(folder, `${STAGING_PREFIX}${name}`);
    await rename(join(folder, name), path);
    await rm(path, { recursive: true, force: true });
  }
  return older;
}
