import { sql } from 'kysely';
import { LIVE_TOPICS } from '../../../contract/calls/live';
import type { Entity } from '../../../contract/defineEntity';
import type { Database, WriteTransaction } from '../database';
import { pinyinVersion, recomputePinyin } from '../pinyin/recomputePinyin';
import { readSetting, storeSetting } from '../rows/settings';
import { sqlDialectOf } from '../sqlDialectOf';
import type { ExtraTable } from '../tables/extraTable';
import { addSearchIndex } from '../tables/searchIndex';
import { systemTables } from '../tables/systemTables';
import { entityDefinitions, extraDefinition } from '../tables/tableDefinition';
import { AUTH_EPOCH } from '../tableVersions';
import { addMissingColumns, replaceIndexes } from './changeTables';
import type { Migrations } from './migrations';
import { checkPluginSchemas, type PluginSchema, storePluginSchemas } from './pluginSchemas';
import { comparedTextVersion, recomputeComparedColumns } from './recomputeComparedColumns';
import { runMigrations } from './runMigrations';

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
  const { dialect } = database;
  const definitions = [
    ...[...systemTables, ...tables].map((table) => extraDefinition(table, dialect)),
    ...entities.flatMap((entity) => entityDefinitions(entity, dialect)),
  ];
  await database.write(async (transaction) => {
    await lockMigration(transaction);
    await addMissingColumns(transaction, definitions);
    await checkPluginSchemas(transaction, plugins);
    await runMigrations(transaction, migrations);
    await replaceIndexes(transaction, definitions);
    for (const entity of entities) {
      await refreshDerivedColumns(transaction, entity);
      await addSearchIndex(transaction, entity);
    }
    await addTableVersions(transaction, [...entities.map(({ name }) => name), AUTH_EPOCH, ...LIVE_TOPICS]);
    await storePluginSchemas(transaction, plugins);
    if (dialect === 'sqlite') await sql`analyze`.execute(transaction);
  });
}

/**
 * Collects statistics for the query planner. On PostgreSQL it also marks all rows as visible, which enables index-only
 * scans. Worthwhile after loading many rows.
 */
export async function collectStatistics(database: Database): Promise<void> {
  if (database.dialect === 'postgres') {
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
export async function lockMigration(transaction: WriteTransaction): Promise<void> {
  // SQLite has one writer at a time anyway.
  if (sqlDialectOf(transaction) === 'postgres')
    await sql`select pg_advisory_xact_lock(${MIGRATION_LOCK})`.execute(transaction);
}

async function addTableVersions(transaction: WriteTransaction, names: readonly string[]): Promise<void> {
  await transaction
    .insertInto('tableVersionPart')
    .values(names.map((name) => ({ name, part: 0, version: 1 })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Rebuilds pinyin and search columns when the way they are computed has changed since the last start. */
async function refreshDerivedColumns(transaction: WriteTransaction, entity: Entity): Promise<void> {
  await runIfChanged(transaction, { name: `pinyin:${entity.name}`, value: pinyinVersion(entity) }, () =>
    recomputePinyin(transaction, entity),
  );
  await runIfChanged(transaction, { name: `search:${entity.name}`, value: comparedTextVersion(entity) }, () =>
    recomputeComparedColumns(transaction, entity),
  );
}

/** Runs `work` if the stored setting has another value, then stores the new value. Does nothing for an empty value. */
async function runIfChanged(
  transaction: WriteTransaction,
  { name, value }: { name: string; value: string },
  work: () => Promise<void>,
): Promise<void> {
  if (value === '') return;
  if ((await readSetting(transaction, name)) === value) return;
  await work();
  await storeSetting(transaction, name, value);
}
