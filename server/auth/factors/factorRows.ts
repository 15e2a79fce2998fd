import type { SecondFactorKind } from '../../../contract/calls/envelope';
import type { Queries, WriteTransaction } from '../../db/database';
import type { Passkey } from './passkeys';
import type { RelyingParty } from './relyingParty';

/** Properties of every second factor. */
interface FactorBase {
  id: string;
  name: string;
  /** Milliseconds since 1970. */
  createTime: number;
  useTime: number | null;
}

/** An authenticator app. */
interface TotpFactor extends FactorBase {
  kind: 'totp';
  sealedSecret: string;
  lastStep: number | null;
}

export interface PasskeyFactor extends FactorBase, Passkey {
  kind: 'passkey';
  /** The host name that the passkey is bound to. */
  rpId: string;
}

export type Factor = TotpFactor | PasskeyFactor;

/** Returns the second factors of an account, in the order in which they were added. */
export async function readFactors(queries: Queries, adminId: number): Promise<Factor[]> {
  const rows = await queries
    .selectFrom('secondFactor')
    .selectAll()
    .where('adminId', '=', adminId)
    .orderBy('createTime')
    .orderBy('id')
    .execute();
  return rows.map(({ kind, sealedSecret, lastStep, credentialId, publicKey, counter, transports, rpId, ...row }) => {
    const { id, name, createTime, useTime } = row;
    const base = { id, name, createTime, useTime };
    if (kind === 'totp') return { ...base, kind: 'totp', sealedSecret: sealedSecret ?? '', lastStep };
    const passkey = { credentialId: credentialId ?? '', publicKey: publicKey ?? '', counter: counter ?? 0 };
    return { ...base, kind: 'passkey', ...passkey, transports: transports ?? '', rpId: rpId ?? '' };
  });
}

/** Returns the passkeys that browsers can use at this address. */
export function passkeysOf(party: RelyingParty | undefined, factors: readonly Factor[]): PasskeyFactor[] {
  return factors.filter((factor) => factor.kind === 'passkey').filter(({ rpId }) => rpId === party?.rpId);
}

/** Returns the kinds of proof that an account can use at this address. */
export function proofKinds(
  factors: readonly Factor[],
  { party, recoveryCodes }: { party: RelyingParty | undefined; recoveryCodes: number },
): SecondFactorKind[] {
  return [
    ...(factors.some(({ kind }) => kind === 'totp') ? ['totp' as const] : []),
    ...(passkeysOf(party, factors).length > 0 ? ['passkey' as const] : []),
    ...(recoveryCodes > 0 ? ['recoveryCode' as const] : []),
  ];
}

/** Adds a second factor to an account. */
export async function insertFactor(transaction: WriteTransaction, adminId: number, factor: Factor): Promise<void> {
  await transaction
    .insertInto('secondFactor')
    .values({ ...factor, adminId })
    .execute();
}

/** Removes all second factors and recovery codes of an account. Returns the number of factors. */
export async function deleteFactors(transaction: WriteTransaction, adminId: number): Promise<number> {
  const { numDeletedRows } = await transaction
    .deleteFrom('secondFactor')
    .where('adminId', '=', adminId)
    .executeTakeFirst();
  await syncMfaEnabled(transaction, adminId);
  return Number(numDeletedRows);
}

/** Updates `mfaEnabled` of an account. Without a second factor it also deletes the recovery codes. */
export async function syncMfaEnabled(transaction: WriteTransaction, adminId: number): Promise<void> {
  const remaining = await transaction
    .selectFrom('secondFactor')
    .select('id')
    .where('adminId', '=', adminId)
    .executeTakeFirst();
  if (!remaining) await transaction.deleteFrom('recoveryCode').where('adminId', '=', adminId).execute();
  await transaction
    .updateTable('admin')
    .set({ mfaEnabled: remaining ? 1 : 0 })
    .where('id', '=', adminId)
    .execute();
}
