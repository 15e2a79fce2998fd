import { chmod, mkdir, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { hasErrorCode } from './hasErrorCode';

/** Permission bits of group and others. */
const GROUP_AND_OTHERS = 0o077;
/** Umask of this process: new files and folders are private to its account. */
export const PRIVATE_UMASK = GROUP_AND_OTHERS;

/**
 * Creates a data folder, or removes the permissions of other accounts and logs what it changed. It checks all files once. If
 * the folder itself is already private, it only checks its direct entries.
 */
export async function restrictPermissions(folder: string, logger: Logger): Promise<void> {
  await mkdir(folder, { recursive: true });
  if (process.platform === 'win32') {
    logger.warn({ folder }, 'this system has no file modes: give the data folder to the account of the server alone');
    return;
  }
  const isAccessible = ((await stat(folder)).mode & GROUP_AND_OTHERS) !== 0;
  const counts = { changed: 0, failed: 0 };
  for (const name of await readdir(folder)) await restrictTree(join(folder, name), isAccessible, counts);
  // Last, so that a start after an interruption checks everything again.
  await restrictPath(folder, counts);
  if (counts.changed > 0)
    logger.warn({ folder, changed: counts.changed }, 'the data folder was open to others and is not any more');
  if (counts.failed > 0)
    logger.error({ folder, failed: counts.failed }, 'the data folder is open to others and could not be closed');
}

interface PermissionCounts {
  changed: number;
  failed: number;
}

async function restrictTree(path: string, isRecursive: boolean, counts: PermissionCounts): Promise<void> {
  if ((await restrictPath(path, counts)) !== 'folder' || !isRecursive) return;
  for (const entry of await readdir(path, { withFileTypes: true })) {
    if (entry.isFile() || entry.isDirectory()) await restrictTree(join(path, entry.name), true, counts);
  }
}

/** Removes the permissions of others. Returns the type of the entry, or `undefined` if it has disappeared. */
async function restrictPath(path: string, counts: PermissionCounts): Promise<'folder' | 'file' | undefined> {
  try {
    const before = await stat(path);
    if ((before.mode & GROUP_AND_OTHERS) !== 0) {
      await chmod(path, before.mode & 0o700);
      // Some file systems have no modes and silently ignore the change.
      if (((await stat(path)).mode & GROUP_AND_OTHERS) === 0) counts.changed += 1;
      else counts.failed += 1;
    }
    return before.isDirectory() ? 'folder' : 'file';
  } catch (error) {
    if (hasErrorCode(error, 'ENOENT')) return undefined;
    if (!hasErrorCode(error, 'EPERM', 'EACCES', 'EROFS')) throw error;
    counts.failed += 1;
    return undefined;
  }
}
