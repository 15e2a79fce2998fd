import { randomBytes } from 'node:crypto';
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { backupsIn } from './manifest';

/** Folders that hold no whole backup, or one that is being taken away. */
const UNFINISHED = 'unfinished-';
/** After so long nobody is writing any more. */
const ABANDONED_MS = 2 * 24 * 3_600_000;

/** Has `work` fill a folder under a name that is no backup's; what broke off is taken away. */
export async function inUnfinished<T>(folder: string, work: (path: string) => Promise<T>): Promise<T> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, `${UNFINISHED}${randomBytes(6).toString('hex')}`);
  await mkdir(path, { mode: 0o700 });
  try {
    return await work(path);
  } finally {
    await rm(path, { recursive: true, force: true });
  }
}

/** Takes away what backups left behind that were killed long ago. */
export async function removeAbandoned(folder: string, now: number): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!name.startsWith(UNFINISHED)) continue;
    const path = join(folder, name);
    const { mtimeMs } = await stat(path);
    if (mtimeMs < now - ABANDONED_MS) await rm(path, { recursive: true, force: true });
  }
}

/** Takes away all whole backups of a folder but the newest ones; answers their names. */
export async function removeOlder(folder: string, keep: number): Promise<string[]> {
  const older = (await backupsIn(folder)).slice(0, -keep);
  for (const name of older) {
    // A name that is no backup's comes first, so that half of one never counts.
    const path = join(folder, `${UNFINISHED}${name}`);
    await rename(join(folder, name), path);
    await rm(path, { recursive: true, force: true });
  }
  return older;
}
