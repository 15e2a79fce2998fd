import { randomBytes, randomUUID } from 'node:crypto';
import { isEqual } from 'es-toolkit/predicate';
import type { Entity } from '../contract/defineEntity';
import { momentText } from '../contract/moment';
import { redactOldRows } from './audit/redactOldRows';
import { hashPassword, passwordProblems } from './auth/password';
import { permissionRows } from './auth/permissionRows';
import { namesIn } from './call/texts';
import { ConfigError } from './config';
import type { Database, WriteTransaction } from './db/database';
import { lockMigration } from './db/migrate';
import { recordCodec, type WireRecord } from './db/recordCodec';
import { insertRecord } from './db/repository';
import { storedFields } from './db/storedFields';
import { AUTH_EPOCH, bumpVersions } from './db/tableVersions';
import { requireEntity, type Sections } from './plugins/collectPlugins';
import { loadTexts } from './plugins/loadTexts';
import type { RenewedSeeds } from './plugins/ServerPlugin';
import { sections as builtin } from './sections';

/** Stands in rows that no person wrote. */
const SEEDED_BY = 'system';

/** The user name of the first super admin. */
export const FIRST_ADMIN = 'admin';

export interface FirstStartOptions {
  database: Database;
  /** A random one is made when it is not given. */
  adminPassword?: string;
  /** Those that are built in unless told. */
  sections?: Sections;
  /** Shows the made-up password, which is kept nowhere. Called before it counts, so that no start can lose it. */
  announce?: (password: string) => void;
}

/**
 * Gives a new database what it cannot do without: the seeds of all sections, the names of all permissions, and a super admin. A
 * database that has them only gets the permissions that are new, and the grants of templates that nobody has changed.
 */
export async function firstStart({
  database,
  adminPassword,
  sections = builtin,
  announce,
}: FirstStartOptions): Promise<void> {
  if (adminPassword !== undefined && (await passwordProblems(adminPassword, FIRST_ADMIN)).length > 0) {
    throw new ConfigError(['ADMIN_PASSWORD: too short or too common']);
  }
  const password = adminPassword ?? randomBytes(12).toString('base64url');
  // Outside the transaction, because it takes its time on purpose.
  const passwordHash = await hashPassword(password);
  const permissions = permissionRows(sections.entities, namesIn(await loadTexts(sections.plugins)));
  await database.write(async (transaction) => {
    await lockMigration(transaction, database.kind);
    for (const { entity: name, rows, renewed } of sections.seeds) {
      const entity = requireEntity(sections, name);
      await seedEmpty(transaction, entity, rows);
      if (renewed) await renewSeeds(transaction, { entity, rows, renewed });
    }
    await redactOldRows(transaction, sections.entities);
    await seedPermissions(transaction, sections, permissions);
    const isNew = await seedAdmin(transaction, sections, passwordHash);
    await bumpVersions(transaction, [...sections.entities.map(({ name }) => name), AUTH_EPOCH]);
    if (isNew && adminPassword === undefined) announce?.(password);
  });
}

/** Whoever emptied a list on purpose left deleted rows behind, so the standard rows do not come back. */
async function seedEmpty(transaction: WriteTransaction, entity: Entity, rows: readonly WireRecord[]): Promise<void> {
  const any = await transaction.selectFrom(entity.name).select('id').limit(1).executeTakeFirst();
  if (any) return;
  for (const row of rows) await insertRecord(transaction, entity, seeded(entity, row));
}

interface Renewal {
  entity: Entity;
  rows: readonly WireRecord[];
  renewed: RenewedSeeds;
}

/** An upgrade brings rows up to date that are as an earlier version made them: nobody has changed them by hand. */
async function renewSeeds(transaction: WriteTransaction, { entity, rows, renewed }: Renewal): Promise<void> {
  const { columns, decode, encode } = recordCodec(entity, transaction);
  for (const row of rows) {
    const found = await transaction
      .selectFrom(entity.name)
      .select([...columns])
      .where(renewed.by, '=', row[renewed.by])
      .where('createBy', '=', SEEDED_BY)
      .where('updateBy', '=', SEEDED_BY)
      .executeTakeFirst();
    const known = found && decode(found);
    if (!known && !(await isTaken(transaction, entity, row)))
      await insertRecord(transaction, entity, seeded(entity, row));
    if (!known || renewed.fields.every((field) => isEqual(known[field], row[field]))) continue;
    const fresh = Object.fromEntries(renewed.fields.map((field) => [field, row[field]]));
    await transaction
      .updateTable(entity.name)
      .set(encode({ ...fresh, version: known.version + 1, updateTime: momentText(Date.now()) }, known.id))
      .where('id', '=', known.id)
      .execute();
  }
}

/** Whether any record, removed ones too, has one of the values of a row that are unique: then it is there, or has been. */
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
  sections: Sections,
  rows: readonly WireRecord[],
): Promise<void> {
  const entity = requireEntity(sections, 'permission');
  const known = new Set((await transaction.selectFrom('permission').select('name').execute()).map(({ name }) => name));
  for (const row of rows) {
    if (!known.has(String(row.name))) await insertRecord(transaction, entity, seeded(entity, row));
  }
}

async function seedAdmin(transaction: WriteTransaction, sections: Sections, passwordHash: string): Promise<boolean> {
  const any = await transaction.selectFrom('admin').select('id').limit(1).executeTakeFirst();
  if (any) return false;
  const values = {
    username: FIRST_ADMIN,
    name: '系统管理员',
    // Written here, so that no server loads the dictionary for it.
    namePinyin: 'xitongguanliyuan xtgly',
    passwordHash,
    passwordTime: momentText(Date.now()),
    uuid: randomUUID(),
    superAdmin: true,
    status: 'enabled',
    permissionTemplateIds: [],
  };
  const entity = requireEntity(sections, 'admin');
  await insertRecord(transaction, entity, seeded(entity, values));
  return true;
}

function seeded(entity: Entity, values: Readonly<WireRecord>): WireRecord {
  const time = momentText(Date.now());
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
