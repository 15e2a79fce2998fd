import type { Database } from './database';
import { openPostgres } from './postgresDatabase';
import { openSqlite } from './sqliteDatabase';

/** Opens the database of an address: `postgres://…`, or the path of a SQLite file. */
export function openDatabase(address: string): Database {
  return isPostgres(address) ? openPostgres(address) : openSqlite(address);
}

/** Whether an address is that of a PostgreSQL database; any other is the path of a SQLite file. */
export function isPostgres(address: string): boolean {
  return /^postgres(ql)?:\/\//.test(address);
}
