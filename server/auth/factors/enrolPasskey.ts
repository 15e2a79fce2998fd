import { SECOND_STEP_MS } from '../../../contract/constants';
import { text } from '../../../contract/fields';
import { callerOf } from '../../call/callerOf';
import { rejection } from '../../call/failures';
import { fieldInput } from '../../call/input';
import { takes } from '../../call/takes';
import type { Handler } from '../../operations/extension';
import { enrol, nameField, readFactorsForMore, refuseConfirmation } from './enrolment';
import { passkeysAt } from './factorRows';
import { creationOptions, madePasskey } from './passkeys';
import { keepPending, takePending } from './pendingProof';
import { relyingPartyOf } from './relyingParty';

/** `enrolPasskey`: returns the options with which a browser creates a passkey. */
export const enrolPasskey: Handler = async (call, context) => {
  const { adminId, tokenHash, username } = callerOf(call);
  const { database, config } = context;
  const party = relyingPartyOf(config, call);
  if (!party) throw rejection('passkeyUnavailable');
  const known = passkeysAt(party, await readFactorsForMore(database.read, adminId));
  const { uuid } = await database.read
    .selectFrom('admin')
    .select('uuid')
    .where('id', '=', adminId)
    .executeTakeFirstOrThrow();
  const data = await creationOptions(party, { uuid: uuid ?? String(adminId), username, known });
  const now = context.now();
  const key = { hash: tokenHash, purpose: 'passkey' } as const;
  await database.write((transaction) =>
    keepPending(transaction, { ...key, adminId, content: data.challenge, endTime: now + SECOND_STEP_MS }, now),
  );
  return { data, message: 'okRead' };
};

const confirmFields = { name: nameField, attestation: text({ required: true, max: 12_000, secret: true }) };

/** `confirmPasskey`: verifies the browser's response. The challenge is valid once, whatever the result. */
export const confirmPasskey = takes(confirmFields, async (call, context) => {
  const { adminId, tokenHash } = callerOf(call);
  const { name, attestation } = fieldInput(call, confirmFields);
  const { database, config } = context;
  const now = context.now();
  const key = { hash: tokenHash, purpose: 'passkey' } as const;
  const pending = await database.write((transaction) => takePending(transaction, key, now));
  if (!pending) throw rejection('secondFactorExpired');
  const party = relyingPartyOf(config, call);
  const passkey = party && (await madePasskey({ json: attestation, challenge: pending.content, party }));
  if (!passkey) return refuseConfirmation(call, context, 'attestation');
  const known = passkeysAt(party, await readFactorsForMore(database.read, adminId));
  if (known.some(({ credentialId }) => credentialId === passkey.credentialId)) {
    return refuseConfirmation(call, context, 'attestation');
  }
  return enrol({ call, context, name, factor: { kind: 'passkey', ...passkey, rpId: party.rpId } });
});
