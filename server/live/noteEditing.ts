import { sql } from 'kysely';
import { type OtherEditor, PRESENCE, PRESENCE_MS } from '../../contract/calls/live';
import { boolean, integer, text } from '../../contract/fields';
import { permissionName } from '../../contract/permissions';
import { requireCaller } from '../call/callerOf';
import { HttpError, rejection } from '../call/failures';
import { fieldInput } from '../call/input';
import { withInputSchema } from '../call/withInputSchema';
import { findRecord } from '../db/rows/repository';
import { bumpVersions } from '../db/tableVersions';

const input = {
  entity: text({ max: 50, required: true, personal: false }),
  id: integer({ min: 1, max: Number.MAX_SAFE_INTEGER, required: true }),
  /** Unique id of the open form. */
  form: text({ max: 50, required: true, personal: false }),
  /** The form has been closed. */
  isOver: boolean({ default: false }),
};

/**
 * `noteEditing`: reports that the caller has a record open in a form, repeated every half minute. Returns who else has. Only
 * for records that the caller sees.
 */
export const noteEditing = withInputSchema(input, async (call, context) => {
  const { adminId, name, can } = requireCaller(call);
  const { entity: entityName, id, form, isOver } = fieldInput(call, input);
  const entity = context.findEntity(entityName);
  if (!entity) throw rejection('notFound');
  if (!can(permissionName('selectById', entity.name, entity.scope))) throw new HttpError(403);
  if (!(await findRecord(context.database.read, entity, id))) throw rejection('notFound');
  const now = context.now();
  // The prefix prevents ending the presence of another account.
  const key = `${adminId}:${form}`;
  await context.database.write(async (transaction) => {
    const { numDeletedRows } = await transaction
      .deleteFrom('presence')
      .where(({ or, eb }) => or([eb('endTime', '<=', now), ...(isOver ? [eb('form', '=', key)] : [])]))
      .executeTakeFirst();
    const existing = await transaction.selectFrom('presence').select('form').where('form', '=', key).executeTakeFirst();
    const row = { form: key, adminId, name, entity: entity.name, recordId: id, endTime: now + PRESENCE_MS };
    if (!isOver) {
      await transaction
        .insertInto('presence')
        .values(row)
        .onConflict((conflict) => conflict.column('form').doUpdateSet(row))
        .execute();
    }
    if (numDeletedRows > 0n || (!existing && !isOver)) await bumpVersions(transaction, [PRESENCE]);
  });
  const otherEditors: OtherEditor[] = await context.database.unscoped.read
    .selectFrom('presence')
    .select(['adminId', sql<string>`max("name")`.as('name')])
    .where('entity', '=', entity.name)
    .where('recordId', '=', id)
    .where('adminId', '<>', adminId)
    .where('endTime', '>', now)
    .groupBy('adminId')
    .orderBy('adminId')
    .execute();
  return { data: { others: otherEditors }, message: 'okRead' };
});
