import type { Database } from './database';
import { openPostgres } from './postgres/postgresDatabase';
import { COMMAND_LIMITS } from './postgres/postgresLimits';
import { openSqlite } from './sqlite/sqliteDatabase';

/** Opens the database at an address: `postgres://…`, or the path of a SQLite file. The limits apply to PostgreSQL only. */
export function openDatabase(address: string, limits = COMMAND_LIMITS): Database {
  return isPostgres(address) ? openPostgres(address, limits) : openSqlite(address);
}

/** Returns whether an address is that of a PostgreSQL database; any other is the path of a SQLite file. */
export function isPostgres(address: string): boolean {
  return /^postgres(ql)?:\/\//.test(address);
}
