import { randomBytes } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { OperatorError } from '../db/OperatorError';
import { hasErrorCode } from '../files/hasErrorCode';

const KEY_BYTES = 32;

const keys = new Map<string, Promise<Buffer>>();

/** A file with a key of this installation. */
export interface KeyFile {
  /** Its name in the data folder. */
  name: string;
  /** What to do when the file contains no key and cannot be restored. */
  remedy: string;
}

/**
 * Returns a key that encrypts secrets in the database. It is stored beside the database, so that a copy of the database
 * alone reveals nothing. The first use creates it; all processes of the folder share it.
 * @throws {OperatorError} if the file exists but contains no key
 */
export function loadKey(file: KeyFile, dataDir: string): Promise<Buffer> {
  const path = join(dataDir, file.name);
  let key = keys.get(path);
  if (!key) {
    key = readOrCreateKey(file, dataDir);
    keys.set(path, key);
    // The next call tries again.
    key.catch(() => keys.delete(path));
  }
  return key;
}

/** As {@link loadKey}, without the cache. */
export async function readOrCreateKey(file: KeyFile, dataDir: string): Promise<Buffer> {
  const path = join(dataDir, file.name);
  const existing = await readKey(file, dataDir);
  if (existing) return existing;
  await mkdir(dataDir, { recursive: true });
  const temporaryPath = `${path}.${randomBytes(6).toString('hex')}`;
  await writeFile(temporaryPath, randomBytes(KEY_BYTES).toString('base64'), { mode: 0o600, flush: true });
  try {
    // Linking is atomic: if two processes race, the second one uses the key of the first.
    await link(temporaryPath, path);
  } catch (error) {
    if (!hasErrorCode(error, 'EEXIST')) throw error;
  } finally {
    await rm(temporaryPath, { force: true });
  }
  const created = await readKey(file, dataDir);
  if (!created) throw new Error(`${file.name} could not be made`);
  return created;
}

/** Reads the key in a file; `undefined` without the file. */
export async function readKey({ name, remedy }: KeyFile, dataDir: string): Promise<Buffer | undefined> {
  try {
    const key = Buffer.from(await readFile(join(dataDir, name), 'utf8'), 'base64');
    if (key.length !== KEY_BYTES) throw new OperatorError(`${name} holds no key; restore it, or ${remedy}`);
    return key;
  } catch (error) {
    if (hasErrorCode(error, 'ENOENT')) return undefined;
    throw error;
  }
}
