import type { Database } from './database';
import { openPostgres } from './postgresDatabase';
import { openSqlite } from './sqliteDatabase';

/** Opens the database of an address: `postgres://…`, or the path of a SQLite file. */
export function openDatabase(address: string): Database {
  return /^postgres(ql)?:\/\//.test(address) ? openPostgres(address) : openSqlite(address);
}
