import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import Libsql from 'libsql';
import { isCode } from '../files/isCode';

/** Folder of a data folder in which each process that uses it shows that it lives. */
const PROCESSES = 'processes';
const FILE = /^([0-9a-f-]{36})\.lock$/;
/** Another process may look at a file that has just been made. */
const TRIES = 10;

/** Gives a lock back, which the system does by itself when the process ends, however it ends. */
export type Release = () => void;

/** A lock whose file nobody refers to any more would be given back by the garbage collector. */
const held = new Set<Libsql.Database>();
let ownId: string | undefined;

/** This process, as what it has in hand says whose it is; `undefined` where it could not mark itself. */
export const markedProcess = (): string | undefined => ownId;

/**
 * Shows the other processes of a data folder that this one lives, until it ends, and removes what dead ones left.
 * @throws when the file system has no locks
 */
export function markProcess(dataDir: string): Release {
  const id = randomUUID();
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const release = tryLock(dataDir, id);
    if (!release) continue;
    if (!existsSync(pathOf(dataDir, id))) {
      release();
      continue;
    }
    ownId = id;
    for (const name of readdirSync(join(dataDir, PROCESSES))) {
      const other = FILE.exec(name)?.[1];
      if (other !== undefined) isProcessAlive(dataDir, other);
    }
    return () => {
      ownId = undefined;
      release();
    };
  }
  throw new Error(`the lock of process ${id} cannot be taken`);
}

/**
 * Takes a lock of a data folder that one process has at a time; `undefined` while another has it. It is the lock of SQLite on a
 * file of its own, which holds between processes, and between machines where the file system has locks.
 */
export function tryLock(dataDir: string, name: string): Release | undefined {
  mkdirSync(join(dataDir, PROCESSES), { recursive: true });
  const file = new Libsql(pathOf(dataDir, name));
  try {
    file.exec('PRAGMA busy_timeout = 0');
    file.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    file.close();
    if (isCode(error, 'SQLITE_BUSY')) return undefined;
    throw error;
  }
  held.add(file);
  return () => {
    held.delete(file);
    file.close();
  };
}

/** Whether a process that marked itself in a data folder lives; its mark is removed when it does not. */
export function isProcessAlive(dataDir: string, id: string): boolean {
  if (id === ownId) return true;
  if (!existsSync(pathOf(dataDir, id))) return false;
  const release = tryLock(dataDir, id);
  if (!release) return true;
  for (const path of [pathOf(dataDir, id), `${pathOf(dataDir, id)}-journal`]) rmSync(path, { force: true });
  release();
  return false;
}

const pathOf = (dataDir: string, name: string): string => join(dataDir, PROCESSES, `${name}.lock`);
