import { existsSync } from 'node:fs';
import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from '../db/database';
import { OperatorError } from '../db/OperatorError';
import { claimEncryptionKey, encryptionKeyId } from '../db/sealing/encryptStoredValues';
import { setEncryption } from '../db/sealing/fieldEncryption';
import { syncFolder } from '../files/diskFileStore';
import { AesFieldEncryption, keyIdOf } from './KeySealing';
import { type KeyFile, readKey, readOrCreateKey } from './keyFile';

const REMEDY = 'put it back from where the keys of this installation are kept (docs/backup.md)';
/** The key that encrypts ID, bank and phone numbers and health data. */
const CURRENT: KeyFile = { name: 'seal.key', remedy: REMEDY };
/** The next key, which replaces the current one once everything is encrypted with it. */
const NEXT: KeyFile = { name: 'seal-next.key', remedy: REMEDY };

/** Returns whether the data folder contains the encryption key. */
export const hasSealKey = (dataDir: string): boolean => existsSync(join(dataDir, CURRENT.name));

/**
 * Sets the encryption key of a data folder for a database. Creates the key if the database has none.
 * @throws {OperatorError} if the key is missing or belongs to another database, or if a key rotation was interrupted
 */
export async function loadEncryptionKey(database: Database, dataDir: string): Promise<void> {
  if (existsSync(join(dataDir, NEXT.name))) {
    throw new OperatorError('A change of keys was broken off: run npm run rotate-keys again, which goes on with it.');
  }
  const keyId = await encryptionKeyId(database);
  const key = keyId === undefined ? await readOrCreateKey(CURRENT, dataDir) : await readKey(CURRENT, dataDir);
  if (!key)
    throw new OperatorError(`The key of the sealed values, ${join(dataDir, CURRENT.name)}, is missing: ${REMEDY}.`);
  requireSameKey(keyIdOf(key), keyId, dataDir);
  setEncryption(database, new AesFieldEncryption(key));
}

/**
 * Records in the database which key encrypts its values, so that no other is ever used.
 * @throws {OperatorError} if another process has recorded another key meanwhile
 */
export async function recordEncryptionKey(database: Database, dataDir: string): Promise<void> {
  const key = await readKey(CURRENT, dataDir);
  if (key) requireSameKey(keyIdOf(key), await claimEncryptionKey(database), dataDir);
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
 * @throws {OperatorError} if nothing is encrypted, or if the key belongs to another database
 */
export async function beginKeyChange(database: Database, dataDir: string): Promise<KeyChange> {
  const keyId = await encryptionKeyId(database);
  const current = await readKey(CURRENT, dataDir);
  if (keyId === undefined || !current) {
    throw new OperatorError(
      `There is no key to change: ${join(dataDir, CURRENT.name)} seals nothing in this database.`,
    );
  }
  const pendingKey = await readKey(NEXT, dataDir);
  // Everything may already be encrypted with the next key.
  if (!pendingKey || keyIdOf(pendingKey) !== keyId) requireSameKey(keyIdOf(current), keyId, dataDir);
  const next = pendingKey ?? (await readOrCreateKey(NEXT, dataDir));
  setEncryption(database, new AesFieldEncryption(next, current));
  return {
    from: keyIdOf(current),
    to: keyIdOf(next),
    async finish() {
      await rename(join(dataDir, NEXT.name), join(dataDir, CURRENT.name));
      await syncFolder(dataDir);
    },
  };
}

function requireSameKey(fileKeyId: string, keyId: string | undefined, dataDir: string): void {
  if (keyId === undefined || fileKeyId === keyId) return;
  throw new OperatorError(`${join(dataDir, CURRENT.name)} is the key of another database: ${REMEDY}.`);
}
