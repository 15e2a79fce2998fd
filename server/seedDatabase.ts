import { randomBytes, randomUUID } from 'node:crypto';
import { isEqual } from 'es-toolkit/predicate';
import type { Entity } from '../contract/defineEntity';
import { toIsoMoment } from '../contract/moment';
import { TRANSLATED_NAMES } from '../contract/values/catalogueName';
import { redactOldRows } from './audit/redactOldRows';
import { hashPassword, passwordProblems } from './auth/password';
import { permissionRows } from './auth/permissionRows';
import { titleLookups } from './call/texts';
import { ConfigError } from './config';
import type { Database, WriteTransaction } from './db/database';
import { lockMigration } from './db/migrations/migrate';
import { recordCodec, type WireRecord } from './db/rows/recordCodec';
import { insertRecord } from './db/rows/repository';
import { storedFields } from './db/tables/storedFields';
import { AUTH_EPOCH, bumpVersions } from './db/tableVersions';
import { type CollectedPlugins, requireEntity } from './plugins/collectPlugins';
import { loadTexts } from './plugins/loadTexts';
import type { UpdatedSeeds } from './plugins/ServerPlugin';
import { sections as builtin } from './sections';

/** Author of rows that no person wrote. */
const SEEDED_BY = 'system';

/** The user name of the first super administrator. */
export const FIRST_ADMIN = 'admin';

export interface SeedDatabaseOptions {
  database: Database;
  /** Defaults to a random one. */
  adminPassword?: string;
  /** Defaults to the built-in sections. */
  sections?: CollectedPlugins;
  /**
   * Shows the generated password, which is not stored. Called before the commit, so that an interrupted start cannot lose
   * it.
   */
  showPassword?: (password: string) => void;
}

/**
 * Fills a new database with the essentials: the seeds of all sections, the titles of all permissions, and a super
 * administrator. An existing database only gets new permissions, and updates of seeded rows that nobody has changed.
 */
export async function seedDatabase({
  database,
  adminPassword,
  sections = builtin,
  showPassword,
}: SeedDatabaseOptions): Promise<void> {
  if (adminPassword !== undefined && (await passwordProblems(adminPassword, FIRST_ADMIN)).length > 0) {
    throw new ConfigError(['ADMIN_PASSWORD: too short or too common']);
  }
  const password = adminPassword ?? randomBytes(12).toString('base64url');
  // Outside the transaction, because the hash is deliberately slow.
  const passwordHash = await hashPassword(password);
  const permissions = permissionRows(sections.entities, titleLookups(await loadTexts(sections.plugins)));
  await database.write(async (transaction) => {
    await lockMigration(transaction);
    for (const { entity: name, rows, updated } of sections.seeds) {
      const entity = requireEntity(sections, name);
      await seedEmpty(transaction, entity, rows);
      if (updated) await updateSeeds(transaction, { entity, rows, updated });
      else if (entity.dictionary) await completeNames(transaction, entity, rows);
    }
    await redactOldRows(transaction, sections.entities);
    await seedPermissions(transaction, sections, permissions);
    const isNew = await seedAdmin(transaction, sections, passwordHash);
    await bumpVersions(transaction, [...sections.entities.map(({ name }) => name), AUTH_EPOCH]);
    if (isNew && adminPassword === undefined) showPassword?.(password);
  });
}

/** A list that was emptied on purpose still has deleted rows, so the standard rows are not inserted again. */
async function seedEmpty(transaction: WriteTransaction, entity: Entity, rows: readonly WireRecord[]): Promise<void> {
  const existing = await transaction.selectFrom(entity.name).select('id').limit(1).executeTakeFirst();
  if (existing) return;
  for (const row of rows) await insertRecord(transaction, entity, seedRecord(entity, row));
}

interface SeedUpdate {
  entity: Entity;
  rows: readonly WireRecord[];
  updated: UpdatedSeeds;
}

/** Updates seeded rows of an earlier version that nobody has changed by hand. */
async function updateSeeds(transaction: WriteTransaction, { entity, rows, updated }: SeedUpdate): Promise<void> {
  const { columns, decode, encode, encodeSearch } = recordCodec(entity, transaction);
  for (const row of rows) {
    const found = await transaction
      .selectFrom(entity.name)
      .select([...columns])
      .where(updated.by, '=', row[updated.by])
      .where('createBy', '=', SEEDED_BY)
      .where('updateBy', '=', SEEDED_BY)
      .executeTakeFirst();
    const stored = found && decode(found);
    if (!stored && !(await isTaken(transaction, entity, row)))
      await insertRecord(transaction, entity, seedRecord(entity, row));
    if (!stored || updated.fields.every((field) => isEqual(stored[field], row[field]))) continue;
    const newValues = Object.fromEntries(updated.fields.map((field) => [field, row[field]]));
    await transaction
      .updateTable(entity.name)
      .set({
        ...encode({ ...newValues, version: stored.version + 1, updateTime: toIsoMoment(Date.now()) }, stored.id),
        ...encodeSearch({ ...stored, ...newValues }),
      })
      .where('id', '=', stored.id)
      .execute();
  }
}

/** Adds the names in further languages that rows of an earlier version lack. Rows that a user has edited stay as they are. */
async function completeNames(
  transaction: WriteTransaction,
  entity: Entity,
  rows: readonly WireRecord[],
): Promise<void> {
  const { columns, decode, encode, encodeSearch } = recordCodec(entity);
  const seeds = new Map(rows.map((row) => [`${row.code} ${row.name}`, row]));
  const stored = await transaction
    .selectFrom(entity.name)
    .select([...columns])
    .where('updateBy', '=', SEEDED_BY)
    .execute();
  for (const record of stored.map(decode)) {
    const seed = seeds.get(`${record.code} ${record.name}`);
    const missing = TRANSLATED_NAMES.filter((field) => record[field] === null && typeof seed?.[field] === 'string');
    if (missing.length === 0) continue;
    const names = Object.fromEntries(missing.map((field) => [field, seed?.[field]]));
    await transaction
      .updateTable(entity.name)
      .set({ ...encode(names), ...encodeSearch({ ...record, ...names }) })
      .where('id', '=', record.id)
      .execute();
  }
}

/** Returns whether any record, including deleted ones, has a unique value of a row: then the row exists or has existed. */
async function isTaken(transaction: WriteTransaction, { name, fields }: Entity, row: WireRecord): Promise<boolean> {
  const unique = Object.keys(fields).filter((field) => fields[field]?.unique && row[field] != null);
  const found = await transaction
    .selectFrom(name)
    .select('id')
    .where(({ or, eb }) => or(unique.map((field) => eb(field, '=', row[field]))))
    .executeTakeFirst();
  return found !== undefined;
}

async function seedPermissions(
  transaction: WriteTransaction,
  sections: CollectedPlugins,
  rows: readonly WireRecord[],
): Promise<void> {
  const entity = requireEntity(sections, 'permission');
  const stored = new Set((await transaction.selectFrom('permission').select('name').execute()).map(({ name }) => name));
  for (const row of rows) {
    if (!stored.has(String(row.name))) await insertRecord(transaction, entity, seedRecord(entity, row));
  }
}

async function seedAdmin(
  transaction: WriteTransaction,
  sections: CollectedPlugins,
  passwordHash: string,
): Promise<boolean> {
  const existing = await transaction.selectFrom('admin').select('id').limit(1).executeTakeFirst();
  if (existing) return false;
  const values = {
    username: FIRST_ADMIN,
    name: '系统管理员',
    // A constant, so that the server does not load the dictionary for it.
    namePinyin: 'xitongguanliyuan xtgly',
    passwordHash,
    passwordTime: toIsoMoment(Date.now()),
    uuid: randomUUID(),
    superAdmin: true,
    status: 'enabled',
    permissionTemplateIds: [],
  };
  const entity = requireEntity(sections, 'admin');
  await insertRecord(transaction, entity, seedRecord(entity, values));
  return true;
}

function seedRecord(entity: Entity, values: Readonly<WireRecord>): WireRecord {
  const time = toIsoMoment(Date.now());
  const defaults = Object.fromEntries(storedFields(entity).map(([name, field]) => [name, field.default ?? null]));
  return {
    ...defaults,
    ...values,
    createTime: time,
    updateTime: time,
    createBy: SEEDED_BY,
    updateBy: SEEDED_BY,
    version: 1,
  };
}
