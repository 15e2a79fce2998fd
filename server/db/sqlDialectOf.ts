import { PostgresAdapter } from 'kysely';
import type { Queries, SqlDialect } from './database';

/** Returns the dialect of the database behind some queries. */
export function sqlDialectOf(queries: Queries): SqlDialect {
  return queries.getExecutor().adapter instanceof PostgresAdapter ? 'postgres' : 'sqlite';
}
