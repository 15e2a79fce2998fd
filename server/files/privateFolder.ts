import { chmod, mkdir, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { isCode } from './isCode';

/** What others may do with a file. */
const OTHERS = 0o077;
/** Of new files and folders of this process: for the account alone that it runs as. */
export const PRIVATE_UMASK = OTHERS;

/**
 * Makes a data folder, or takes it from everybody but the account of this process, and logs what had to be changed. All that lies
 * in it is gone through once: whoever finds the folder itself closed need not look further than its own entries.
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
  // Last, so that a start that is broken off is gone through again.
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

/** What others could do, they can no more; answers what it is, or nothing when it is gone meanwhile. */
async function close(path: string, found: Found): Promise<'folder' | 'file' | undefined> {
  try {
    const before = await stat(path);
    if ((before.mode & OTHERS) !== 0) {
      await chmod(path, before.mode & 0o700);
      // Some file systems have no modes and say nothing.
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
