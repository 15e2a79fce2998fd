import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import Libsql from 'libsql';
import { hasErrorCode } from '../files/hasErrorCode';

/** Subfolder of the data folder with a lock file for each live process. */
const LOCK_FOLDER = 'processes';
const LOCK_FILE = /^([0-9a-f-]{36})\.lock$/;
/** Attempts: another process may briefly lock a new file to check it. */
const ATTEMPTS_MAX = 10;

/** Releases a lock. The system also releases it when the process ends, in whatever way. */
export type ReleaseLock = () => void;

/** References to held locks: garbage collection of a handle would release its lock. */
const heldLocks = new Set<Libsql.Database>();
let processId: string | undefined;

/** The id of this process, which marks its work. `undefined` if it has no lock file. */
export const currentProcessId = (): string | undefined => processId;

/**
 * Creates the lock file of this process, and removes those of dead ones.
 * @throws when the file system has no locks
 */
export function createProcessLock(dataDir: string): ReleaseLock {
  const id = randomUUID();
  for (let attempt = 0; attempt < ATTEMPTS_MAX; attempt += 1) {
    const release = tryLock(dataDir, id);
    if (!release) continue;
    if (!existsSync(pathOf(dataDir, id))) {
      release();
      continue;
    }
    processId = id;
    for (const name of readdirSync(join(dataDir, LOCK_FOLDER))) {
      const other = LOCK_FILE.exec(name)?.[1];
      if (other !== undefined) checkProcess(dataDir, other);
    }
    return () => {
      processId = undefined;
      release();
    };
  }
  throw new Error(`the lock of process ${id} cannot be taken`);
}

/**
 * Takes a lock of a data folder; returns `undefined` while another process has it. It is a SQLite lock on a separate file.
 * It works between processes, and between machines if the file system supports locks.
 */
export function tryLock(dataDir: string, name: string): ReleaseLock | undefined {
  mkdirSync(join(dataDir, LOCK_FOLDER), { recursive: true });
  const file = new Libsql(pathOf(dataDir, name));
  try {
    file.exec('PRAGMA busy_timeout = 0');
    file.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    file.close();
    if (hasErrorCode(error, 'SQLITE_BUSY')) return undefined;
    throw error;
  }
  heldLocks.add(file);
  return () => {
    heldLocks.delete(file);
    file.close();
  };
}

/** Returns whether a process with a lock file in a data folder is alive. Removes the file of a dead one. */
export function checkProcess(dataDir: string, id: string): boolean {
  if (id === processId) return true;
  if (!existsSync(pathOf(dataDir, id))) return false;
  const release = tryLock(dataDir, id);
  if (!release) return true;
  for (const path of [pathOf(dataDir, id), `${pathOf(dataDir, id)}-journal`]) rmSync(path, { force: true });
  release();
  return false;
}

const pathOf = (dataDir: string, name: string): string => join(dataDir, LOCK_FOLDER, `${name}.lock`);
