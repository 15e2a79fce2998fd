import type { Database } from './database';
import { openPostgres } from './postgresDatabase';
import { COMMAND_LIMITS } from './postgresLimits';
import { openSqlite } from './sqliteDatabase';

/** Opens the database of an address: `postgres://…`, or the path of a SQLite file. The limits are for PostgreSQL. */
export function openDatabase(address: string, limits = COMMAND_LIMITS): Database {
  return isPostgres(address) ? openPostgres(address, limits) : openSqlite(address);
}

/** Whether an address is that of a PostgreSQL database; any other is the path of a SQLite file. */
export function isPostgres(address: string): boolean {
  return /^postgres(ql)?:\/\//.test(address);
}
