import type { NewTotp } from '../../../contract/calls/envelope';
import { ENROLMENT_MS } from '../../../contract/constants';
import { text } from '../../../contract/fields';
import { requireCaller } from '../../call/callerOf';
import { rejection } from '../../call/failures';
import { fieldInput } from '../../call/input';
import { withInputSchema } from '../../call/withInputSchema';
import type { Handler } from '../../operations/extension';
import { enrol, nameField, readFactorsBelowLimit, rejectConfirmation } from './enrolment';
import { openTotpSecret, sealTotpSecret } from './factorKey';
import { consumePending, readPending, storePending } from './pendingProof';
import { newTotpSecret, totpUri, verifyTotp } from './totp';

/** `enrolTotp`: returns a secret for an authenticator app. It becomes active when its first code is confirmed. */
export const enrolTotp: Handler = async (call, context) => {
  const { adminId, tokenHash, username } = requireCaller(call);
  const { database, config } = context;
  await readFactorsBelowLimit(database.read, adminId);
  const secret = newTotpSecret();
  const content = await sealTotpSecret(config.dataDir, { secret, adminId });
  const now = context.now();
  const key = { hash: tokenHash, purpose: 'totp' } as const;
  await database.write((transaction) =>
    storePending(transaction, { ...key, adminId, content, endTime: now + ENROLMENT_MS }, now),
  );
  const data: NewTotp = { secret, address: totpUri(secret, username) };
  return { data, message: 'okRead' };
};

const confirmFields = { name: nameField, code: text({ required: true, max: 20, secret: true }) };

/** `confirmTotp`: verifies the first code of an authenticator app, which cannot be used again. */
export const confirmTotp = withInputSchema(confirmFields, async (call, context) => {
  const { adminId, tokenHash } = requireCaller(call);
  const { name, code } = fieldInput(call, confirmFields);
  const { database, config } = context;
  const now = context.now();
  const key = { hash: tokenHash, purpose: 'totp' } as const;
  const pending = await readPending(database.read, key, now);
  if (!pending) throw rejection('secondFactorExpired');
  const secret = await openTotpSecret(config.dataDir, { sealed: pending.content, adminId });
  const lastStep = secret && (await verifyTotp({ secret, code, now, lastStep: null }));
  if (!lastStep) return rejectConfirmation(call, context, 'code');
  const consumed = await database.write((transaction) => consumePending(transaction, key, now));
  if (!consumed) throw rejection('secondFactorExpired');
  return enrol({ call, context, name, factor: { kind: 'totp', sealedSecret: consumed.content, lastStep } });
});
