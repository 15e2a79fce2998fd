import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { PermissionSet } from '../../contract/calls/envelope';
import { compilePermissions, type PermissionCheck } from '../../contract/permissions';
import type { Queries } from '../db/database';
import type { DataScope } from '../db/scope/dataScope';
import type { SecondFactorNeed } from './factors/policy';

/** Reads an administrator's permissions: their own grants and denies, and those of their enabled templates. */
export async function readPermissionSet(queries: Queries, adminId: number): Promise<PermissionSet> {
  const admin = await queries
    .selectFrom('admin')
    .select(['superAdmin', 'extraGrants', 'extraDenies'])
    .where('id', '=', adminId)
    .executeTakeFirst();
  const templates = await queries
    .selectFrom('admin_permissionTemplateIds as held')
    .innerJoin('permissionTemplate as template', 'template.id', 'held.targetId')
    .select(['template.grants', 'template.denies'])
    .where('held.ownerId', '=', adminId)
    .where('template.enabled', '=', sql.lit(1))
    .execute();
  return {
    superAdmin: admin?.superAdmin === 1,
    grants: [admin?.extraGrants, ...templates.map(({ grants }) => grants)].flatMap(parsePatterns),
    denies: [admin?.extraDenies, ...templates.map(({ denies }) => denies)].flatMap(parsePatterns),
  };
}

function parsePatterns(column: unknown): string[] {
  return typeof column === 'string' ? (JSON.parse(column) as string[]) : [];
}

/** Reads the data scope of an administrator; `undefined` for all records. */
export async function readDataScope(queries: Queries, adminId: number): Promise<DataScope | undefined> {
  const admin = await queries
    .selectFrom('admin')
    .select(['superAdmin', 'dataScope', 'regionCodes'])
    .where('id', '=', adminId)
    .executeTakeFirst();
  return (
    admin &&
    dataScopeOf({
      ...admin,
      id: adminId,
      superAdmin: admin.superAdmin === 1,
      regionCodes: parsePatterns(admin.regionCodes),
    })
  );
}

/** Returns the data scope of an account. Super administrators see everything. */
export function dataScopeOf(account: Readonly<Record<string, unknown>>): DataScope | undefined {
  const { id, superAdmin, dataScope: kind, regionCodes } = account;
  if (superAdmin === true || (kind !== 'region' && kind !== 'own')) return undefined;
  const codes = Array.isArray(regionCodes) ? regionCodes.map(String) : [];
  return { kind, adminId: Number(id), regionCodes: kind === 'region' ? codes : [] };
}

/** The compiled permissions and data scope of one administrator, as of one epoch. */
export interface CachedPermissions {
  epoch: number;
  set: PermissionSet;
  can: PermissionCheck;
  scope: DataScope | undefined;
  needsSecondFactor: boolean;
  /** Digest that changes when the permissions or the data scope change. It reveals neither. */
  rights: string;
}

/** Characters of the digest, enough to make collisions negligible. */
const RIGHTS_LENGTH = 16;

/** Caches compiled permissions per administrator. An entry is valid for one epoch. */
export class PermissionCache {
  readonly #entries = new Map<number, CachedPermissions>();
  readonly #need: SecondFactorNeed;

  constructor(need: SecondFactorNeed) {
    this.#need = need;
  }

  /** Returns the permissions of an administrator as of `epoch`. */
  async get(queries: Queries, adminId: number, epoch: number): Promise<CachedPermissions> {
    const cached = this.#entries.get(adminId);
    if (cached && cached.epoch === epoch) return cached;
    const set = await readPermissionSet(queries, adminId);
    const scope = await readDataScope(queries, adminId);
    const can = compilePermissions(set);
    const digest = createHash('sha256').update(JSON.stringify([set, scope ?? null]));
    const rights = digest.digest('base64url').slice(0, RIGHTS_LENGTH);
    const entry = { epoch, set, can, scope, rights, needsSecondFactor: this.#need(can) };
    this.#entries.set(adminId, entry);
    return entry;
  }

  /** Returns the cached entry if it is as of `epoch`; the common case, synchronous. */
  peek(adminId: number, epoch: number): CachedPermissions | undefined {
    const cached = this.#entries.get(adminId);
    return cached?.epoch === epoch ? cached : undefined;
  }
}
