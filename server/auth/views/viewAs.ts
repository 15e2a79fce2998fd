import { STATUS, type StartedView } from '../../../contract/calls/envelope';
import { dayAt } from '../../../contract/moment';
import { requireCaller } from '../../call/callerOf';
import { rejection } from '../../call/failures';
import { idInput } from '../../call/input';
import type { WriteTransaction } from '../../db/database';
import { bumpVersions } from '../../db/tableVersions';
import { requireRecord, transact } from '../../operations/changes/transact';
import type { Handler } from '../../operations/extension';
import { hasBroaderRights } from '../hasBroaderRights';

/** `viewAs`: starts a read-only session in which the caller sees the console as another account. */
export const viewAs: Handler = async (call, context) => {
  const caller = requireCaller(call);
  const id = idInput(call);
  if (id === caller.adminId) throw rejection('notSelf');
  const data = await transact(call, context, async ({ transaction, entity, now }): Promise<StartedView> => {
    const queries = context.database.applyScope(transaction);
    const { status, validTo } = await requireRecord({ queries, entity, id });
    if (status === 'disabled') throw rejection('accountDisabled');
    if (typeof validTo === 'string' && validTo < dayAt(now)) throw rejection('accountExpired');
    if (await hasBroaderRights(transaction, { target: id, caller: caller.adminId })) throw rejection('noViewOfMore');
    const { ip, userAgent } = call;
    const token = await context.sessions.createView(transaction, { id, ip, userAgent, viewer: caller });
    await context.audit.write(transaction, { call, id, resultStatus: STATUS.SUCCESS });
    await bumpVersions(transaction, ['log']);
    return { token };
  });
  return { data, message: 'okViewStarted' };
};

/** `endViewAs`: ends the current view. */
export const endViewAs: Handler = async (call, context) => {
  const { viewer, adminId, tokenHash } = requireCaller(call);
  if (!viewer) throw rejection('noView');
  await context.database.write(async (transaction) => {
    await deleteView(transaction, tokenHash);
    await context.audit.write(transaction, { call, id: adminId, resultStatus: STATUS.SUCCESS });
    await bumpVersions(transaction, ['log']);
  });
  return { message: 'okViewEnded' };
};

/** Deletes a view. Returns whether it existed, since of two concurrent calls only one logs the end. */
export async function deleteView(transaction: WriteTransaction, tokenHash: string): Promise<boolean> {
  const { numDeletedRows } = await transaction
    .deleteFrom('session')
    .where('tokenHash', '=', tokenHash)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
