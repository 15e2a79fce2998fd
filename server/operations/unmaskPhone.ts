import { STATUS } from '../../contract/envelope';
import { integer, reason as reasonField } from '../../contract/fields';
import { revealedPhones } from '../../contract/revealPhone';
import { fieldInput } from '../call/input';
import { takes } from '../call/takes';
import { bumpVersions } from '../db/tableVersions';
import { requireRecord, shownRecord, transact } from './transact';

const fields = {
  id: integer({ required: true, min: 1, max: Number.MAX_SAFE_INTEGER }),
  reason: reasonField(),
};

/**
 * `unmaskPhone`: returns one person as lists show them, with their phone numbers in full. The reason goes to the
 * audit trail.
 */
export const unmaskPhone = takes(fields, async (call, context) => {
  const { entity } = call;
  const { id, reason } = fieldInput(call, fields);
  const data = await transact(call, context, async ({ transaction }) => {
    const queries = context.database.within(transaction);
    const whole: Readonly<Record<string, unknown>> = await requireRecord({ queries, entity, id });
    const phones = revealedPhones(entity).map((name) => [name, whole[name]]);
    const shown = await shownRecord({ context, entity, queries, id });
    await context.audit.write(transaction, { call, id, resultStatus: STATUS.SUCCESS, reason });
    await bumpVersions(transaction, ['log']);
    return { ...shown, ...Object.fromEntries(phones) };
  });
  return { data, message: 'okUnmasked' };
});
