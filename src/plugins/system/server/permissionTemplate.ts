import { sql } from 'kysely';
import { compilePermissions } from '../../../../contract/permissions';
import type { Problem } from '../../../../contract/problems';
import {
  AUTH_EPOCH,
  type Change,
  type EntityExtension,
  exceeds,
  type Reading,
  readPermissionSet,
  type WireRecord,
} from '../../../../server/plugin-api';
import { callNames } from './permission/callNames';
import { tryTemplate } from './permission/tryTemplate';

/** Templates: nobody widens one beyond what they hold themselves; how much each allows and who holds it is counted. */
export const permissionTemplateExtension: EntityExtension<'permissionTemplate'> = {
  guard: grantProblems,
  moves: [AUTH_EPOCH],
  read: count,
  operations: { tryTemplate },
};

async function grantProblems({
  kind,
  call,
  transaction,
  before,
  record,
}: Change<'permissionTemplate'>): Promise<Problem[]> {
  const { caller } = call;
  if (!caller || caller.superAdmin || kind === 'remove') return [];
  const holder = await readPermissionSet(transaction, caller.adminId);
  const beyond = [before, record].some((template) => template && exceeds(setOf(template), holder));
  return beyond ? [{ field: 'grants', code: 'noGrantWhatYouLack' }] : [];
}

function setOf({ grants, denies }: WireRecord) {
  return { superAdmin: false, grants: texts(grants), denies: texts(denies) };
}

function texts(value: unknown): string[] {
  return Array.isArray(value) ? value : [];
}

async function count(records: WireRecord[], { context, queries }: Reading): Promise<void> {
  const names = callNames(context.entities);
  const rows = await queries
    .selectFrom('admin_permissionTemplateIds as held')
    .innerJoin('admin', 'admin.id', 'held.ownerId')
    .select(['held.targetId as id', sql<number>`count(*)`.as('count')])
    .where('admin.deleted', '=', sql.lit(0))
    .groupBy('held.targetId')
    .execute();
  const holders = new Map(rows.map((row) => [Number(row.id), row.count]));
  for (const record of records) {
    record.permissionCount = names.filter(compilePermissions(setOf(record))).length;
    record.adminCount = holders.get(Number(record.id)) ?? 0;
  }
}
