import { type SqlBool, sql } from 'kysely';
import { STATUS } from '../../../../../contract/calls/envelope';
import { bumpVersions, fieldInput, type Handler, Rejection, transact } from '../../../../../server/plugin-api';
import { authorOf, scopeCondition } from '../../../../../server/plugin-api/builtin';
import {
  DELETE_INPUT_CONFIRMATION,
  serviceApplicationCalls,
} from '../../entities/applications/serviceApplicationReads';
import { refreshFigures } from './figures';

/**
 * `deleteAllInput`: deletes unsettled imported applications of one batch or of all, after checking the confirmation
 * text.
 */
export const deleteAllInput: Handler = async (call, context) => {
  const { confirmation, importBatchId } = fieldInput(call, serviceApplicationCalls.deleteAllInput?.input ?? {});
  if (confirmation !== DELETE_INPUT_CONFIRMATION) {
    const params = { text: DELETE_INPUT_CONFIRMATION };
    throw new Rejection([{ field: 'confirmation', code: 'confirmationWrong', params }]);
  }
  const data = await transact(call, context, async ({ transaction, now }) => {
    const conditions = [sql<SqlBool>`"source" = 'input'`, sql<SqlBool>`"deleted" = 0`];
    const inScope = scopeCondition(context.database.applyScope(transaction), 'serviceApplication');
    if (inScope) conditions.push(sql`${inScope}`);
    if (typeof importBatchId === 'string') conditions.push(sql`"importBatchId" = ${importBatchId}`);
    const isImportedCondition = sql.join(conditions, sql` and `);
    const removed = await sql<{ elderlyId: number; attendantId: number | null }>`
      update "serviceApplication" set "deleted" = 1, "deleteTime" = ${now}, "deleteBy" = ${authorOf(call)}
      where ${isImportedCondition} and "status" <> 'settled' and "isReversed" = 0
      returning "elderlyId", "attendantId"`.execute(transaction);
    const settled = await sql<{ count: number }>`
      select count(*) as "count" from "serviceApplication" where ${isImportedCondition}`.execute(transaction);
    const elderlyIds = removed.rows.map(({ elderlyId }) => elderlyId);
    const attendantIds = removed.rows.flatMap(({ attendantId }) => (attendantId === null ? [] : [attendantId]));
    const tables = await refreshFigures({ transaction, isRemoval: true, elderlyIds, attendantIds, now });
    const result = { deleted: removed.rows.length, keptSettled: settled.rows[0]?.count ?? 0 };
    const inputs = serviceApplicationCalls.deleteAllInput?.input;
    await context.audit.write(transaction, { call, resultStatus: STATUS.SUCCESS, inputs, diff: result });
    await bumpVersions(transaction, ['serviceApplication', 'log', ...tables]);
    return result;
  });
  return { data, message: 'okInputDeleted', params: { deleted: data.deleted, kept: data.keptSettled } };
};
