import type { Problem } from '../../contract/problems';
import type { Caller } from '../call/call';
import { Rejection, rejection } from '../call/failures';
import type { Context } from '../operations/context';
import { giveBackAttempts, takeAttempt } from './attempts';
import { sessionBuckets } from './lockout';
import { verifyPassword } from './password';

/** The properties of an account that checking its password needs. */
export interface OwnAccount {
  id: number;
  username: string;
  passwordHash: string | null;
}

export async function readAccount({ database }: Context, id: number): Promise<OwnAccount> {
  const row = await database.read
    .selectFrom('admin')
    .select(['id', 'username', 'passwordHash'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const { passwordHash } = row;
  return { id, username: row.username, passwordHash: typeof passwordHash === 'string' ? passwordHash : null };
}

interface OwnProof {
  context: Context;
  caller: Caller;
  account: OwnAccount;
  /** Problem reported for a wrong proof. */
  wrong: Problem;
}

/**
 * Checks the caller's own password within a session.
 * @throws {Rejection} if it is wrong or the session has no attempts left
 */
export function requireOwnPassword({ password, ...proof }: OwnProof & { password: string }): Promise<void> {
  return requireOwnProof({ ...proof, isRight: () => verifyPassword(proof.account.passwordHash, password) });
}

/**
 * Checks a proof that the owner still uses the session. A session has as many attempts as a login. Rejections are logged
 * like those of any write.
 * @throws {Rejection} if the proof is wrong or the session has no attempts left
 */
export async function requireOwnProof(given: OwnProof & { isRight: () => Promise<boolean> }): Promise<void> {
  const { context, caller, account, isRight, wrong } = given;
  const { database, now } = context;
  const buckets = sessionBuckets(account.username, caller.tokenHash);
  const { isRefused, lockEnd } = await database.write((transaction) => takeAttempt(transaction, buckets, now()));
  if (!isRefused && (await isRight())) {
    return database.write((transaction) => giveBackAttempts(transaction, buckets, now()));
  }
  if (lockEnd !== undefined) throw rejection('locked', { minutes: Math.ceil((lockEnd - now()) / 60_000) });
  throw new Rejection([wrong]);
}
