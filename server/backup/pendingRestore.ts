import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { OperatorError } from '../db/OperatorError';

/** Staging folder of a restore in a data folder. */
export const RESTORE_FOLDER = '.restoring';

/**
 * Prevents a server from starting in a data folder that is only half restored.
 * @throws {OperatorError} if it is
 */
export function requireNoPendingRestore(dataDir: string): void {
  if (!existsSync(join(dataDir, RESTORE_FOLDER))) return;
  throw new OperatorError(
    `A restore into ${dataDir} is going on, or was broken off: run npm run restore again, with --replace.`,
  );
}
