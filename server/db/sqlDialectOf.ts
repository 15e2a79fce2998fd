import { PostgresAdapter } from 'kysely';
import type { Queries, SqlDialect } from './database';

/** Returns the dialect of some queries or of a transaction. They carry it, so that no caller passes it beside them. */
export function sqlDialectOf(queries: Pick<Queries, 'getExecutor'>): SqlDialect {
  return queries.getExecutor().adapter instanceof PostgresAdapter ? 'postgres' : 'sqlite';
}
