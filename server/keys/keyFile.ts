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
  /** What to do when the file holds no key and cannot be restored. */
  cure: string;
}

/**
 * A key with which this installation keeps secrets in its database. It lies beside the database, not in it, so that a
 * copy of the database alone opens nothing; made when it is first needed, and shared by all processes of the folder.
 * @throws {Refusal} when the file is there but holds no key
 */
export function keyOf(file: KeyFile, dataDir: string): Promise<Buffer> {
  const path = join(dataDir, file.name);
  let key = keys.get(path);
  if (!key) {
    key = readOrMakeKey(file, dataDir);
    keys.set(path, key);
    // Another call tries again.
    key.catch(() => keys.delete(path));
  }
  return key;
}

/** As {@link keyOf}, as the file is now. */
export async function readOrMakeKey(file: KeyFile, dataDir: string): Promise<Buffer> {
  const path = join(dataDir, file.name);
  const known = await readKey(file, dataDir);
  if (known) return known;
  await mkdir(dataDir, { recursive: true });
  const draft = `${path}.${randomBytes(6).toString('hex')}`;
  await writeFile(draft, randomBytes(KEY_BYTES).toString('base64'), { mode: 0o600, flush: true });
  try {
    // Whole or not at all; of two processes one is first and the other takes what it made.
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

/** The key in a file as it is now; `undefined` without the file. */
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
