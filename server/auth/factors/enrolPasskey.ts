import { SECOND_STEP_MS } from '../../../contract/constants';
import { text } from '../../../contract/fields';
import { requireCaller } from '../../call/callerOf';
import { rejection } from '../../call/failures';
import { fieldInput } from '../../call/input';
import { withInputSchema } from '../../call/withInputSchema';
import type { Handler } from '../../operations/extension';
import { enrol, nameField, readFactorsBelowLimit, rejectConfirmation } from './enrolment';
import { passkeysOf } from './factorRows';
import { creationOptions, verifyRegistration } from './passkeys';
import { consumePending, storePending } from './pendingProof';
import { relyingPartyOf } from './relyingParty';

/** `enrolPasskey`: returns the options with which a browser creates a passkey. */
export const enrolPasskey: Handler = async (call, context) => {
  const { adminId, tokenHash, username } = requireCaller(call);
  const { database, config } = context;
  const party = relyingPartyOf(config, call);
  if (!party) throw rejection('passkeyUnavailable');
  const existing = passkeysOf(party, await readFactorsBelowLimit(database.read, adminId));
  const { uuid } = await database.read
    .selectFrom('admin')
    .select('uuid')
    .where('id', '=', adminId)
    .executeTakeFirstOrThrow();
  const data = await creationOptions(party, { uuid: uuid ?? String(adminId), username, known: existing });
  const now = context.now();
  const key = { hash: tokenHash, purpose: 'passkey' } as const;
  await database.write((transaction) =>
    storePending(transaction, { ...key, adminId, content: data.challenge, endTime: now + SECOND_STEP_MS }, now),
  );
  return { data, message: 'okRead' };
};

const confirmFields = { name: nameField, attestation: text({ required: true, max: 12_000, secret: true }) };

/** `confirmPasskey`: verifies the browser's response. The challenge is valid once, whatever the result. */
export const confirmPasskey = withInputSchema(confirmFields, async (call, context) => {
  const { adminId, tokenHash } = requireCaller(call);
  const { name, attestation } = fieldInput(call, confirmFields);
  const { database, config } = context;
  const now = context.now();
  const key = { hash: tokenHash, purpose: 'passkey' } as const;
  const pending = await database.write((transaction) => consumePending(transaction, key, now));
  if (!pending) throw rejection('secondFactorExpired');
  const party = relyingPartyOf(config, call);
  const passkey = party && (await verifyRegistration({ json: attestation, challenge: pending.content, party }));
  if (!passkey) return rejectConfirmation(call, context, 'attestation');
  const existing = passkeysOf(party, await readFactorsBelowLimit(database.read, adminId));
  if (existing.some(({ credentialId }) => credentialId === passkey.credentialId)) {
    return rejectConfirmation(call, context, 'attestation');
  }
  return enrol({ call, context, name, factor: { kind: 'passkey', ...passkey, rpId: party.rpId } });
});
