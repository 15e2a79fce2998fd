import { type OwnSecondFactors, type SecondFactorInfo, STATUS } from '../../../contract/calls/envelope';
import { text } from '../../../contract/fields';
import { toIsoMoment } from '../../../contract/moment';
import type { Call } from '../../call/call';
import { requireCaller } from '../../call/callerOf';
import { rejection } from '../../call/failures';
import { fieldInput } from '../../call/input';
import { withInputSchema } from '../../call/withInputSchema';
import type { WriteTransaction } from '../../db/database';
import { bumpVersions } from '../../db/tableVersions';
import type { Context } from '../../operations/context';
import type { Handler } from '../../operations/extension';
import { nameField } from './enrolment';
import { type Factor, passkeysOf, readFactors, syncMfaEnabled } from './factorRows';
import { countRecoveryCodes, generateRecoveryCodes, storeRecoveryCodes } from './recoveryCodes';
import { relyingPartyOf } from './relyingParty';

/** `selectSecondFactors`: returns the caller's own factors without their secrets. */
export const selectSecondFactors: Handler = async (call, context) => {
  const { adminId, mustEnrol } = requireCaller(call);
  const { database, config } = context;
  const party = relyingPartyOf(config, call);
  const factors = await readFactors(database.read, adminId);
  const data: OwnSecondFactors = {
    factors: factors.map(factorInfo),
    recoveryCodes: await countRecoveryCodes(database.read, adminId),
    canAddPasskey: party !== undefined,
    canShowPasskey: passkeysOf(party, factors).length > 0,
    isRequired: mustEnrol,
  };
  return { data, message: 'okRead' };
};

const factorInfo = ({ id, kind, name, createTime, useTime }: Factor): SecondFactorInfo => ({
  id,
  kind,
  name,
  since: toIsoMoment(createTime),
  lastUsed: toIsoMoment(useTime ?? createTime),
});

const idField = text({ required: true, max: 36 });
const renameFields = { id: idField, name: nameField };
const factorFields = { id: idField };

/** `renameSecondFactor`: renames one of the caller's own factors. */
export const renameSecondFactor = withInputSchema(renameFields, async (call, context) => {
  const { id, name } = fieldInput(call, renameFields);
  await changeOwnFactor(call, context, id, async (transaction, before) => {
    await transaction.updateTable('secondFactor').set({ name }).where('id', '=', id).execute();
    return [before.name, name];
  });
  return { message: 'okUpdated' };
});

/** `removeSecondFactor`: removes one of the caller's own factors. Removing the last one deletes the recovery codes too. */
export const removeSecondFactor = withInputSchema(factorFields, async (call, context) => {
  const { id } = fieldInput(call, factorFields);
  await changeOwnFactor(call, context, id, async (transaction, { kind, name }) => {
    await transaction.deleteFrom('secondFactor').where('id', '=', id).execute();
    await syncMfaEnabled(transaction, requireCaller(call).adminId);
    return [`${kind}: ${name}`, null];
  });
  return { message: 'okDeleted' };
});

/** `renewRecoveryCodes`: replaces the recovery codes. The new ones are shown only once. */
export const renewRecoveryCodes: Handler = async (call, context) => {
  const { adminId } = requireCaller(call);
  const { codes, rows } = await generateRecoveryCodes();
  await context.database.write(async (transaction) => {
    if ((await readFactors(transaction, adminId)).length === 0) throw rejection('notFound');
    await storeRecoveryCodes(transaction, adminId, rows);
    await context.audit.write(transaction, { call, id: adminId, resultStatus: STATUS.SUCCESS });
    await bumpVersions(transaction, ['log']);
  });
  return { data: { recoveryCodes: codes }, message: 'okUpdated' };
};

/** Changes one of the caller's own factors and logs the difference that `change` returns. */
async function changeOwnFactor(
  call: Call,
  context: Context,
  id: string,
  change: (transaction: WriteTransaction, before: Factor) => Promise<[string, string | null]>,
): Promise<void> {
  const { adminId } = requireCaller(call);
  await context.database.write(async (transaction) => {
    const before = (await readFactors(transaction, adminId)).find((factor) => factor.id === id);
    if (!before) throw rejection('notFound');
    const diff = { secondFactor: await change(transaction, before) };
    await context.audit.write(transaction, { call, id: adminId, resultStatus: STATUS.SUCCESS, diff });
    await bumpVersions(transaction, ['admin', 'log']);
  });
}
