import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from '../db/database';
import { OperatorError } from '../db/OperatorError';
import { syncFolder } from '../files/diskFileStore';
import { hasErrorCode } from '../files/hasErrorCode';
import { type KeyFile, readKey, readOrCreateKey } from '../keys/keyFile';
import { LogSigner, setLogSigner } from './chain/LogSigner';
import { isStartSignedBy, readSigningStart, startSigning } from './chain/signingStart';

const RECOVERY_HINT = 'put it back from where the keys of this installation are kept (docs/backup.md)';
/** The key that proves which rows of the log the server has written. */
const CURRENT_KEY: KeyFile = { name: 'log.key', remedy: RECOVERY_HINT };
/** A new key. It is renamed once the database records from which row on log rows have authentication codes (HMAC). */
const NEXT_KEY: KeyFile = { name: 'log-next.key', remedy: RECOVERY_HINT };

/**
 * Sets the log key of a data folder for a database. It creates a key only for a database whose log has no codes yet. An
 * existing key never starts codes again: if the database has lost its record, the verifier reports it.
 * @throws {OperatorError} when the key is missing or belongs to another database
 */
export async function claimLogKey(database: Database, dataDir: string): Promise<void> {
  // Once codes have begun, no key is created. Before, only one process creates one.
  if (!(await readKey(CURRENT_KEY, dataDir))) {
    await startSigning(database, async () => new LogSigner(await readOrCreateKey(NEXT_KEY, dataDir)));
  }
  // Reads the next key first: if another process renames it in between, the current key is found.
  const next = await readKey(NEXT_KEY, dataDir);
  const current = await readKey(CURRENT_KEY, dataDir);
  const path = join(dataDir, CURRENT_KEY.name);
  const start = await readSigningStart(database.read);
  if (current) {
    const signer = new LogSigner(current);
    if (start && !isStartSignedBy(signer, start))
      throw new OperatorError(`${path} is the key of another log: ${RECOVERY_HINT}.`);
    return setLogSigner(database, signer);
  }
  const signer = next && new LogSigner(next);
  if (!signer || !start || !isStartSignedBy(signer, start)) {
    throw new OperatorError(`The key of the log, ${path}, is missing: ${RECOVERY_HINT}.`);
  }
  await activateNextKey(dataDir);
  setLogSigner(database, signer);
}

/** Renames the new key; of two processes that start at once only one succeeds. */
async function activateNextKey(dataDir: string): Promise<void> {
  try {
    await rename(join(dataDir, NEXT_KEY.name), join(dataDir, CURRENT_KEY.name));
  } catch (error) {
    if (!hasErrorCode(error, 'ENOENT')) throw error;
  }
  await syncFolder(dataDir);
}

/** Returns the log proof for the key in a data folder; `undefined` without one. */
export async function readLogSigner(dataDir: string): Promise<LogSigner | undefined> {
  const key = await readKey(CURRENT_KEY, dataDir);
  return key && new LogSigner(key);
}
