import { randomBytes } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const FILE = 'device.key';
const KEY_BYTES = 32;

const keys = new Map<string, Promise<Buffer>>();

/**
 * The key with which this installation keeps the keys of its devices. It lies beside the database, not in it, so that a
 * copy of the database alone opens nothing; made when it is first needed, and shared by all processes of the folder.
 * @throws Error when the file is there but holds no key
 */
export function installationKey(dataDir: string): Promise<Buffer> {
  let key = keys.get(dataDir);
  if (!key) {
    key = readOrMake(dataDir);
    keys.set(dataDir, key);
    // Another call tries again.
    key.catch(() => keys.delete(dataDir));
  }
  return key;
}

async function readOrMake(dataDir: string): Promise<Buffer> {
  const path = join(dataDir, FILE);
  const known = await readKey(path);
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
  const made = await readKey(path);
  if (!made) throw new Error(`${FILE} could not be made`);
  return made;
}

async function readKey(path: string): Promise<Buffer | undefined> {
  try {
    const key = Buffer.from(await readFile(path, 'utf8'), 'base64');
    if (key.length !== KEY_BYTES)
      throw new Error(`${FILE} holds no key; restore it, or remove it and renew all devices`);
    return key;
  } catch (error) {
    if (isCode(error, 'ENOENT')) return undefined;
    throw error;
  }
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
