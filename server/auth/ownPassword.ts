import { STATUS } from '../../contract/envelope';
import type { Problem } from '../../contract/problems';
import type { Call, Caller } from '../call/call';
import { Rejection, rejection } from '../call/failures';
import type { Context } from '../operations/context';
import { giveBackAttempts, takeAttempt } from './attempts';
import { sessionBuckets } from './lockout';
import { verifyPassword } from './password';

/** What is needed of an account to check its password. */
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

interface OwnPassword {
  call: Call;
  context: Context;
  caller: Caller;
  account: OwnAccount;
  password: string;
  /** What is said of a wrong one. */
  wrong: Problem;
}

/**
 * Accepts one's own password within a session, which has as many tries as a login.
 * @throws {Rejection} when it is wrong, or the session has no tries left
 */
export async function requireOwnPassword(given: OwnPassword): Promise<void> {
  const { call, context, caller, account, password, wrong } = given;
  const { database, now } = context;
  const buckets = sessionBuckets(account.username, caller.tokenHash);
  const { isRefused, lockEnd } = await database.write((transaction) => takeAttempt(transaction, buckets, now()));
  const isRight = !isRefused && (await verifyPassword(account.passwordHash, password));
  if (isRight) return database.write((transaction) => giveBackAttempts(transaction, buckets, now()));
  await context.audit.appendAlone({ call, id: account.id, resultStatus: STATUS.REJECTED, errorMsg: wrong.code });
  if (lockEnd !== undefined) throw rejection('locked', { minutes: Math.ceil((lockEnd - now()) / 60_000) });
  throw new Rejection([wrong]);
}
