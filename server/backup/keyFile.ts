import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { OperatorError } from '../db/OperatorError';
import { hasErrorCode } from '../files/hasErrorCode';
import type { Manifest } from './manifest';

/** File names of the installation's keys in its data folder. */
const KEY_NAME = /^[\w-]+\.key$/;

const schema = z.object({ keys: z.record(z.string().regex(KEY_NAME), z.base64()) });
/** The contents of key files, by file name. */
export type Keys = ReadonlyMap<string, Buffer>;

/** Default key file of the backups in a folder. It is beside the folder, so that copies of the folder lack the keys. */
export const defaultKeyFile = (folder: string) => `${folder}.keys.json`;

/** Returns the keys in a data folder. */
export async function readKeys(dataDir: string): Promise<Keys> {
  const names = (await readdir(dataDir)).filter((name) => KEY_NAME.test(name)).sort();
  return new Map(await Promise.all(names.map(async (name) => [name, await readFile(join(dataDir, name))] as const)));
}

/** Describes keys for a manifest: just enough to identify them. */
export function describeKeys(keys: Keys): Manifest['keys'] {
  return [...keys].map(([name, content]) => ({ name, sha256: checksum(content) }));
}

/**
 * Adds keys to a key file, if it lacks them.
 * @returns whether the file has changed
 * @throws {OperatorError} if the file contains other keys with the same names
 */
export async function writeKeyFile(path: string, keys: Keys): Promise<boolean> {
  const existing = await readKeyFile(path);
  if (existing) {
    for (const [name, content] of keys) {
      if (existing.get(name)?.equals(content) ?? true) continue;
      throw new OperatorError(`${path} holds other keys than this installation. Name another file with --keys.`);
    }
    if ([...keys.keys()].every((name) => existing.has(name))) return false;
  }
  const all = [...(existing ?? []), ...keys].map(([name, content]) => [name, content.toString('base64')]);
  await mkdir(dirname(path), { recursive: true });
  const temporaryPath = `${path}.new`;
  const text = `${JSON.stringify({ keys: Object.fromEntries(all) }, null, 1)}\n`;
  await writeFile(temporaryPath, text, { mode: 0o600, flush: true });
  await rename(temporaryPath, path);
  return true;
}

/**
 * Returns the keys of a backup.
 * @throws {OperatorError} if the file is missing or belongs to another backup
 */
export async function keysOfBackup(path: string, { keys }: Manifest): Promise<Keys> {
  if (keys.length === 0) return new Map();
  const existing = await readKeyFile(path);
  if (!existing) {
    throw new OperatorError(
      `There is no key file ${path}. Name it with --keys, or go on with --keys none and put the keys back yourself.`,
    );
  }
  return new Map(
    keys.map(({ name, sha256 }) => {
      const content = existing.get(name);
      if (!content || checksum(content) !== sha256) {
        throw new OperatorError(`${path} does not fit this backup: its ${name} is another one.`);
      }
      return [name, content];
    }),
  );
}

/** Copies the keys of a backup into a data folder. */
export async function copyKeys(path: string, manifest: Manifest, dataDir: string): Promise<void> {
  await writeKeys(await keysOfBackup(path, manifest), dataDir);
}

/** Writes keys into a data folder. */
export async function writeKeys(keys: Keys, dataDir: string): Promise<void> {
  for (const [name, content] of keys) await writeFile(join(dataDir, name), content, { mode: 0o600, flush: true });
}

/** Reads a key file; `undefined` if it does not exist. */
async function readKeyFile(path: string): Promise<Keys | undefined> {
  const text = await readFile(path, 'utf8').catch((error: unknown) => {
    if (hasErrorCode(error, 'ENOENT')) return undefined;
    throw error;
  });
  if (text === undefined) return undefined;
  const parsed = schema.safeParse(parseJson(text));
  if (!parsed.success) throw new OperatorError(`${path} is no key file.`);
  return new Map(Object.entries(parsed.data.keys).map(([name, content]) => [name, Buffer.from(content, 'base64')]));
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const checksum = (content: Buffer) => createHash('sha256').update(content).digest('hex');
