import { ENROLMENT_MS } from '../../../contract/constants';
import type { NewTotp } from '../../../contract/envelope';
import { text } from '../../../contract/fields';
import { callerOf } from '../../call/callerOf';
import { rejection } from '../../call/failures';
import { fieldInput } from '../../call/input';
import { takes } from '../../call/takes';
import type { Handler } from '../../operations/extension';
import { enrol, nameField, readFactorsForMore, refuseConfirmation } from './enrolment';
import { openTotpSecret, sealTotpSecret } from './factorKey';
import { keepPending, readPending, takePending } from './pendingProof';
import { acceptedStep, newTotpSecret, totpAddress } from './totp';

/** `enrolTotp`: returns a secret for an authenticator app. It becomes active when its first code is confirmed. */
export const enrolTotp: Handler = async (call, context) => {
  const { adminId, tokenHash, username } = callerOf(call);
  const { database, config } = context;
  await readFactorsForMore(database.read, adminId);
  const secret = newTotpSecret();
  const content = await sealTotpSecret(config.dataDir, { secret, adminId });
  const now = context.now();
  const key = { hash: tokenHash, purpose: 'totp' } as const;
  await database.write((transaction) =>
    keepPending(transaction, { ...key, adminId, content, endTime: now + ENROLMENT_MS }, now),
  );
  const data: NewTotp = { secret, address: totpAddress(secret, username) };
  return { data, message: 'okRead' };
};

const confirmFields = { name: nameField, code: text({ required: true, max: 20, secret: true }) };

/** `confirmTotp`: verifies the first code of an authenticator app, which cannot be used again. */
export const confirmTotp = takes(confirmFields, async (call, context) => {
  const { adminId, tokenHash } = callerOf(call);
  const { name, code } = fieldInput(call, confirmFields);
  const { database, config } = context;
  const now = context.now();
  const key = { hash: tokenHash, purpose: 'totp' } as const;
  const pending = await readPending(database.read, key, now);
  if (!pending) throw rejection('secondFactorExpired');
  const secret = await openTotpSecret(config.dataDir, { sealed: pending.content, adminId });
  const lastStep = secret && (await acceptedStep({ secret, code, now, lastStep: null }));
  if (!lastStep) return refuseConfirmation(call, context, 'code');
  const taken = await database.write((transaction) => takePending(transaction, key, now));
  if (!taken) throw rejection('secondFactorExpired');
  return enrol({ call, context, name, factor: { kind: 'totp', sealedSecret: taken.content, lastStep } });
});
