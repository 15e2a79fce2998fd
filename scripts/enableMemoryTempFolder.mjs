/**
 * Puts the databases and folders of tests into memory, where Linux supports it. SQLite flushes the disk with each write, and
 * a run keeps only the pictures of failures.
 */
import { chmodSync, mkdtempSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const MEMORY = '/dev/shm';
/** Required free bytes; a whole run uses less than a quarter. */
const REQUIRED_BYTES = 4 * 2 ** 30;

/**
 * Changes `tmpdir()` to a folder in memory, which is removed when the process exits. Without enough memory it changes
 * nothing.
 */
export function enableMemoryTempFolder() {
  if (!hasRoom()) return;
  process.env.TEST_ARTEFACTS ??= join(tmpdir(), 'console-test-artefacts');
  const folder = mkdtempSync(join(MEMORY, 'console-tests-'));
  // PostgreSQL refuses to run as root, so its account must be able to traverse the folder.
  chmodSync(folder, 0o711);
  process.env.TMPDIR = folder;
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));
}

function hasRoom() {
  if (process.platform !== 'linux') return false;
  try {
    // The folder must allow execution: PostgreSQL's binaries and copies of this repository run from it.
    const mounted = readFileSync('/proc/mounts', 'utf8').split('\n');
    const options = mounted.map((line) => line.split(' ')).find(([, path]) => path === MEMORY)?.[3] ?? 'noexec';
    const { bavail, bsize } = statfsSync(MEMORY);
    return !options.split(',').includes('noexec') && bavail * bsize >= REQUIRED_BYTES;
  } catch {
    return false;
  }
}
