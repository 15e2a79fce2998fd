/**
 * Lets tests have their databases and folders in memory, where Linux keeps files that way: SQLite waits for the disk with each write, and
 * nothing of a run is kept but the pictures of what failed.
 */
import { chmodSync, mkdtempSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const MEMORY = '/dev/shm';
/** A whole run takes less than a quarter of this, in bytes. */
const NEEDED = 4 * 2 ** 30;

/** From now on `tmpdir()` is a folder in memory, which is removed when the process ends; without room for it nothing changes. */
export function scratchInMemory() {
  if (!hasRoom()) return;
  process.env.TEST_ARTEFACTS ??= join(tmpdir(), 'console-test-artefacts');
  const folder = mkdtempSync(join(MEMORY, 'console-tests-'));
  // PostgreSQL, which refuses to run as root, passes through it.
  chmodSync(folder, 0o711);
  process.env.TMPDIR = folder;
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));
}

function hasRoom() {
  if (process.platform !== 'linux') return false;
  try {
    // PostgreSQL's binaries, and copies of this repository, are run from there.
    const mounted = readFileSync('/proc/mounts', 'utf8').split('\n');
    const options = mounted.map((line) => line.split(' ')).find(([, path]) => path === MEMORY)?.[3] ?? 'noexec';
    const { bavail, bsize } = statfsSync(MEMORY);
    return !options.split(',').includes('noexec') && bavail * bsize >= NEEDED;
  } catch {
    return false;
  }
}
