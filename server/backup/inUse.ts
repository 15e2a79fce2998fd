import { existsSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import Libsql from 'libsql';
import { isPostgres } from '../db/openDatabase';
import { connectPostgres } from '../db/postgresClient';
import { Refusal } from '../db/Refusal';
import { isCode } from '../files/isCode';

/**
 * Checks that no program uses a database, on any machine.
 * @throws {Refusal} if one does
 */
export async function requireUnused(address: string): Promise<void> {
  const isUsed = isPostgres(address) ? await hasOtherConnections(address) : isOpened(address);
  if (isUsed) throw new Refusal('A server, or another program, works with this database. Stop it first.');
}

/** PostgreSQL takes a moment to end the backend of a closed connection. */
const ENDING_MS = 2_000;
const LOOK_MS = 100;

async function hasOtherConnections(url: string): Promise<boolean> {
  const client = await connectPostgres(url);
  const hasOthers = async () => {
    const { rows } = await client.query(
      `select 1 from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()
        and backend_type = 'client backend' limit 1`,
    );
    return rows.length > 0;
  };
  try {
    for (let waited = 0; waited < ENDING_MS; waited += LOOK_MS) {
      if (!(await hasOthers())) return false;
      await setTimeout(LOOK_MS);
    }
    return await hasOthers();
  } finally {
    await client.end();
  }
}

/** A process that has a database open in WAL mode holds a lock, which ends with the process. */
function isOpened(file: string): boolean {
  if (!existsSync(file)) return false;
  const handle = new Libsql(file);
  try {
    handle.exec('PRAGMA busy_timeout = 0');
    handle.exec('PRAGMA locking_mode = EXCLUSIVE');
    handle.exec('BEGIN EXCLUSIVE');
    handle.exec('ROLLBACK');
    return false;
  } catch (error) {
    if (isCode(error, 'SQLITE_BUSY')) return true;
    throw error;
  } finally {
    handle.close();
  }
}
