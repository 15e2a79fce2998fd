import { randomBytes } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Refusal } from '../db/Refusal';
import { isCode } from '../files/isCode';

const KEY_BYTES = 32;

const keys = new Map<string, Promise<Buffer>>();

/** A file with a key of this installation. */
export interface KeyFile {
  /** Its name in the data folder. */
  name: string;
  /** What to do when the file contains no key and cannot be restored. */
  cure: string;
}

/**
 * Returns a key that encrypts secrets in the database. It is stored beside the database, so that a copy of the database
 * alone reveals nothing. The first use creates it; all processes of the folder share it.
 * @throws {Refusal} if the file exists but contains no key
 */
export function keyOf(file: KeyFile, dataDir: string): Promise<Buffer> {
  const path = join(dataDir, file.name);
  let key = keys.get(path);
  if (!key) {
    key = readOrMakeKey(file, dataDir);
    keys.set(path, key);
    // The next call tries again.
    key.catch(() => keys.delete(path));
  }
  return key;
}

/** As {@link keyOf}, without the cache. */
export async function readOrMakeKey(file: KeyFile, dataDir: string): Promise<Buffer> {
  const path = join(dataDir, file.name);
  const known = await readKey(file, dataDir);
  if (known) return known;
  await mkdir(dataDir, { recursive: true });
  const draft = `${path}.${randomBytes(6).toString('hex')}`;
  await writeFile(draft, randomBytes(KEY_BYTES).toString('base64'), { mode: 0o600, flush: true });
  try {
    // Linking is atomic: if two processes race, the second one uses the key of the first.
    await link(draft, path);
  } catch (error) {
    if (!isCode(error, 'EEXIST')) throw error;
  } finally {
    await rm(draft, { force: true });
  }
  const made = await readKey(file, dataDir);
  if (!made) throw new Error(`${file.name} could not be made`);
  return made;
}

/** Reads the key in a file; `undefined` without the file. */
export async function readKey({ name, cure }: KeyFile, dataDir: string): Promise<Buffer | undefined> {
  try {
    const key = Buffer.from(await readFile(join(dataDir, name), 'utf8'), 'base64');
    if (key.length !== KEY_BYTES) throw new Refusal(`${name} holds no key; restore it, or ${cure}`);
    return key;
  } catch (error) {
    if (isCode(error, 'ENOENT')) return undefined;
    throw error;
  }
}
