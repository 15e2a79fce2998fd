import { sql } from 'kysely';
import type { Entity } from '../../contract/defineEntity';
import { LIVE_TOPICS } from '../../contract/live';
import { addColumns, replaceIndexes, type TableChange } from './changeTables';
import type { Database, DatabaseKind, WriteTransaction } from './database';
import type { ExtraTable } from './extraTable';
import type { Migrations } from './migrations';
import { respell, spellingOf } from './pinyin/respell';
import { checkPluginSchemas, type PluginSchema, storePluginSchemas } from './pluginSchemas';
import { comparedFormOf, rewriteCompared } from './rewriteCompared';
import { runMigrations } from './runMigrations';
import { addSearchIndex } from './searchIndex';
import { systemTables } from './systemTables';
import { entityDefinitions, extraDefinition } from './tableDefinition';
import { AUTH_EPOCH } from './tableVersions';

/** Key of the PostgreSQL advisory lock for schema changes. Any number, but the same in every process. */
const MIGRATION_LOCK = 815_007;

/** The target schema of a database. */
export interface Schema {
  entities: readonly Entity[];
  /** Tables of sections, in addition to those of their entities. */
  tables?: readonly ExtraTable[];
  /** Migrations of sections, each named `<section>/<day>-…`. */
  migrations?: Migrations;
  /** The plugins that define the entities. Their definitions are checked against the stored ones. */
  plugins?: readonly PluginSchema[];
}

/**
 * Upgrades a database of any earlier version. It adds missing tables and columns, runs pending migrations, replaces indexes,
 * pinyin and search texts, and adds search indexes. All in one transaction under one lock: it is idempotent, safe in two
 * processes at once, and may be killed midway.
 */
export async function migrate(
  database: Database,
  { entities, tables = [], migrations = {}, plugins = [] }: Schema,
): Promise<void> {
  const { kind } = database;
  const definitions = [
    ...[...systemTables, ...tables].map((table) => extraDefinition(table, kind)),
    ...entities.flatMap((entity) => entityDefinitions(entity, kind)),
  ];
  await database.write(async (transaction) => {
    await lockMigration(transaction, kind);
    const change = { transaction, kind };
    await addColumns(change, definitions);
    await checkPluginSchemas(transaction, plugins);
    await runMigrations(change, migrations);
    await replaceIndexes(change, definitions);
    for (const entity of entities) {
      await refreshSearch(change, entity);
      await addSearchIndex(change, entity);
    }
    await addVersions(transaction, [...entities.map(({ name }) => name), AUTH_EPOCH, ...LIVE_TOPICS]);
    await storePluginSchemas(transaction, plugins);
    if (kind === 'sqlite') await sql`analyze`.execute(transaction);
  });
}

/**
 * Collects statistics for the query planner. On PostgreSQL it also marks all rows as visible, which enables index-only
 * scans. Worthwhile after loading many rows.
 */
export async function collectStatistics(database: Database): Promise<void> {
  if (database.kind === 'postgres') {
    await sql`vacuum (analyze)`.execute(database.read);
    return;
  }
  await database.write(async (transaction) => {
    await sql`analyze`.execute(transaction);
  });
}

/**
 * Locks schema changes and the first fill of a database until the transaction ends, so that one process at a time makes
 * them.
 */
export async function lockMigration(transaction: WriteTransaction, kind: DatabaseKind): Promise<void> {
  // SQLite has one writer at a time anyway.
  if (kind === 'postgres') await sql`select pg_advisory_xact_lock(${MIGRATION_LOCK})`.execute(transaction);
}

async function addVersions(transaction: WriteTransaction, names: readonly string[]): Promise<void> {
  await transaction
    .insertInto('tableVersionPart')
    .values(names.map((name) => ({ name, part: 0, version: 1 })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Rebuilds pinyin and search columns when the way they are computed has changed since the last start. */
async function refreshSearch(change: TableChange, entity: Entity): Promise<void> {
  const { transaction } = change;
  await whenChanged(transaction, { name: `pinyin:${entity.name}`, value: spellingOf(entity) }, () =>
    respell(change, entity),
  );
  await whenChanged(transaction, { name: `search:${entity.name}`, value: comparedFormOf(entity) }, () =>
    rewriteCompared(change, entity),
  );
}

/** Runs `work` if the stored setting has another value, then stores the new value. Does nothing for an empty value. */
async function whenChanged(
  transaction: WriteTransaction,
  { name, value }: { name: string; value: string },
  work: () => Promise<void>,
): Promise<void> {
  if (value === '') return;
  const known = await transaction.selectFrom('setting').select('value').where('name', '=', name).executeTakeFirst();
  if (known?.value === value) return;
  await work();
  await transaction
    .insertInto('setting')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute();
}
