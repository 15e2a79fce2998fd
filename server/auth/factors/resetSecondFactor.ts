import { STATUS } from '../../../contract/calls/envelope';
import { requireCaller } from '../../call/callerOf';
import { rejection } from '../../call/failures';
import { idInput } from '../../call/input';
import { AUTH_EPOCH, bumpVersions } from '../../db/tableVersions';
import { requireRecord, transact } from '../../operations/changes/transact';
import type { Handler } from '../../operations/extension';
import { hasBroaderRights } from '../hasBroaderRights';
import { closeSessions } from '../sessions';
import { deleteFactors } from './factorRows';

/** `resetSecondFactor`: removes all second factors of another account that has lost them, and ends its sessions. */
export const resetSecondFactor: Handler = async (call, context) => {
  const caller = requireCaller(call);
  const id = idInput(call);
  if (id === caller.adminId) throw rejection('notSelf');
  const removed = await transact(call, context, async ({ transaction, entity }) => {
    await requireRecord({ queries: context.database.applyScope(transaction), entity, id });
    // Its password alone then suffices to sign in.
    if (await hasBroaderRights(transaction, { target: id, caller: caller.adminId }))
      throw rejection('noGrantWhatYouLack');
    const count = await deleteFactors(transaction, id);
    await closeSessions(transaction, { adminId: id });
    await context.audit.write(transaction, { call, id, resultStatus: STATUS.SUCCESS });
    await bumpVersions(transaction, ['admin', 'log', AUTH_EPOCH]);
    return count;
  });
  return { data: { id, removed }, message: 'okDone' };
};
