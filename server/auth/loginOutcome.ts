import { sql } from 'kysely';
import type { LoginResult } from '../../contract/calls/envelope';
import { STATUS } from '../../contract/calls/envelope';
import type { ProblemCode } from '../../contract/problems';
import type { Call } from '../call/call';
import { rejection } from '../call/failures';
import type { OperationResult } from '../call/operationResult';
import type { Queries, WriteTransaction } from '../db/database';
import { bumpVersions } from '../db/tableVersions';
import type { Context } from '../operations/context';
import { type AttemptBucket, resetAttempts } from './attempts';
import { deviceCookie, requireDeviceKey } from './deviceCookie';
import type { LoginVerdict } from './lockout';

/** The properties of an account that a login needs. */
export interface LoginAccount {
  id: number;
  username: string;
  uuid: string | null;
  name: string;
  passwordHash: string | null;
  status: string;
  lockCause: string | null;
  lockedUntil: number | null;
  validTo: string | null;
  initialPasswordUntil: number | null;
}

/** Returns an account that is not deleted. */
export function findLoginAccount(
  queries: Queries,
  by: { username: string } | { id: number },
): Promise<LoginAccount | undefined> {
  const accounts = queries
    .selectFrom('admin')
    .select(['id', 'username', 'uuid', 'name', 'passwordHash', 'status', 'lockCause', 'lockedUntil', 'validTo'])
    .select('initialPasswordUntil')
    .where('deleted', '=', 0);
  return (
    'id' in by ? accounts.where('id', '=', by.id) : accounts.where('username', '=', by.username)
  ).executeTakeFirst();
}

export interface LoginAttempt {
  call: Call;
  context: Context;
  account: LoginAccount | undefined;
  buckets: readonly AttemptBucket[];
}

interface SuccessfulLogin extends LoginAttempt {
  transaction: WriteTransaction;
  account: LoginAccount;
}

/** Opens a session for an authenticated account, and remembers its browser. */
export async function createSession(login: SuccessfulLogin): Promise<OperationResult> {
  const { transaction, call, context, account, buckets } = login;
  const { id, username, uuid, name } = account;
  const now = context.now();
  await resetAttempts(transaction, buckets, now);
  const unlocked = { failedCount: 0, lockCause: null, lockedUntil: null, status: 'enabled' as const };
  await transaction
    .updateTable('admin')
    .set({ ...unlocked, lastLoginTime: now, lastLoginIp: call.ip })
    .where('id', '=', id)
    .execute();
  const token = await context.sessions.create(transaction, { id, ip: call.ip, userAgent: call.userAgent });
  await context.audit.write(transaction, { call, id, actor: { id, name }, resultStatus: STATUS.SUCCESS });
  await bumpVersions(transaction, ['admin', 'log']);
  const data: LoginResult = { uuid: uuid ?? '', token, name };
  const device = { username, adminId: id, key: await requireDeviceKey(transaction), now };
  return { data, cookie: deviceCookie(device, call.isEncrypted), message: 'okLoggedIn' };
}

interface RejectedLogin extends LoginAttempt {
  verdict: Exclude<LoginVerdict, 'welcome'> | 'locked';
  /** Problem code of a wrong password or other proof. */
  wrong: ProblemCode;
  /** End of the client's lock, if this was its last attempt. */
  lockEnd: number | undefined;
}

/** Rejects an attempt. A client without attempts left gets the duration of its lock. */
export async function rejectLogin(rejected: RejectedLogin): Promise<never> {
  const { call, context, account, verdict, wrong, lockEnd } = rejected;
  await context.database.write(async (transaction) => {
    if (verdict === 'wrong') await recordFailure(transaction, account, lockEnd);
    await context.audit.write(transaction, {
      call,
      id: account?.id,
      actor: account ? { id: account.id, name: account.name } : undefined,
      resultStatus: STATUS.REJECTED,
      errorMsg: verdict,
    });
    await bumpVersions(transaction, ['admin', 'log']);
  });
  if (lockEnd !== undefined && (verdict === 'wrong' || verdict === 'locked')) {
    throw rejection('locked', { minutes: Math.ceil((lockEnd - context.now()) / 60_000) });
  }
  throw rejection(verdict === 'wrong' ? wrong : REJECTION_CODES[verdict]);
}

const REJECTION_CODES: Readonly<Record<Exclude<RejectedLogin['verdict'], 'wrong'>, ProblemCode>> = {
  locked: 'locked',
  disabled: 'accountDisabled',
  expired: 'accountExpired',
  passwordExpired: 'initialPasswordExpired',
};

/** Records a failure for administrators. It also runs for unknown names, so that both take the same time. */
async function recordFailure(
  transaction: WriteTransaction,
  account: LoginAccount | undefined,
  lockEnd: number | undefined,
): Promise<void> {
  const isLocked = lockEnd !== undefined && account?.status !== 'disabled';
  const lock = { status: 'locked', lockCause: 'guesses', lockedUntil: lockEnd } as const;
  await transaction
    .updateTable('admin')
    .set({ failedCount: sql`coalesce("failedCount", 0) + 1`, ...(isLocked ? lock : {}) })
    .where('id', '=', account?.id ?? 0)
    .execute();
}
