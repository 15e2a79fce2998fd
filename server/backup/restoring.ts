import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Refusal } from '../db/Refusal';

/** Folder in a data folder in which a restore gathers everything before it takes its place. */
export const RESTORING = '.restoring';

/**
 * Keeps a server from beginning anew in a data folder that is only half restored.
 * @throws {Refusal} when it is
 */
export function requireRestored(dataDir: string): void {
  if (!existsSync(join(dataDir, RESTORING))) return;
  throw new Refusal(
    `A restore into ${dataDir} is going on, or was broken off: run npm run restore again, with --replace.`,
  );
}
