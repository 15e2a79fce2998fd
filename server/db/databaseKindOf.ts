import { PostgresAdapter } from 'kysely';
import type { DatabaseKind, Queries } from './database';

/** Returns the dialect of the database behind some queries. */
export function databaseKindOf(queries: Queries): DatabaseKind {
  return queries.getExecutor().adapter instanceof PostgresAdapter ? 'postgres' : 'sqlite';
}
