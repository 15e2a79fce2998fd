import { existsSync } from 'node:fs';
import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from '../db/database';
import { Refusal } from '../db/Refusal';
import { setSealing } from '../db/sealing/sealing';
import { claimSealKey, sealKeyId } from '../db/sealing/sealStored';
import { flushFolder } from '../files/diskFileStore';
import { KeySealing, keyIdOf } from './KeySealing';
import { type KeyFile, readKey, readOrMakeKey } from './keyFile';

const CURE = 'put it back from where the keys of this installation are kept (docs/backup.md)';
/** Seals ID, bank and phone numbers and what is known of somebody's health. */
const CURRENT: KeyFile = { name: 'seal.key', cure: CURE };
/** Takes its place when everything is sealed with it. */
const NEXT: KeyFile = { name: 'seal-next.key', cure: CURE };

/** Whether the data folder has the key of sealed values. */
export const hasSealKey = (dataDir: string): boolean => existsSync(join(dataDir, CURRENT.name));

/**
 * Lets a database be used with the key of sealed values in a data folder, which is made for a database that has none.
 * @throws {Refusal} when the key is missing or is that of another database, or when a change of keys was broken off
 */
export async function unlockDatabase(database: Database, dataDir: string): Promise<void> {
  if (existsSync(join(dataDir, NEXT.name))) {
    throw new Refusal('A change of keys was broken off: run npm run rotate-keys again, which goes on with it.');
  }
  const keyId = await sealKeyId(database);
  const key = keyId === undefined ? await readOrMakeKey(CURRENT, dataDir) : await readKey(CURRENT, dataDir);
  if (!key) throw new Refusal(`The key of the sealed values, ${join(dataDir, CURRENT.name)}, is missing: ${CURE}.`);
  requireSame(keyIdOf(key), keyId, dataDir);
  setSealing(database, new KeySealing(key));
}

/**
 * Says in the database which key seals its values, so that no other is ever used.
 * @throws {Refusal} when another process has said so of another key meanwhile
 */
export async function claimDatabase(database: Database, dataDir: string): Promise<void> {
  const key = await readKey(CURRENT, dataDir);
  if (key) requireSame(keyIdOf(key), await claimSealKey(database), dataDir);
}

/** A change of keys in progress. */
export interface KeyChange {
  from: string;
  to: string;
  /** The new key takes the place of the old one. */
  finish(): Promise<void>;
}

/**
 * Begins a change of keys, or goes on with one: from now on a database is sealed with the next key, and opened with both.
 * @throws {Refusal} when nothing is sealed, or when the key is not that of the database
 */
export async function beginKeyChange(database: Database, dataDir: string): Promise<KeyChange> {
  const keyId = await sealKeyId(database);
  const current = await readKey(CURRENT, dataDir);
  if (keyId === undefined || !current) {
    throw new Refusal(`There is no key to change: ${join(dataDir, CURRENT.name)} seals nothing in this database.`);
  }
  const begun = await readKey(NEXT, dataDir);
  // All of it may be sealed with the next key already.
  if (!begun || keyIdOf(begun) !== keyId) requireSame(keyIdOf(current), keyId, dataDir);
  const next = begun ?? (await readOrMakeKey(NEXT, dataDir));
  setSealing(database, new KeySealing(next, current));
  return {
    from: keyIdOf(current),
    to: keyIdOf(next),
    async finish() {
      await rename(join(dataDir, NEXT.name), join(dataDir, CURRENT.name));
      await flushFolder(dataDir);
    },
  };
}

function requireSame(given: string, keyId: string | undefined, dataDir: string): void {
  if (keyId === undefined || given === keyId) return;
  throw new Refusal(`${join(dataDir, CURRENT.name)} is the key of another database: ${CURE}.`);
}
