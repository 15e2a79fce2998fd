import { STATUS } from '../../../contract/calls/envelope';
import { integer, reason as reasonField } from '../../../contract/fields';
import { fieldInput } from '../../call/input';
import { withInputSchema } from '../../call/withInputSchema';
import { bumpVersions } from '../../db/tableVersions';
import { revealFiles } from '../../files/revealFiles';
import { requireRecord, transact } from '../changes/transact';
import { addComputedValues } from './presentRecords';

const fields = {
  id: integer({ required: true, min: 1, max: Number.MAX_SAFE_INTEGER }),
  reason: reasonField(),
};

/** `unmask`: returns one record with its personal data. The reason goes to the audit trail. */
export const unmask = withInputSchema(fields, async (call, context) => {
  const { entity } = call;
  const { id, reason } = fieldInput(call, fields);
  const data = await transact(call, context, async ({ transaction, now }) => {
    const queries = context.database.applyScope(transaction);
    const record = await requireRecord({ queries, entity, id });
    await addComputedValues([record], { context, entity, queries });
    if (call.caller)
      await revealFiles(transaction, { entity, operation: call.operation, id, caller: call.caller, now });
    await context.audit.write(transaction, { call, id, resultStatus: STATUS.SUCCESS, reason });
    await bumpVersions(transaction, ['log']);
    return record;
  });
  return { data, message: 'okUnmasked' };
});
