import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Refusal } from '../db/Refusal';

/** Staging folder of a restore in a data folder. */
export const RESTORING = '.restoring';

/**
 * Prevents a server from starting in a data folder that is only half restored.
 * @throws {Refusal} if it is
 */
export function requireRestored(dataDir: string): void {
  if (!existsSync(join(dataDir, RESTORING))) return;
  throw new Refusal(
    `A restore into ${dataDir} is going on, or was broken off: run npm run restore again, with --replace.`,
  );
}
