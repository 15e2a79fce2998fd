import { sql } from 'kysely';
import type { LoginResult } from '../../contract/envelope';
import { STATUS } from '../../contract/envelope';
import { text } from '../../contract/fields';
import { dayAt } from '../../contract/moment';
import type { ProblemCode } from '../../contract/problems';
import type { Call } from '../call/call';
import { rejection } from '../call/failures';
import { fieldInput } from '../call/input';
import type { WriteTransaction } from '../db/database';
import { bumpVersions } from '../db/tableVersions';
import type { Context } from '../operations/context';
import type { Handler } from '../operations/extension';
import { type AttemptBucket, giveBackAttempts, takeAttempt } from './attempts';
import { deviceCookie, knownDevice, readDeviceKey, requireDeviceKey } from './deviceCookie';
import { attemptBuckets, isLockedByHand, type LoginVerdict, loginVerdict } from './lockout';
import { verifyPassword } from './password';

const fields = {
  username: text({ required: true, max: 200 }),
  password: text({ required: true, max: 1000, secret: true }),
};

/**
 * `login`: user name and password for a token. Answers the same, after the same work, whether the account exists or not;
 * while a client is shut out no password is looked at.
 */
export const login: Handler = async (call, context) => {
  const { username, password } = fieldInput(call, fields);
  const now = context.now();
  const account = await findAccount(context, username);
  const buckets = attemptBuckets(username, { ip: call.ip, device: await deviceOf(call, context, account) });
  const attempting = { call, context, account, buckets };
  if (account && isLockedByHand(account, now)) {
    return refuse({ ...attempting, verdict: 'locked', lockEnd: account.lockedUntil ?? now });
  }
  const { isRefused, lockEnd } = await context.database.write((transaction) => takeAttempt(transaction, buckets, now));
  if (isRefused) return refuse({ ...attempting, verdict: 'locked', lockEnd });
  const passwordIsRight = await verifyPassword(account?.passwordHash ?? null, password);
  if (!account) return refuse({ ...attempting, verdict: 'wrong', lockEnd });
  const verdict = loginVerdict({ ...account, passwordIsRight, now, today: dayAt(now) });
  if (verdict !== 'welcome') return refuse({ ...attempting, verdict, lockEnd });
  return context.database.write(async (transaction) => ({
    data: await welcome({ transaction, ...attempting, account }),
    cookie: deviceCookie(
      { username, adminId: account.id, key: await requireDeviceKey(transaction), now },
      call.isEncrypted,
    ),
    message: 'okLoggedIn',
  }));
};

interface Account {
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

async function findAccount({ database }: Context, username: string): Promise<Account | undefined> {
  return database.read
    .selectFrom('admin')
    .select(['id', 'username', 'uuid', 'name', 'passwordHash', 'status', 'lockCause', 'lockedUntil', 'validTo'])
    .select('initialPasswordUntil')
    .where('username', '=', username)
    .where('deleted', '=', 0)
    .executeTakeFirst();
}

/** What tells a browser that has signed in to this account before. */
async function deviceOf({ cookie }: Call, context: Context, account?: Account): Promise<string | undefined> {
  if (!account || cookie === '') return undefined;
  const key = await readDeviceKey(context.database.read);
  if (key === undefined) return undefined;
  return knownDevice(cookie, { username: account.username, adminId: account.id, key, now: context.now() });
}

interface Attempting {
  call: Call;
  context: Context;
  account: Account | undefined;
  buckets: readonly AttemptBucket[];
}

interface Welcoming extends Attempting {
  transaction: WriteTransaction;
  account: Account;
}

async function welcome({ transaction, call, context, account, buckets }: Welcoming): Promise<LoginResult> {
  const { id, uuid, name } = account;
  const now = context.now();
  await giveBackAttempts(transaction, buckets, now);
  const unlocked = { failedCount: 0, lockCause: null, lockedUntil: null, status: 'enabled' as const };
  await transaction
    .updateTable('admin')
    .set({ ...unlocked, lastLoginTime: now, lastLoginIp: call.ip })
    .where('id', '=', id)
    .execute();
  const token = await context.sessions.open(transaction, { id, ip: call.ip, userAgent: call.userAgent });
  await context.audit.write(transaction, { call, id, actor: { id, name }, resultStatus: STATUS.SUCCESS });
  await bumpVersions(transaction, ['admin', 'log']);
  return { uuid: uuid ?? '', token, name };
}

interface Refusing extends Attempting {
  verdict: Exclude<LoginVerdict, 'welcome'> | 'locked';
  /** Until when the client is shut out; a failure may have been its last attempt. */
  lockEnd: number | undefined;
}

async function refuse(refusing: Refusing): Promise<never> {
  const { call, context, account, verdict, lockEnd } = refusing;
  await context.database.write(async (transaction) => {
    if (verdict === 'wrong') await noteFailure(transaction, account, lockEnd);
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
  throw rejection(REFUSALS[verdict]);
}

const REFUSALS: Readonly<Record<Refusing['verdict'], ProblemCode>> = {
  wrong: 'loginFailed',
  locked: 'locked',
  disabled: 'accountDisabled',
  expired: 'accountExpired',
  passwordExpired: 'initialPasswordExpired',
};

/** Shows administrators what happened; runs for names without an account too, which take the same time so. */
async function noteFailure(
  transaction: WriteTransaction,
  account: Account | undefined,
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
