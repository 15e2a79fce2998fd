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
/** Proves which rows of the log the server has written. */
const CURRENT: KeyFile = { name: 'log.key', cure: CURE };
/** A key that is being made; it takes its name when the database says where codes begin. */
const NEXT: KeyFile = { name: 'log-next.key', cure: CURE };

/**
 * Lets the log of a database be written with the key in a data folder, which is made for a database whose log has none. A key
 * that was there before is never a reason to begin anew: where the database has lost its beginning, the verifier says so.
 * @throws {Refusal} when the key is missing, or is that of another database
 */
export async function claimLogKey(database: Database, dataDir: string): Promise<void> {
  // Where codes have begun no key is made any more; before, only while no other process does so.
  if (!(await readKey(CURRENT, dataDir))) {
    await beginProof(database, async () => new LogProof(await readOrMakeKey(NEXT, dataDir)));
  }
  // In this order: another process may be giving the key its name.
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

/** Gives the key its name; of two processes that start at once one does. */
async function settleName(dataDir: string): Promise<void> {
  try {
    await rename(join(dataDir, NEXT.name), join(dataDir, CURRENT.name));
  } catch (error) {
    if (!isCode(error, 'ENOENT')) throw error;
  }
  await flushFolder(dataDir);
}

/** The proof of a log by the key in a data folder; `undefined` without one. */
export async function logProofIn(dataDir: string): Promise<LogProof | undefined> {
  const key = await readKey(CURRENT, dataDir);
  return key && new LogProof(key);
}
