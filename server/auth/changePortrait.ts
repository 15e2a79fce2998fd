import { type Fields, image } from '../../contract/fields';
import { Unauthenticated } from '../call/failures';
import { fieldInput } from '../call/input';
import { withInputSchema } from '../call/withInputSchema';
import { applyChange } from '../operations/changes/applyChange';
import { requireRecord, transact } from '../operations/changes/transact';

/** A file that its owner has uploaded; an empty value removes the picture. */
const fields: Fields = { avatar: image({ mask: undefined }) };

/** `changePortrait`: changes only the picture of the caller's own account. Needs no permission to change accounts. */
export const changePortrait = withInputSchema(fields, async (call, context) => {
  const { caller, entity } = call;
  if (!caller) throw new Unauthenticated();
  const { avatar = null } = fieldInput(call, fields);
  await transact(call, context, async (frame) => {
    const before = await requireRecord({ queries: frame.transaction, entity, id: caller.adminId });
    if (before.avatar === avatar) return;
    await applyChange({
      ...frame,
      kind: 'update',
      before,
      values: { avatar },
      inputs: {},
      incomingFields: new Set(['avatar']),
    });
  });
  return { message: 'okUpdated' };
});
