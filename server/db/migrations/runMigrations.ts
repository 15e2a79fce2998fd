import {
  type DatabaseConnection,
  DEFAULT_MIGRATION_TABLE,
  type Dialect,
  DummyDriver,
  Kysely,
  Migrator,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  sql,
} from 'kysely';
import type { SqlDialect, WriteTransaction } from '../database';
import { OperatorError } from '../OperatorError';
import { sqlDialectOf } from '../sqlDialectOf';
import { type Migrations, migrations } from './migrations';

/**
 * Runs the pending migrations within the given transaction, which holds the migration lock.
 * @throws {OperatorError} when a newer version has migrated this database
 */
export async function runMigrations(transaction: WriteTransaction, sectionMigrations: Migrations): Promise<void> {
  await transaction.getExecutor().provideConnection(async (connection) => {
    const queries = new Kysely<MigrationTables>({ dialect: transactionDialect(connection, sqlDialectOf(transaction)) });
    const migrator = new Migrator({
      db: queries,
      provider: { getMigrations: () => withRemovedMigrations(queries, sectionMigrations) },
      // The next migration of a section may sort before one of another section that has already run.
      allowUnorderedMigrations: true,
      migrationTableSchema: await currentSchema(queries),
    });
    const { error, results } = await migrator.migrateToLatest();
    if (error === undefined || error instanceof OperatorError) {
      if (error) throw error;
      return;
    }
    const failed = results?.find(({ status }) => status === 'Error');
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`the migration ${failed?.migrationName ?? ''} failed: ${reason}`, { cause: error });
  });
}

interface MigrationTables {
  [DEFAULT_MIGRATION_TABLE]: { name: string };
}

/**
 * Returns all migrations, plus an empty one for each that a removed section has run. Kysely fails if an executed migration
 * is missing.
 */
async function withRemovedMigrations(
  queries: Kysely<MigrationTables>,
  sectionMigrations: Migrations,
): Promise<Migrations> {
  const known: Migrations = { ...migrations, ...sectionMigrations };
  const executed = (await queries.selectFrom(DEFAULT_MIGRATION_TABLE).select('name').execute()).map(({ name }) => name);
  const newer = newerMigration(executed, sectionMigrations);
  if (newer) {
    throw new OperatorError(
      `a newer version has migrated this database (${newer}); start that version, or restore a backup made before it`,
    );
  }
  const unknown = executed.filter((name) => !Object.hasOwn(known, name));
  return { ...known, ...Object.fromEntries(unknown.map((name) => [name, { up: async () => undefined }])) };
}

/** Returns the first of these migrations that only a newer version can have run. Those of removed sections do not count. */
export function newerMigration(executed: readonly string[], sectionMigrations: Migrations): string | undefined {
  const sections = new Set(Object.keys(sectionMigrations).map(sectionOf));
  return executed
    .filter((name) => !Object.hasOwn(migrations, name) && !Object.hasOwn(sectionMigrations, name))
    .find((name) => sectionOf(name) === undefined || sections.has(sectionOf(name)));
}

/** Returns the section of `<section>/<day>-…`. The server's own migrations have none. */
const sectionOf = (name: string): string | undefined => /^(.+)\//.exec(name)?.[1];

/** Kysely would also find the migration table of another product in the same database. SQLite has no schemas. */
async function currentSchema(queries: Kysely<MigrationTables>): Promise<string | undefined> {
  if (sqlDialectOf(queries) === 'sqlite') return undefined;
  const { rows } = await sql<{ name: string }>`select current_schema() as "name"`.execute(queries);
  return rows[0]?.name;
}

/** A dialect whose only connection is inside a transaction, because Kysely's Migrator would otherwise start another one. */
function transactionDialect(connection: DatabaseConnection, dialect: SqlDialect): Dialect {
  const createDriver = () => new TransactionDriver(connection);
  return dialect === 'sqlite'
    ? {
        createDriver,
        createAdapter: () => new SqliteAdapter(),
        createIntrospector: (queries) => new SqliteIntrospector(queries),
        createQueryCompiler: () => new SqliteQueryCompiler(),
      }
    : {
        createDriver,
        createAdapter: () => new LockedPostgresAdapter(),
        createIntrospector: (queries) => new PostgresIntrospector(queries),
        createQueryCompiler: () => new PostgresQueryCompiler(),
      };
}

/** Hands out one connection; the code that opened it begins and commits the transaction. */
class TransactionDriver extends DummyDriver {
  readonly #connection: DatabaseConnection;

  constructor(connection: DatabaseConnection) {
    super();
    this.#connection = connection;
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    return this.#connection;
  }
}

/** Takes no lock: a failed transaction could not release it, and the transaction already holds the migration lock. */
class LockedPostgresAdapter extends PostgresAdapter {
  override acquireMigrationLock = async (): Promise<void> => undefined;
  override releaseMigrationLock = async (): Promise<void> => undefined;
}
