import { randomBytes, randomUUID } from 'node:crypto';
import type { Entity } from '../contract/defineEntity';
import { momentText } from '../contract/moment';
import { hashPassword, passwordProblems } from './auth/password';
import { permissionRows } from './auth/permissionRows';
import { namesIn } from './call/texts';
import { ConfigError } from './config';
import type { Database, WriteTransaction } from './db/database';
import { lockMigration } from './db/migrate';
import type { WireRecord } from './db/recordCodec';
import { insertRecord } from './db/repository';
import { storedFields } from './db/storedFields';
import { AUTH_EPOCH, bumpVersions } from './db/tableVersions';
import { requireEntity } from './plugins/collectPlugins';
import { loadTexts } from './plugins/loadTexts';
import { sections } from './sections';

/** The user name of the first super admin. */
export const FIRST_ADMIN = 'admin';

export interface FirstStartOptions {
  database: Database;
  /** A random one is made when it is not given. */
  adminPassword?: string;
  /** Shows the made-up password, which is kept nowhere. Called before it counts, so that no start can lose it. */
  announce?: (password: string) => void;
}

/**
 * Gives a new database what it cannot do without: the seeds of all sections, the names of all permissions, and a super admin. A
 * database that has them only gets the permissions that are new.
 */
export async function firstStart({ database, adminPassword, announce }: FirstStartOptions): Promise<void> {
  if (adminPassword !== undefined && (await passwordProblems(adminPassword, FIRST_ADMIN)).length > 0) {
    throw new ConfigError(['ADMIN_PASSWORD: too short or too common']);
  }
  const password = adminPassword ?? randomBytes(12).toString('base64url');
  // Outside the transaction, because it takes its time on purpose.
  const passwordHash = await hashPassword(password);
  const permissions = permissionRows(sections.entities, namesIn(await loadTexts(sections.plugins)));
  await database.write(async (transaction) => {
    await lockMigration(transaction, database.kind);
    for (const { entity, rows } of sections.seeds) await seedEmpty(transaction, requireEntity(sections, entity), rows);
    await seedPermissions(transaction, permissions);
    const isNew = await seedAdmin(transaction, passwordHash);
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

async function seedPermissions(transaction: WriteTransaction, rows: readonly WireRecord[]): Promise<void> {
  const entity = requireEntity(sections, 'permission');
  const known = new Set((await transaction.selectFrom('permission').select('name').execute()).map(({ name }) => name));
  for (const row of rows) {
    if (!known.has(String(row.name))) await insertRecord(transaction, entity, seeded(entity, row));
  }
}

async function seedAdmin(transaction: WriteTransaction, passwordHash: string): Promise<boolean> {
  const any = await transaction.selectFrom('admin').select('id').limit(1).executeTakeFirst();
  if (any) return false;
  const values = {
    username: FIRST_ADMIN,
    name: '系统管理员',
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
    createBy: 'system',
    updateBy: 'system',
    version: 1,
  };
}
