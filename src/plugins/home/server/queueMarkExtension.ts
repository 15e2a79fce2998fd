import { DAY_MS, parseIsoMoment, toIsoMoment } from '../../../../contract/moment';
import { compilePermissions, permissionName } from '../../../../contract/permissions';
import {
  bumpVersions,
  type Call,
  type ChangeFrame,
  type Context,
  type EntityExtension,
  fieldInput,
  findRecord,
  Rejection,
  rejection,
  transact,
} from '../../../../server/plugin-api';
import {
  insertInTransaction,
  readDataScope,
  readPermissionSet,
  scopedContext,
} from '../../../../server/plugin-api/builtin';
import { offeredColleagues } from '../../system/server/public';
import { HAND_OVER_DAYS, MARKS_MAX, type OwnMark, queueMark, SNOOZE_DAYS_MAX } from '../entities/queueMark';

/** Server extension of queue marks: everyone sees and creates only their own. */
export const queueMarkExtension: EntityExtension<'queueMark'> = {
  operations: { selectOwnMarks, selectColleagues, snoozeEntry, handOverEntry, takeBackMark },
};

async function selectOwnMarks(call: Call, context: Context) {
  const callerId = callerOf(call);
  const rows = await context.database.unscoped.read
    .selectFrom('queueMark as mark')
    .leftJoin('admin as owner', 'owner.id', 'mark.adminId')
    .leftJoin('admin as giver', 'giver.id', 'mark.fromId')
    .select(['mark.id', 'mark.source', 'mark.recordId', 'mark.kind', 'mark.adminId', 'mark.fromId', 'mark.until'])
    .select(['owner.name as adminName', 'giver.name as fromName'])
    .where('mark.until', '>', context.now())
    .where((expression) =>
      expression.or([expression('mark.adminId', '=', callerId), expression('mark.fromId', '=', callerId)]),
    )
    .orderBy('mark.id', 'desc')
    .limit(MARKS_MAX)
    .execute();
  const data = rows.map((row): OwnMark => ({ ...row, until: toIsoMoment(row.until) }));
  return { data, dataCount: data.length, message: 'okRead' as const };
}

/** `selectColleagues`: the possible recipients of a hand-over. */
async function selectColleagues(call: Call, context: Context) {
  const { input, limit } = queueMark.reads.selectColleagues;
  const { entity, keyword } = fieldInput(call, input);
  const requiredPermission = listPermission(context, entity);
  const data = await offeredColleagues({ call, context, requiredPermission, keyword, limit });
  return { data, dataCount: data.length, message: 'okRead' as const };
}

/** `snoozeEntry`: snoozes an entry and replaces an existing mark. */
async function snoozeEntry(call: Call, context: Context) {
  const { until, ...entry } = fieldInput(call, queueMark.calls.snoozeEntry.input);
  const time = parseIsoMoment(until) ?? 0;
  const now = context.now();
  if (time <= now || time > now + SNOOZE_DAYS_MAX * DAY_MS) {
    throw new Rejection([{ field: 'until', code: 'snoozeTooLong', params: { days: SNOOZE_DAYS_MAX } }]);
  }
  await requireVisible(call, context, entry);
  return replaceMark({ call, context, entry, owner: callerOf(call), values: { kind: 'snoozed', until } });
}

/** `handOverEntry`: moves the entry to the top of the recipient's queue. */
async function handOverEntry(call: Call, context: Context) {
  const { adminId, ...entry } = fieldInput(call, queueMark.calls.handOverEntry.input);
  await requireVisible(call, context, entry);
  if (!(await canSee({ context, adminId, entry }))) {
    throw new Rejection([{ field: 'adminId', code: 'colleagueMayNot' }]);
  }
  const until = toIsoMoment(context.now() + HAND_OVER_DAYS * DAY_MS);
  const values = { kind: 'handedOver', fromId: callerOf(call), until };
  return replaceMark({ call, context, entry, owner: adminId, values });
}

async function takeBackMark(call: Call, context: Context) {
  const { id } = fieldInput(call, queueMark.calls.takeBackMark.input);
  const callerId = callerOf(call);
  await transact(call, context, async (frame) => {
    const mark = await findRecord(frame.transaction, queueMark, id);
    if (!mark || (mark.adminId !== callerId && mark.fromId !== callerId)) throw rejection('notFound');
    await deleteMarks(frame, mark, [mark.adminId]);
    await bumpVersions(frame.transaction, [queueMark.name]);
  });
  return { data: { id }, message: 'okDeleted' as const };
}

type Entry = Pick<OwnMark, 'source' | 'recordId'> & { entity: string };

interface MarkReplacement {
  call: Call;
  context: Context;
  entry: Entry;
  owner: number;
  values: Readonly<Record<string, unknown>>;
}

async function replaceMark({ call, context, entry, owner, values }: MarkReplacement) {
  const id = await transact(call, context, async (frame) => {
    await deleteMarks(frame, entry, [owner, callerOf(call)]);
    return insertInTransaction(frame, { ...entry, ...values, adminId: owner });
  });
  return { data: { id }, message: 'okInserted' as const };
}

/** Deletes the marks of an entry, because a queue has at most one for each. */
async function deleteMarks(
  { transaction }: ChangeFrame,
  { source, recordId }: Pick<Entry, 'source' | 'recordId'>,
  owners: readonly number[],
) {
  await transaction
    .deleteFrom('queueMark')
    .where('source', '=', source)
    .where('recordId', '=', recordId)
    .where('adminId', 'in', [...owners])
    .execute();
}

/** Requires that the caller may see the record, so that a mark does not reveal whether it exists. */
async function requireVisible(call: Call, context: Context, entry: Entry): Promise<void> {
  const entity = entityOf(context, entry.entity);
  const isAllowed = entity !== undefined && call.caller?.can(listPermission(context, entry.entity)) === true;
  if (!isAllowed || !(await findRecord(context.database.read, entity, entry.recordId))) throw rejection('notFound');
}

interface HandOverTarget {
  context: Context;
  adminId: number;
  entry: Entry;
}

async function canSee({ context, adminId, entry }: HandOverTarget): Promise<boolean> {
  const { read } = context.database.unscoped;
  const admin = await read
    .selectFrom('admin')
    .select('status')
    .where('id', '=', adminId)
    .where('deleted', '=', 0)
    .executeTakeFirst();
  const entity = entityOf(context, entry.entity);
  if (admin?.status !== 'enabled' || !entity) return false;
  if (!compilePermissions(await readPermissionSet(read, adminId))(listPermission(context, entry.entity))) return false;
  const { database } = scopedContext(context, await readDataScope(read, adminId));
  return (await findRecord(database.read, entity, entry.recordId)) !== undefined;
}

/** Returns the permission to list records of an entity. */
function listPermission(context: Context, entity: string): string {
  return permissionName('selectBySelectivePagination', entity, entityOf(context, entity)?.scope ?? 'admin');
}

function entityOf({ entities }: Context, name: string) {
  return entities.find((entity) => entity.name === name);
}

function callerOf({ caller }: Call): number {
  if (!caller) throw rejection('notFound');
  return caller.adminId;
}
