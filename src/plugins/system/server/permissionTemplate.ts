import { sql } from 'kysely';
import type { PermissionSet } from '../../../../contract/envelope';
import { listSeparator } from '../../../../contract/listSeparator';
import { compilePermissions, type PermissionCheck } from '../../../../contract/permissions';
import type { Problem } from '../../../../contract/problems';
import {
  AUTH_EPOCH,
  type Call,
  type Change,
  type Context,
  type EntityExtension,
  exceeds,
  liftedBeyond,
  permissionTitle,
  type Reading,
  type RecordOf,
  readPermissionSet,
} from '../../../../server/plugin-api';
import { callNames } from './permission/callNames';
import { tryTemplate } from './permission/tryTemplate';

/** Server extension of templates: nobody can grant through a template what they lack. Counts the permissions and holders. */
export const permissionTemplateExtension: EntityExtension<'permissionTemplate'> = {
  guard: grantProblems,
  moves: [AUTH_EPOCH],
  read: count,
  readFields: ['permissionCount', 'adminCount'],
  operations: { tryTemplate },
};

/** Rejects grants, and removals of denies, that give anyone permissions the caller lacks. */
async function grantProblems(change: Change<'permissionTemplate'>): Promise<Problem[]> {
  const { kind, call, context, transaction, before, record } = change;
  const { caller } = call;
  if (!caller || caller.superAdmin) return [];
  const holder = await readPermissionSet(transaction, caller.adminId);
  const saying = { call, context, isHeld: compilePermissions(holder) };
  if (kind !== 'remove') {
    const beyond = [before, record].find((template) => template && exceeds(setOf(template), holder));
    if (beyond) return [rightsProblem(saying, 'grants', setOf(beyond))];
  }
  const after = kind === 'remove' ? [] : denialsOf(record);
  const lifted = liftedBeyond(holder, { before: denialsOf(before), after });
  if (!before || lifted.length === 0 || !(await isHeldByOthers(transaction, before.id))) return [];
  const field = kind === 'remove' ? '' : record.enabled === before.enabled ? 'denies' : 'enabled';
  return [rightsProblem(saying, field, { superAdmin: false, grants: lifted, denies: [] })];
}

/** Returns what a template denies while it is in use. */
function denialsOf(template: RecordOf<'permissionTemplate'> | null): string[] {
  return template?.enabled === true ? (template.denies ?? []) : [];
}

/** Whether other administrators hold the template, so that its denies have an effect. */
async function isHeldByOthers(transaction: Change['transaction'], id: number): Promise<boolean> {
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

interface Saying {
  call: Call;
  context: Context;
  isHeld: PermissionCheck;
}

/** Names what the caller lacks: calls by title, or patterns if no current call matches. */
function rightsProblem({ call, context, isHeld }: Saying, field: string, set: PermissionSet): Problem {
  const isMeant = compilePermissions(set);
  const lacking = context.entities.flatMap((entity) =>
    callNames([entity])
      .filter((name) => isMeant(name) && !isHeld(name))
      .map((name) => permissionTitle(entity, name.split('.', 1)[0] ?? '', context, call.locale)),
  );
  const named = lacking.length > 0 ? lacking : set.grants;
  const what = `${named.slice(0, NAMED_MAX).join(listSeparator(call.locale))}${named.length > NAMED_MAX ? ` … (${named.length})` : ''}`;
  return { field, code: 'rightsYouLack', params: { what } };
}

function setOf({ grants, denies }: RecordOf<'permissionTemplate'>) {
  return { superAdmin: false, grants: grants ?? [], denies: denies ?? [] };
}

async function count(records: RecordOf<'permissionTemplate'>[], { context, queries }: Reading): Promise<void> {
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
    record.permissionCount = names.filter(compilePermissions(setOf(record))).length;
    record.adminCount = holders.get(record.id) ?? 0;
  }
}
