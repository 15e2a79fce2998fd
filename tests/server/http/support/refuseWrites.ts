import { sql } from 'kysely';
import type { Database } from '../../../../server/db/database';

/**
 * Makes a database read-only, like a standby: for each of its connections to PostgreSQL, or for the one that writes to
 * SQLite.
 */
export async function refuseWrites(database: Database): Promise<void> {
  if (database.dialect === 'sqlite') {
    await database.write((transaction) => sql`pragma query_only = on`.execute(transaction));
    return;
  }
  const [row] = await database.all<{ name: string }>('select current_database() as "name"', []);
  await sql`alter database ${sql.id(row?.name ?? '')} set default_transaction_read_only = on`.execute(database.read);
  // Connections keep their initial settings.
  await sql`select pg_terminate_backend("pid") from "pg_stat_activity"
    where "datname" = current_database() and "pid" <> pg_backend_pid()`.execute(database.read);
  await sql`set default_transaction_read_only = on`.execute(database.read);
}
