import { STATUS } from '../../contract/envelope';
import { integer, reason as reasonField } from '../../contract/fields';
import { fieldInput } from '../call/input';
import { takes } from '../call/takes';
import { bumpVersions } from '../db/tableVersions';
import { revealFiles } from '../files/revealFiles';
import { complete } from './present';
import { requireRecord, transact } from './transact';

const fields = {
  id: integer({ required: true, min: 1, max: Number.MAX_SAFE_INTEGER }),
  reason: reasonField(),
};

/** `unmask`: returns one record with its personal data. The reason goes to the audit trail. */
export const unmask = takes(fields, async (call, context) => {
  const { entity } = call;
  const { id, reason } = fieldInput(call, fields);
  const data = await transact(call, context, async ({ transaction, now }) => {
    const queries = context.database.within(transaction);
    const record = await requireRecord({ queries, entity, id });
    await complete([record], { context, entity, queries });
    if (call.caller)
      await revealFiles(transaction, { entity, operation: call.operation, id, caller: call.caller, now });
    await context.audit.write(transaction, { call, id, resultStatus: STATUS.SUCCESS, reason });
    await bumpVersions(transaction, ['log']);
    return record;
  });
  return { data, message: 'okUnmasked' };
});
