import { type SqlBool, sql } from 'kysely';
import { STATUS } from '../../../../../contract/envelope';
import {
  bumpVersions,
  fieldInput,
  type Handler,
  Rejection,
  seenCondition,
  transact,
} from '../../../../../server/plugin-api';
import { DELETE_INPUT_CONFIRMATION, serviceApplicationCalls } from '../../entities/serviceApplicationReads';
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
    const seen = seenCondition(context.database.within(transaction), 'serviceApplication');
    if (seen) conditions.push(sql`${seen}`);
    if (typeof importBatchId === 'string') conditions.push(sql`"importBatchId" = ${importBatchId}`);
    const imported = sql.join(conditions, sql` and `);
    const gone = await sql<{ elderlyId: number; attendantId: number | null }>`
      update "serviceApplication" set "deleted" = 1, "deleteTime" = ${now}
      where ${imported} and "status" <> 'settled' and "isReversed" = 0
      returning "elderlyId", "attendantId"`.execute(transaction);
    const kept = await sql<{ count: number }>`
      select count(*) as "count" from "serviceApplication" where ${imported}`.execute(transaction);
    const elderlyIds = gone.rows.map(({ elderlyId }) => elderlyId);
    const attendantIds = gone.rows.flatMap(({ attendantId }) => (attendantId === null ? [] : [attendantId]));
    const { kind } = context.database;
    const tables = await refreshFigures({ transaction, kind, isRemoval: true, elderlyIds, attendantIds, now });
    const result = { deleted: gone.rows.length, keptSettled: kept.rows[0]?.count ?? 0 };
    const inputs = serviceApplicationCalls.deleteAllInput?.input;
    await context.audit.write(transaction, { call, resultStatus: STATUS.SUCCESS, inputs, diff: result });
    await bumpVersions(transaction, ['serviceApplication', 'log', ...tables]);
    return result;
  });
  return { data, message: 'okInputDeleted', params: { deleted: data.deleted, kept: data.keptSettled } };
};
