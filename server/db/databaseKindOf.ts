import { PostgresAdapter } from 'kysely';
import type { DatabaseKind, Queries } from './database';

/** Of which kind the database behind some queries is. */
export function databaseKindOf(queries: Queries): DatabaseKind {
  return queries.getExecutor().adapter instanceof PostgresAdapter ? 'postgres' : 'sqlite';
}
