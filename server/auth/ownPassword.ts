import type { Problem } from '../../contract/problems';
import type { Caller } from '../call/call';
import { Rejection, rejection } from '../call/failures';
import type { Context } from '../operations/context';
import { countAttempt, resetAttempts } from './attempts';
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

interface ProofRequest {
  context: Context;
  caller: Caller;
  account: OwnAccount;
  /** Problem reported for a wrong proof. */
  failure: Problem;
}

/**
 * Checks the caller's own password within a session.
 * @throws {Rejection} if it is wrong or the session has no attempts left
 */
export function requireOwnPassword({ password, ...proof }: ProofRequest & { password: string }): Promise<void> {
  return requireOwnProof({ ...proof, isRight: () => verifyPassword(proof.account.passwordHash, password) });
}

/**
 * Checks a proof that the owner still uses the session. A session has as many attempts as a login. Rejections are logged
 * like those of any write.
 * @throws {Rejection} if the proof is wrong or the session has no attempts left
 */
export async function requireOwnProof(request: ProofRequest & { isRight: () => Promise<boolean> }): Promise<void> {
  const { context, caller, account, isRight: isCorrect, failure } = request;
  const { database, now } = context;
  const buckets = sessionBuckets(account.username, caller.tokenHash);
  const { isBlocked, lockEnd } = await database.write((transaction) => countAttempt(transaction, buckets, now()));
  if (!isBlocked && (await isCorrect())) {
    return database.write((transaction) => resetAttempts(transaction, buckets, now()));
  }
  if (lockEnd !== undefined) throw rejection('locked', { minutes: Math.ceil((lockEnd - now()) / 60_000) });
  throw new Rejection([failure]);
}
