import { sql } from 'kysely';
import type { PermissionSet } from '../../../../contract/calls/envelope';
import { compilePermissions, type PermissionCheck } from '../../../../contract/permissions';
import type { Problem } from '../../../../contract/problems';
import { listSeparator } from '../../../../contract/values/listSeparator';
import type { Call, Change, Context, EntityExtension, ReadContext, RecordOf } from '../../../../server/plugin-api';
import {
  AUTH_EPOCH,
  exceedsRights,
  missingForLiftedDenies,
  permissionTitle,
  readPermissionSet,
} from '../../../../server/plugin-api/builtin';
import { callNames } from './permission/callNames';
import { tryTemplate } from './permission/tryTemplate';

/** Server extension of templates: nobody can grant through a template what they lack. Counts the permissions and holders. */
export const permissionTemplateExtension: EntityExtension<'permissionTemplate'> = {
  guard: grantProblems,
  affectedTables: [AUTH_EPOCH],
  read: addCounts,
  readFields: ['permissionCount', 'adminCount'],
  operations: { tryTemplate },
};

/** Rejects grants, and removals of denies, that give anyone permissions the caller lacks. */
async function grantProblems(change: Change<'permissionTemplate'>): Promise<Problem[]> {
  const { kind, call, context, transaction, before, record } = change;
  const { caller } = call;
  if (!caller || caller.superAdmin) return [];
  const holder = await readPermissionSet(transaction, caller.adminId);
  const problemContext = { call, context, hasPermission: compilePermissions(holder) };
  if (kind !== 'remove') {
    const exceeding = [before, record].find((template) => template && exceedsRights(toPermissionSet(template), holder));
    if (exceeding) return [rightsProblem(problemContext, 'grants', toPermissionSet(exceeding))];
  }
  const after = kind === 'remove' ? [] : denialsOf(record);
  const liftedDenies = missingForLiftedDenies(holder, { before: denialsOf(before), after });
  if (!before || liftedDenies.length === 0 || !(await isAssignedToOthers(transaction, before.id))) return [];
  const field = kind === 'remove' ? '' : record.enabled === before.enabled ? 'denies' : 'enabled';
  return [rightsProblem(problemContext, field, { superAdmin: false, grants: liftedDenies, denies: [] })];
}

/** Returns what a template denies while it is in use. */
function denialsOf(template: RecordOf<'permissionTemplate'> | null): string[] {
  return template?.enabled === true ? (template.denies ?? []) : [];
}

/** Whether other administrators hold the template, so that its denies have an effect. */
async function isAssignedToOthers(transaction: Change['transaction'], id: number): Promise<boolean> {
  const row = await transaction
    .selectFrom('admin_permissionTemplateIds as held')
    .innerJoin('admin', 'admin.id', 'held.ownerId')
    .select('admin.id')
    .where('held.targetId', '=', id)
    .where('admin.deleted', '=', sql.lit(0))
    .where('admin.superAdmin', '=', sql.lit(0))
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Maximum number of rights named in an error message. */
const NAMED_MAX = 3;

interface RightsProblemContext {
  call: Call;
  context: Context;
  hasPermission: PermissionCheck;
}

/** Names what the caller lacks: calls by title, or patterns if no current call matches. */
function rightsProblem(
  { call, context, hasPermission }: RightsProblemContext,
  field: string,
  set: PermissionSet,
): Problem {
  const isIncluded = compilePermissions(set);
  const missingTitles = context.entities.flatMap((entity) =>
    callNames([entity])
      .filter((name) => isIncluded(name) && !hasPermission(name))
      .map((name) => permissionTitle(entity, name.split('.', 1)[0] ?? '', context, call.locale)),
  );
  const titles = missingTitles.length > 0 ? missingTitles : set.grants;
  const what = `${titles.slice(0, NAMED_MAX).join(listSeparator(call.locale))}${titles.length > NAMED_MAX ? ` … (${titles.length})` : ''}`;
  return { field, code: 'rightsYouLack', params: { what } };
}

function toPermissionSet({ grants, denies }: RecordOf<'permissionTemplate'>) {
  return { superAdmin: false, grants: grants ?? [], denies: denies ?? [] };
}

async function addCounts(records: RecordOf<'permissionTemplate'>[], { context, queries }: ReadContext): Promise<void> {
  const names = callNames(context.entities);
  const rows = await queries
    .selectFrom('admin_permissionTemplateIds as held')
    .innerJoin('admin', 'admin.id', 'held.ownerId')
    .select(['held.targetId as id', sql<number>`count(*)`.as('count')])
    .where('admin.deleted', '=', sql.lit(0))
    .groupBy('held.targetId')
    .execute();
  const holders = new Map(rows.map((row) => [row.id, row.count]));
  for (const record of records) {
    record.permissionCount = names.filter(compilePermissions(toPermissionSet(record))).length;
    record.adminCount = holders.get(record.id) ?? 0;
  }
}
