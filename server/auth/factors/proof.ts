import { text } from '../../../contract/fields';
import type { Call } from '../../call/call';
import { Rejection } from '../../call/failures';
import type { Context } from '../../operations/context';
import { openTotpSecret } from './factorKey';
import { passkeysOf, readFactors } from './factorRows';
import { credentialIdOf, verifyAssertion } from './passkeys';
import { consumePending } from './pendingProof';
import { consumeRecoveryCode, findRecoveryCode } from './recoveryCodes';
import { relyingPartyOf } from './relyingParty';
import { verifyTotp } from './totp';

/** A browser's passkey response, as JSON. */
export const assertionField = text({ max: 8_000, secret: true });

/** The ways to prove a second factor; a call uses one of them. */
export const proofFields = {
  code: text({ max: 20, secret: true }),
  recoveryCode: text({ max: 40, secret: true }),
  assertion: assertionField,
};

/** One of {@link proofFields}. */
interface Proof {
  code?: string | null;
  recoveryCode?: string | null;
  assertion?: string | null;
}

interface ProofCheck {
  call: Call;
  context: Context;
  adminId: number;
  /** Hash of the ticket or the session token that the passkey challenge belongs to. */
  hash: string;
  proof: Proof;
}

/**
 * Returns whether a second factor of an account was proved. It consumes what can be used only once.
 * @throws {Rejection} when no proof was given
 */
export async function verifyProof({ proof, ...check }: ProofCheck): Promise<boolean> {
  if (proof.code != null) return verifyTotpCode(check, proof.code);
  if (proof.recoveryCode != null) return verifyRecoveryCode(check, proof.recoveryCode);
  if (proof.assertion != null) return verifyPasskey({ ...check, assertion: proof.assertion });
  throw new Rejection([{ field: 'code', code: 'required' }]);
}

type FactorCheck = Omit<ProofCheck, 'proof'>;

async function verifyTotpCode({ context, adminId }: FactorCheck, code: string): Promise<boolean> {
  const { database, config } = context;
  const now = context.now();
  for (const factor of await readFactors(database.read, adminId)) {
    if (factor.kind !== 'totp') continue;
    const secret = await openTotpSecret(config.dataDir, { sealed: factor.sealedSecret, adminId });
    if (secret === undefined) {
      context.logger.error({ adminId }, 'the key of authenticator apps is another one than when this one was added');
      continue;
    }
    const step = await verifyTotp({ secret, code, now, lastStep: factor.lastStep });
    if (step === undefined) continue;
    return database.write(async (transaction) => {
      const { numUpdatedRows } = await transaction
        .updateTable('secondFactor')
        .set({ lastStep: step, useTime: now })
        .where('id', '=', factor.id)
        // Of concurrent calls with the same code, only the first succeeds.
        .where((row) => row.or([row('lastStep', 'is', null), row('lastStep', '<', step)]))
        .executeTakeFirst();
      return Number(numUpdatedRows) === 1;
    });
  }
  return false;
}

async function verifyRecoveryCode({ context, adminId }: FactorCheck, typed: string): Promise<boolean> {
  const { database } = context;
  const label = await findRecoveryCode(database.read, adminId, typed);
  return label !== undefined && database.write((transaction) => consumeRecoveryCode(transaction, adminId, label));
}

/**
 * Returns whether a passkey of an account signed the pending challenge. The challenge is valid once, whatever the result.
 */
export async function verifyPasskey(check: FactorCheck & { assertion: string }): Promise<boolean> {
  const { call, context, adminId, hash, assertion } = check;
  const { database, config } = context;
  const now = context.now();
  const pending = await database.write((transaction) => consumePending(transaction, { hash, purpose: 'show' }, now));
  const party = relyingPartyOf(config, call);
  const requestedId = credentialIdOf(assertion);
  const factors = passkeysOf(party, await readFactors(database.read, adminId));
  const passkey = factors.find(({ credentialId }) => credentialId === requestedId);
  if (!pending || pending.adminId !== adminId || !party || !passkey) return false;
  const counter = await verifyAssertion({ json: assertion, challenge: pending.content, party }, passkey);
  if (counter === undefined) return false;
  await database.write((transaction) =>
    transaction.updateTable('secondFactor').set({ counter, useTime: now }).where('id', '=', passkey.id).execute(),
  );
  return true;
}
