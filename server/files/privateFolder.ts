import { chmod, mkdir, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { isCode } from './isCode';

/** Permission bits of group and others. */
const OTHERS = 0o077;
/** Umask of this process: new files and folders are private to its account. */
export const PRIVATE_UMASK = OTHERS;

/**
 * Creates a data folder, or removes the permissions of other accounts and logs what it changed. It checks all files once. If
 * the folder itself is already private, it only checks its direct entries.
 */
export async function keepPrivate(folder: string, logger: Logger): Promise<void> {
  await mkdir(folder, { recursive: true });
  if (process.platform === 'win32') {
    logger.warn({ folder }, 'this system has no file modes: give the data folder to the account of the server alone');
    return;
  }
  const isOpen = ((await stat(folder)).mode & OTHERS) !== 0;
  const found = { changed: 0, failed: 0 };
  for (const name of await readdir(folder)) await closeAll(join(folder, name), isOpen, found);
  // Last, so that a start after an interruption checks everything again.
  await close(folder, found);
  if (found.changed > 0)
    logger.warn({ folder, changed: found.changed }, 'the data folder was open to others and is not any more');
  if (found.failed > 0)
    logger.error({ folder, failed: found.failed }, 'the data folder is open to others and could not be closed');
}

interface Found {
  changed: number;
  failed: number;
}

async function closeAll(path: string, isDeep: boolean, found: Found): Promise<void> {
  if ((await close(path, found)) !== 'folder' || !isDeep) return;
  for (const entry of await readdir(path, { withFileTypes: true })) {
    if (entry.isFile() || entry.isDirectory()) await closeAll(join(path, entry.name), true, found);
  }
}

/** Removes the permissions of others. Returns the type of the entry, or `undefined` if it has disappeared. */
async function close(path: string, found: Found): Promise<'folder' | 'file' | undefined> {
  try {
    const before = await stat(path);
    if ((before.mode & OTHERS) !== 0) {
      await chmod(path, before.mode & 0o700);
      // Some file systems have no modes and silently ignore the change.
      if (((await stat(path)).mode & OTHERS) === 0) found.changed += 1;
      else found.failed += 1;
    }
    return before.isDirectory() ? 'folder' : 'file';
  } catch (error) {
    if (isCode(error, 'ENOENT')) return undefined;
    if (!isCode(error, 'EPERM', 'EACCES', 'EROFS')) throw error;
    found.failed += 1;
    return undefined;
  }
}
