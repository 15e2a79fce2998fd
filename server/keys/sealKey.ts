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
/** The key that encrypts ID, bank and phone numbers and health data. */
const CURRENT: KeyFile = { name: 'seal.key', cure: CURE };
/** The next key, which replaces the current one once everything is encrypted with it. */
const NEXT: KeyFile = { name: 'seal-next.key', cure: CURE };

/** Returns whether the data folder contains the encryption key. */
export const hasSealKey = (dataDir: string): boolean => existsSync(join(dataDir, CURRENT.name));

/**
 * Sets the encryption key of a data folder for a database. Creates the key if the database has none.
 * @throws {Refusal} if the key is missing or belongs to another database, or if a key rotation was interrupted
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
 * Records in the database which key encrypts its values, so that no other is ever used.
 * @throws {Refusal} if another process has recorded another key meanwhile
 */
export async function claimDatabase(database: Database, dataDir: string): Promise<void> {
  const key = await readKey(CURRENT, dataDir);
  if (key) requireSame(keyIdOf(key), await claimSealKey(database), dataDir);
}

/** A key rotation in progress. */
export interface KeyChange {
  from: string;
  to: string;
  /** Replaces the old key file by the new one. */
  finish(): Promise<void>;
}

/**
 * Begins or resumes a key rotation: from now on values are encrypted with the next key, and decrypted with both.
 * @throws {Refusal} if nothing is encrypted, or if the key belongs to another database
 */
export async function beginKeyChange(database: Database, dataDir: string): Promise<KeyChange> {
  const keyId = await sealKeyId(database);
  const current = await readKey(CURRENT, dataDir);
  if (keyId === undefined || !current) {
    throw new Refusal(`There is no key to change: ${join(dataDir, CURRENT.name)} seals nothing in this database.`);
  }
  const begun = await readKey(NEXT, dataDir);
  // Everything may already be encrypted with the next key.
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
