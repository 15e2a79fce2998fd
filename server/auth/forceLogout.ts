import { STATUS } from '../../contract/calls/envelope';
import { rejection, Unauthenticated } from '../call/failures';
import { idInput } from '../call/input';
import { AUTH_EPOCH, bumpVersions } from '../db/tableVersions';
import { requireRecord, transact } from '../operations/changes/transact';
import type { Handler } from '../operations/extension';
import { hasBroaderRights } from './hasBroaderRights';
import { closeSessions } from './sessions';

/** `forceLogout`: ends every session of another account. */
export const forceLogout: Handler = async (call, context) => {
  const { caller } = call;
  if (!caller) throw new Unauthenticated();
  const id = idInput(call);
  if (id === caller.adminId) throw rejection('notSelf');
  const ended = await transact(call, context, async ({ transaction, entity }) => {
    await requireRecord({ queries: context.database.applyScope(transaction), entity, id });
    if (await hasBroaderRights(transaction, { target: id, caller: caller.adminId }))
      throw rejection('noGrantWhatYouLack');
    const count = await closeSessions(transaction, { adminId: id });
    await context.audit.write(transaction, { call, id, resultStatus: STATUS.SUCCESS });
    await bumpVersions(transaction, ['log', AUTH_EPOCH]);
    return count;
  });
  return { data: { id, ended }, message: 'okLoggedOutAll', params: { count: ended } };
};
