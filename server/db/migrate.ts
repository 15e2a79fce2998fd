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

/** Any number, the same in every process: who holds it may change tables (PostgreSQL advisory lock). */
const MIGRATION_LOCK = 815_007;

/** What a database is to hold. */
export interface Schema {
  entities: readonly Entity[];
  /** Tables that sections keep besides those of their entities. */
  tables?: readonly ExtraTable[];
  /** Migrations of sections, each named `<section>/<day>-…`. */
  migrations?: Migrations;
  /** The plugins behind the entities; what they define is checked against what is stored. */
  plugins?: readonly PluginSchema[];
}

/**
 * Brings a database of any earlier version up to date: adds the tables and columns that are missing, runs the migrations
 * that have not run yet, then replaces indexes, pinyin and search texts, and adds search indexes. One transaction under one lock, so that it may be run
 * twice, by two processes at once, or be killed midway.
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
 * Tells the query planner how the rows are distributed, and PostgreSQL that all of them are visible, so that it answers
 * from indexes alone; worth while after loading many at once.
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

/** Lets one process at a time change tables or fill a new database; held until the transaction ends. */
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

/** Spells names again and rebuilds what is searched and compared when that is done in another way than at the last start. */
async function refreshSearch(change: TableChange, entity: Entity): Promise<void> {
  const { transaction } = change;
  await whenChanged(transaction, { name: `pinyin:${entity.name}`, value: spellingOf(entity) }, () =>
    respell(change, entity),
  );
  await whenChanged(transaction, { name: `search:${entity.name}`, value: comparedFormOf(entity) }, () =>
    rewriteCompared(change, entity),
  );
}

/** Does what a setting tells the last manner of, if that was another one; nothing for an empty one. */
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
