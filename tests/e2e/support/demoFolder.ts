import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { dayAt, MINUTE_MS } from '../../../contract/moment';
import type { SqlDialect } from '../../../server/db/database';

/** The data left by a product that loaded demo data and stopped, for others to start with. */
export interface DemoData {
  dataDir: string;
  /** Its PostgreSQL database; with the embedded one everything is in the folder. */
  databaseUrl?: string;
}

/** Demo data ends at its load time; data older than this is no longer current. */
const AGE_MAX_MS = 15 * MINUTE_MS;
const DATABASE = 'database-url';

/** Returns the demo data of a kind in a folder, unless it is from another day than `now`, or too old. */
export function readDemo(folder: string, kind: SqlDialect, now: number): DemoData | undefined {
  for (const name of readdirSync(folder)) {
    const [itsKind, loaded] = name.split('-');
    if (itsKind !== kind || now - Number(loaded) > AGE_MAX_MS || dayAt(Number(loaded)) !== dayAt(now)) continue;
    return { dataDir: join(folder, name, 'data'), databaseUrl: databaseOf(join(folder, name)) };
  }
  return undefined;
}

/** Stores demo data whose load began at `loaded`, moving its files into the folder. */
export function keepDemo(folder: string, kind: SqlDialect, loaded: number, data: DemoData): void {
  const name = `${kind}-${loaded}`;
  // Other workers may read the folder at any time, so it is renamed when it is complete.
  const unfinished = join(folder, `unfinished-${name}`);
  mkdirSync(unfinished);
  if (data.databaseUrl !== undefined) writeFileSync(join(unfinished, DATABASE), data.databaseUrl);
  renameSync(data.dataDir, join(unfinished, 'data'));
  renameSync(unfinished, join(folder, name));
}

const lockOf = (folder: string, kind: SqlDialect) => join(folder, `loading-${kind}`);

/** Claims the load of demo data of a kind; returns `false` when another worker has claimed it. */
export function claimLoading(folder: string, kind: SqlDialect): boolean {
  try {
    mkdirSync(lockOf(folder, kind));
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}

/** Whether a worker is loading demo data of a kind. */
export const isLoading = (folder: string, kind: SqlDialect): boolean => existsSync(lockOf(folder, kind));

/** Releases a claim after success or failure. */
export const releaseLoading = (folder: string, kind: SqlDialect): void => rmdirSync(lockOf(folder, kind));

/** The addresses of all PostgreSQL databases kept in a folder. */
export function demoDatabasesIn(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => databaseOf(join(folder, name)) ?? []);
}

function databaseOf(own: string): string | undefined {
  const file = join(own, DATABASE);
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}
