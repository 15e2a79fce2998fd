import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from '../db/database';
import { Refusal } from '../db/Refusal';
import { flushFolder } from '../files/diskFileStore';
import { isCode } from '../files/isCode';
import { type KeyFile, readKey, readOrMakeKey } from '../keys/keyFile';
import { LogProof, setLogProof } from './chain/LogProof';
import { beginProof, isStartOf, readProofStart } from './chain/proofStart';

const CURE = 'put it back from where the keys of this installation are kept (docs/backup.md)';
/** The key that proves which rows of the log the server has written. */
const CURRENT: KeyFile = { name: 'log.key', cure: CURE };
/** A new key, which is renamed when the database records where codes begin. */
const NEXT: KeyFile = { name: 'log-next.key', cure: CURE };

/**
 * Sets the log key of a data folder for a database. It creates a key only for a database whose log has no codes yet. An
 * existing key never starts codes again: if the database has lost its record, the verifier reports it.
 * @throws {Refusal} when the key is missing or belongs to another database
 */
export async function claimLogKey(database: Database, dataDir: string): Promise<void> {
  // Once codes have begun, no key is created. Before, only one process creates one.
  if (!(await readKey(CURRENT, dataDir))) {
    await beginProof(database, async () => new LogProof(await readOrMakeKey(NEXT, dataDir)));
  }
  // The order matters: another process may be renaming the key.
  const next = await readKey(NEXT, dataDir);
  const current = await readKey(CURRENT, dataDir);
  const path = join(dataDir, CURRENT.name);
  const start = await readProofStart(database.read);
  if (current) {
    const proof = new LogProof(current);
    if (start && !isStartOf(proof, start)) throw new Refusal(`${path} is the key of another log: ${CURE}.`);
    return setLogProof(database, proof);
  }
  const proof = next && new LogProof(next);
  if (!proof || !start || !isStartOf(proof, start)) {
    throw new Refusal(`The key of the log, ${path}, is missing: ${CURE}.`);
  }
  await settleName(dataDir);
  setLogProof(database, proof);
}

/** Renames the new key; of two processes that start at once only one succeeds. */
async function settleName(dataDir: string): Promise<void> {
  try {
    await rename(join(dataDir, NEXT.name), join(dataDir, CURRENT.name));
  } catch (error) {
    if (!isCode(error, 'ENOENT')) throw error;
  }
  await flushFolder(dataDir);
}

/** Returns the log proof for the key in a data folder; `undefined` without one. */
export async function logProofIn(dataDir: string): Promise<LogProof | undefined> {
  const key = await readKey(CURRENT, dataDir);
  return key && new LogProof(key);
}
