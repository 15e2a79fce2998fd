import { STATUS } from '../../../contract/calls/envelope';
import { unmaskablePhoneFields } from '../../../contract/calls/unmaskPhone';
import { integer, reason as reasonField } from '../../../contract/fields';
import { fieldInput } from '../../call/input';
import { withInputSchema } from '../../call/withInputSchema';
import { bumpVersions } from '../../db/tableVersions';
import { presentRecord, requireRecord, transact } from '../changes/transact';

const fields = {
  id: integer({ required: true, min: 1, max: Number.MAX_SAFE_INTEGER }),
  reason: reasonField(),
};

/**
 * `unmaskPhone`: returns one person as lists show them, with their phone numbers in full. The reason goes to the
 * audit trail.
 */
export const unmaskPhone = withInputSchema(fields, async (call, context) => {
  const { entity } = call;
  const { id, reason } = fieldInput(call, fields);
  const data = await transact(call, context, async ({ transaction }) => {
    const queries = context.database.applyScope(transaction);
    const fullRecord: Readonly<Record<string, unknown>> = await requireRecord({ queries, entity, id });
    const phones = unmaskablePhoneFields(entity).map((name) => [name, fullRecord[name]]);
    const presented = await presentRecord({ context, entity, queries, id });
    await context.audit.write(transaction, { call, id, resultStatus: STATUS.SUCCESS, reason });
    await bumpVersions(transaction, ['log']);
    return { ...presented, ...Object.fromEntries(phones) };
  });
  return { data, message: 'okUnmasked' };
});
