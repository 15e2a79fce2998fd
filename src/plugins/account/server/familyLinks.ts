import type { Problem } from '../../../../contract/problems';
import {
  applyChange,
  fieldInput,
  type Handler,
  lockRows,
  presentRecord,
  Rejection,
  requireRecord,
  transact,
} from '../../../../server/plugin-api';
import { elderly } from '../../elderly/entities/elderly';
import { user } from '../entities/user';

/** Maximum number of accounts linked to an elder. */
const LINKS_MAX = 20;

/** `linkElderly`: links the account to an elder of the family; answers the account. */
export const linkElderly: Handler = changeLinks({
  message: 'okLinked',
  change: (userIds, id) => [...userIds, id],
  validate: (userIds, id, { status }) => {
    if (status === 'cancelled') return { field: '', code: 'accountClosed' };
    if (userIds.includes(id)) return { field: 'elderlyId', code: 'alreadyLinked' };
    if (userIds.length >= LINKS_MAX) return { field: 'elderlyId', code: 'tooManyItems', params: { max: LINKS_MAX } };
    return undefined;
  },
});

/** `unlinkElderly`: removes the link. */
export const unlinkElderly: Handler = changeLinks({
  message: 'okUnlinked',
  change: (userIds, id) => userIds.filter((each) => each !== id),
  validate: (userIds, id) => (userIds.includes(id) ? undefined : { field: 'elderlyId', code: 'notLinked' }),
});

interface LinkChange {
  message: 'okLinked' | 'okUnlinked';
  change: (userIds: readonly number[], id: number) => number[];
  validate: (userIds: readonly number[], id: number, account: Readonly<Record<string, unknown>>) => Problem | undefined;
}

/** The elder's record stores the link, so the change and its audit trail entry belong to that record. */
function changeLinks({ message, change, validate }: LinkChange): Handler {
  return async (call, context) => {
    const input = fieldInput(call, user.calls.linkElderly.input);
    const [id, elderlyId] = [input.id, input.elderlyId];
    const data = await transact(call, context, async (frame) => {
      const { transaction } = frame;
      await lockRows(transaction, {
        table: 'elderly',
        ids: [elderlyId],
        mode: 'update',
      });
      const scopedQueries = context.database.applyScope(transaction);
      const account = await requireRecord({ queries: scopedQueries, entity: user, id });
      const before = await requireRecord({ queries: scopedQueries, entity: elderly, id: elderlyId });
      const linkedUserIds = Array.isArray(before.userIds) ? before.userIds : [];
      const problem = validate(linkedUserIds, id, account);
      if (problem) throw new Rejection([problem]);
      const values = { userIds: change(linkedUserIds, id) };
      const elderCall = { ...call, entity: elderly, params: { id: elderlyId, userId: id } };
      // Skips the elder's other rules, which do not concern the link.
      await applyChange({
        ...frame,
        call: elderCall,
        entity: elderly,
        kind: 'transition',
        before,
        values,
        inputs: {},
        incomingFields: new Set(['userIds']),
      });
      return presentRecord({ context, entity: user, queries: scopedQueries, id });
    });
    return { data, message };
  };
}
