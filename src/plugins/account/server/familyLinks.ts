import type { Problem } from '../../../../contract/problems';
import {
  applyChange,
  fieldInput,
  type Handler,
  lockRows,
  Rejection,
  requireRecord,
  shownRecord,
  transact,
} from '../../../../server/plugin-api';
import { elderly } from '../../elderly/entities/elderly';
import { user } from '../entities/user';

/** Accounts an elder may be linked to. */
const LINKS_MAX = 20;

/** `linkElderly`: the account belongs to the family of an elder from now on; answers the account. */
export const linkElderly: Handler = changeLinks({
  message: 'okLinked',
  change: (userIds, id) => [...userIds, id],
  refuse: (userIds, id, { status }) => {
    if (status === 'cancelled') return { field: '', code: 'accountClosed' };
    if (userIds.includes(id)) return { field: 'elderlyId', code: 'alreadyLinked' };
    if (userIds.length >= LINKS_MAX) return { field: 'elderlyId', code: 'tooManyItems', params: { max: LINKS_MAX } };
    return undefined;
  },
});

/** `unlinkElderly`: it does not any more. */
export const unlinkElderly: Handler = changeLinks({
  message: 'okUnlinked',
  change: (userIds, id) => userIds.filter((each) => each !== id),
  refuse: (userIds, id) => (userIds.includes(id) ? undefined : { field: 'elderlyId', code: 'notLinked' }),
});

interface LinkChange {
  message: 'okLinked' | 'okUnlinked';
  change: (userIds: readonly number[], id: number) => number[];
  refuse: (userIds: readonly number[], id: number, account: Readonly<Record<string, unknown>>) => Problem | undefined;
}

/** The link stands in the elder's record, so that this is what is changed and what the audit trail tells of. */
function changeLinks({ message, change, refuse }: LinkChange): Handler {
  return async (call, context) => {
    const input = fieldInput(call, user.calls.linkElderly.input);
    const [id, elderlyId] = [input.id, input.elderlyId];
    const data = await transact(call, context, async (frame) => {
      const { transaction } = frame;
      await lockRows(transaction, { kind: context.database.kind, table: 'elderly', ids: [elderlyId], mode: 'update' });
      const seen = context.database.within(transaction);
      const account = await requireRecord({ queries: seen, entity: user, id });
      const before = await requireRecord({ queries: seen, entity: elderly, id: elderlyId });
      const known = Array.isArray(before.userIds) ? before.userIds : [];
      const problem = refuse(known, id, account);
      if (problem) throw new Rejection([problem]);
      const values = { userIds: change(known, id) };
      const own = { ...call, entity: elderly, params: { id: elderlyId, userId: id } };
      // What the elder's other rules say today is no matter of the family.
      await applyChange({
        ...frame,
        call: own,
        entity: elderly,
        kind: 'transition',
        before,
        values,
        inputs: {},
        given: new Set(['userIds']),
      });
      return shownRecord({ context, entity: user, queries: seen, id });
    });
    return { data, message };
  };
}
