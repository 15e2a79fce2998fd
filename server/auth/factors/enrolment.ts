import { randomUUID } from 'node:crypto';
import { STATUS } from '../../../contract/calls/envelope';
import { FACTOR_NAME_MAX } from '../../../contract/constants';
import { text } from '../../../contract/fields';
import type { Call } from '../../call/call';
import { requireCaller } from '../../call/callerOf';
import { Rejection, rejection } from '../../call/failures';
import type { OperationResult } from '../../call/operationResult';
import type { Queries } from '../../db/database';
import { bumpVersions } from '../../db/tableVersions';
import type { Context } from '../../operations/context';
import { closeSessions } from '../sessions';
import { type Factor, insertFactor, type PasskeyFactor, readFactors, syncMfaEnabled } from './factorRows';
import { generateRecoveryCodes, storeRecoveryCodes } from './recoveryCodes';

/** Maximum second factors per account. */
const FACTORS_MAX = 10;

/** The owner's name for a second factor. */
export const nameField = text({ required: true, max: FACTOR_NAME_MAX });

/** Returns the second factors of an account, and throws if it has the maximum already. */
export async function readFactorsBelowLimit(queries: Queries, adminId: number): Promise<Factor[]> {
  const factors = await readFactors(queries, adminId);
  if (factors.length >= FACTORS_MAX) throw rejection('tooManyItems', { max: FACTORS_MAX });
  return factors;
}

type NewFactor<F extends Factor> = Omit<F, 'id' | 'name' | 'createTime' | 'useTime'>;

interface Enrolment {
  call: Call;
  context: Context;
  name: string;
  factor: NewFactor<Extract<Factor, { kind: 'totp' }>> | NewFactor<PasskeyFactor>;
}

/**
 * Adds a verified second factor. With the first one it returns recovery codes, which are shown only once. It then ends all
 * other sessions, since they were started with the password alone.
 */
export async function enrol({ call, context, name, factor }: Enrolment): Promise<OperationResult> {
  const { adminId, tokenHash } = requireCaller(call);
  // Outside the transaction, because the hash is deliberately slow.
  const hasNoFactors = (await readFactors(context.database.read, adminId)).length === 0;
  const { codes, rows } = hasNoFactors ? await generateRecoveryCodes() : { codes: [], rows: [] };
  const now = context.now();
  const data = await context.database.write(async (transaction) => {
    const isFirst = (await readFactorsBelowLimit(transaction, adminId)).length === 0;
    await insertFactor(transaction, adminId, { ...factor, id: randomUUID(), name, createTime: now, useTime: now });
    await syncMfaEnabled(transaction, adminId);
    if (isFirst) {
      await storeRecoveryCodes(transaction, adminId, rows);
      await closeSessions(transaction, { adminId, except: tokenHash });
    }
    const diff = { secondFactor: [null, `${factor.kind}: ${name}`] };
    await context.audit.write(transaction, { call, id: adminId, resultStatus: STATUS.SUCCESS, diff });
    await bumpVersions(transaction, ['admin', 'log']);
    return isFirst ? { recoveryCodes: codes } : {};
  });
  return { data, message: 'okInserted' };
}

/** Rejects a wrong confirmation of a new factor without details, and logs it. */
export async function rejectConfirmation(call: Call, { audit }: Context, field: string): Promise<never> {
  const entry = { call, id: requireCaller(call).adminId, resultStatus: STATUS.REJECTED, errorMsg: 'secondFactorWrong' };
  await audit.appendInOwnTransaction(entry);
  throw new Rejection([{ field, code: 'secondFactorWrong' }]);
}
