import { STATUS } from '../../../contract/envelope';
import { callerOf } from '../../call/callerOf';
import { rejection } from '../../call/failures';
import { idInput } from '../../call/input';
import { AUTH_EPOCH, bumpVersions } from '../../db/tableVersions';
import type { Handler } from '../../operations/extension';
import { requireRecord, transact } from '../../operations/transact';
import { mayMore } from '../mayMore';
import { closeSessions } from '../sessions';
import { dropFactors } from './factorRows';

/** `resetSecondFactor`: removes all second factors of another account that has lost them, and ends its sessions. */
export const resetSecondFactor: Handler = async (call, context) => {
  const caller = callerOf(call);
  const id = idInput(call);
  if (id === caller.adminId) throw rejection('notSelf');
  const removed = await transact(call, context, async ({ transaction, entity }) => {
    await requireRecord({ queries: context.database.within(transaction), entity, id });
    // Its password alone then suffices to sign in.
    if (await mayMore(transaction, { target: id, caller: caller.adminId })) throw rejection('noGrantWhatYouLack');
    const count = await dropFactors(transaction, id);
    await closeSessions(transaction, { adminId: id });
    await context.audit.write(transaction, { call, id, resultStatus: STATUS.SUCCESS });
    await bumpVersions(transaction, ['admin', 'log', AUTH_EPOCH]);
    return count;
  });
  return { data: { id, removed }, message: 'okDone' };
};
