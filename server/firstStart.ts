import { randomBytes, randomUUID } from 'node:crypto';
import type { Entity } from '../contract/defineEntity';
import { entities, findEntity } from '../contract/entities';
import { momentText } from '../contract/moment';
import {
  dataSystemSeeds,
  dictionarySeeds,
  functionDescriptionSeeds,
  permissionTemplateSeeds,
  riskRuleSeeds,
  riskRuleVersionSeeds,
  systemVersionSeeds,
  vipSeeds,
} from '../contract/seeds';
import { admin } from '../contract/system/admin';
import { permissionSeeds } from '../contract/system/seeds/permission';
import { hashPassword, passwordProblems } from './auth/password';
import { ConfigError } from './config';
import { AUTH_EPOCH, bumpVersions, type Database, type WriteTransaction } from './db';
import { lockMigration } from './db/migrate';
import type { WireRecord } from './db/recordCodec';
import { insertRecord } from './db/repository';
import { storedFields } from './db/storedFields';

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
 * Gives a new database what it cannot do without: type lists, permission templates, the main panel, risk rules, membership levels, the names of all permissions, and a
 * super admin. A database that has them only gets the permissions that are new.
 */
export async function firstStart({ database, adminPassword, announce }: FirstStartOptions): Promise<void> {
  if (adminPassword !== undefined && passwordProblems(adminPassword, FIRST_ADMIN).length > 0) {
    throw new ConfigError(['ADMIN_PASSWORD: too short or too common']);
  }
  const password = adminPassword ?? randomBytes(12).toString('base64url');
  // Outside the transaction, because it takes its time on purpose.
  const passwordHash = await hashPassword(password);
  await database.write(async (transaction) => {
    await lockMigration(transaction, database.kind);
    for (const [name, rows] of Object.entries(dictionarySeeds)) await seedEmpty(transaction, requireEntity(name), rows);
    await seedEmpty(transaction, requireEntity('permissionTemplate'), permissionTemplateSeeds);
    await seedEmpty(transaction, requireEntity('dataSystem'), dataSystemSeeds);
    await seedEmpty(transaction, requireEntity('systemVersion'), systemVersionSeeds);
    await seedEmpty(transaction, requireEntity('functionDescription'), functionDescriptionSeeds);
    await seedEmpty(transaction, requireEntity('riskRule'), riskRuleSeeds);
    await seedEmpty(transaction, requireEntity('riskRuleVersion'), riskRuleVersionSeeds);
    await seedEmpty(transaction, requireEntity('vip'), vipSeeds);
    await seedPermissions(transaction);
    const isNew = await seedAdmin(transaction, passwordHash);
    await bumpVersions(transaction, [...entities.map(({ name }) => name), AUTH_EPOCH]);
    if (isNew && adminPassword === undefined) announce?.(password);
  });
}

function requireEntity(name: string): Entity {
  const entity = findEntity(name);
  if (!entity) throw new Error(`no entity is called ${name}`);
  return entity;
}

/** Whoever emptied a list on purpose left deleted rows behind, so the standard rows do not come back. */
async function seedEmpty(transaction: WriteTransaction, entity: Entity, rows: readonly WireRecord[]): Promise<void> {
  const any = await transaction.selectFrom(entity.name).select('id').limit(1).executeTakeFirst();
  if (any) return;
  for (const row of rows) await insertRecord(transaction, entity, seeded(entity, row));
}

async function seedPermissions(transaction: WriteTransaction): Promise<void> {
  const entity = requireEntity('permission');
  const known = new Set(
    (await transaction.selectFrom('permission').select('name').execute()).map(({ name }) => String(name)),
  );
  for (const row of permissionSeeds) {
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
  await insertRecord(transaction, admin, seeded(admin, values));
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
