import { existsSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import Libsql from 'libsql';
import { isPostgres } from '../db/openDatabase';
import { connectPostgres } from '../db/postgresClient';
import { Refusal } from '../db/Refusal';
import { isCode } from '../files/isCode';

/**
 * Makes sure that nobody works with a database, whoever and wherever they are.
 * @throws {Refusal} when somebody does
 */
export async function requireUnused(address: string): Promise<void> {
  const isUsed = isPostgres(address) ? await hasOtherConnections(address) : isOpened(address);
  if (isUsed) throw new Refusal('A server, or another program, works with this database. Stop it first.');
}

/** PostgreSQL needs a moment to end what served a connection that has been closed. */
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

/** Who has a database in WAL mode open holds a lock that ends with their process. */
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
