import { sql } from 'kysely';
import type { PermissionSet } from '../../../../../contract/calls/envelope';
import type { Queries } from '../../../../../server/plugin-api';
import type { PatternSource } from '../../entities/explainPermission';

/** An administrator with everything that determines their permissions. */
export interface Holder {
  id: number;
  name: string;
  username: string;
  superAdmin: boolean;
  sources: readonly PatternSource[];
}

/** A template with the fields that permissions depend on. */
export interface AssignedTemplate {
  id: number;
  name: string;
  enabled: boolean;
  grants: readonly string[];
  denies: readonly string[];
}

/** Reads all templates. */
export async function allTemplates(queries: Queries): Promise<AssignedTemplate[]> {
  const rows = await queries
    .selectFrom('permissionTemplate')
    .select(['id', 'name', 'enabled', 'grants', 'denies'])
    .orderBy('code')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    enabled: row.enabled === 1,
    grants: patternsIn(row.grants),
    denies: patternsIn(row.denies),
  }));
}

/** Reads all administrators, or one, with three queries regardless of their number. */
export async function allHolders(
  queries: Queries,
  templates: readonly AssignedTemplate[],
  adminId?: number,
): Promise<Holder[]> {
  const admins = await queries
    .selectFrom('admin')
    .select(['id', 'name', 'username', 'superAdmin', 'extraGrants', 'extraDenies'])
    .where('deleted', '=', sql.lit(0))
    .where((expression) => (adminId === undefined ? expression.lit(true) : expression('id', '=', adminId)))
    .orderBy('id')
    .execute();
  const links = await queries
    .selectFrom('admin_permissionTemplateIds')
    .select(['ownerId', 'targetId'])
    .where((expression) => (adminId === undefined ? expression.lit(true) : expression('ownerId', '=', adminId)))
    .execute();
  const byId = new Map(templates.map((template) => [template.id, template]));
  const assigned = new Map<number, AssignedTemplate[]>();
  for (const { ownerId, targetId } of links) {
    const template = byId.get(targetId);
    if (template) assigned.set(ownerId, [...(assigned.get(ownerId) ?? []), template]);
  }
  return admins.map((row) => ({
    id: row.id,
    name: row.name,
    username: row.username,
    superAdmin: row.superAdmin === 1,
    sources: [
      { template: null, grants: patternsIn(row.extraGrants), denies: patternsIn(row.extraDenies) },
      ...(assigned.get(row.id) ?? []).filter(({ enabled }) => enabled).map(sourceOf),
    ],
  }));
}

function sourceOf({ id, name, grants, denies }: AssignedTemplate): PatternSource {
  return { template: { id, name }, grants, denies };
}

/** Combines all grants and denies of a holder. */
export function permissionSetOf({ superAdmin, sources }: Pick<Holder, 'superAdmin' | 'sources'>): PermissionSet {
  return {
    superAdmin,
    grants: sources.flatMap(({ grants }) => grants),
    denies: sources.flatMap(({ denies }) => denies),
  };
}

function patternsIn(column: unknown): string[] {
  return typeof column === 'string' ? JSON.parse(column) : [];
}
