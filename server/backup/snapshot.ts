import { DEFAULT_MIGRATION_TABLE } from 'kysely';
import type { SqlDialect, Tuple } from '../db/database';
import { isPostgres } from '../db/openDatabase';
import { openPostgresSnapshot } from './postgresSnapshot';
import { openSqliteSnapshot } from './sqliteSnapshot';
import type { TableShape } from './tableShape';

/** All tables of a database as of one moment, while other connections keep writing. */
export interface Snapshot {
  readonly kind: SqlDialect;
  /** In the order of their names. */
  readonly tables: readonly TableShape[];
  /** Reads rows in chunks, so that only one chunk is in memory. */
  read(sql: string): AsyncIterable<readonly Tuple[]>;
  close(): Promise<void>;
}

/** Opens a snapshot of the database at an address, without changing the database. */
export function openSnapshot(address: string): Promise<Snapshot> {
  return isPostgres(address) ? openPostgresSnapshot(address) : openSqliteSnapshot(address);
}

/** Returns the names of the executed migrations. */
export async function executedMigrations(snapshot: Snapshot): Promise<string[]> {
  if (!snapshot.tables.some(({ name }) => name === DEFAULT_MIGRATION_TABLE)) return [];
  const names: string[] = [];
  for await (const batch of snapshot.read(`select "name" from "${DEFAULT_MIGRATION_TABLE}" order by "name"`)) {
    names.push(...batch.map(([name]) => String(name)));
  }
  return names;
}
