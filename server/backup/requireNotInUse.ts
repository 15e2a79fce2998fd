import { existsSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import Libsql from 'libsql';
import { OperatorError } from '../db/OperatorError';
import { isPostgres } from '../db/openDatabase';
import { connectPostgres } from '../db/postgres/postgresClient';
import { hasErrorCode } from '../files/hasErrorCode';

/**
 * Checks that no program uses a database, on any machine.
 * @throws {OperatorError} if one does
 */
export async function requireNotInUse(address: string): Promise<void> {
  const isInUse = isPostgres(address) ? await hasOtherConnections(address) : isSqliteInUse(address);
  if (isInUse) throw new OperatorError('A server, or another program, works with this database. Stop it first.');
}

/** PostgreSQL takes a moment to end the backend of a closed connection. */
const DISCONNECT_GRACE_MS = 2_000;
const POLL_MS = 100;

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
    for (let waited = 0; waited < DISCONNECT_GRACE_MS; waited += POLL_MS) {
      if (!(await hasOthers())) return false;
      await setTimeout(POLL_MS);
    }
    return await hasOthers();
  } finally {
    await client.end();
  }
}

/** A process that has a database open in WAL mode holds a lock, which ends with the process. */
function isSqliteInUse(file: string): boolean {
  if (!existsSync(file)) return false;
  const handle = new Libsql(file);
  try {
    handle.exec('PRAGMA busy_timeout = 0');
    handle.exec('PRAGMA locking_mode = EXCLUSIVE');
    handle.exec('BEGIN EXCLUSIVE');
    handle.exec('ROLLBACK');
    return false;
  } catch (error) {
    if (hasErrorCode(error, 'SQLITE_BUSY')) return true;
    throw error;
  } finally {
    handle.close();
  }
}
