import { LOCKOUT_FAILURES, LOCKOUT_MS } from '../../contract/constants';
import type { LoginResult } from '../../contract/envelope';
import { STATUS } from '../../contract/envelope';
import { text } from '../../contract/fields';
import { dayAt } from '../../contract/moment';
import type { Call } from '../call/call';
import { rejection } from '../call/failures';
import { fieldInput } from '../call/input';
import type { Row, WriteTransaction } from '../db/database';
import { bumpVersions } from '../db/tableVersions';
import type { Context } from '../operations/context';
import type { Handler } from '../operations/extension';
import { clearAttempts, type LoginVerdict, loginVerdict, takeAttempt } from './lockout';
import { verifyPassword } from './password';

const fields = {
  username: text({ required: true, max: 200 }),
  password: text({ required: true, max: 1000, secret: true }),
};

/** `login`: user name and password for a token. Takes the same time whether the account exists or not. */
export const login: Handler = async (call, context) => {
  const { username, password } = fieldInput(call, fields);
  const account = await findAccount(context, username);
  const now = context.now();
  const isLocked = (account?.lockedUntil ?? 0) > now;
  const attempts =
    account && !isLocked ? await context.database.write((transaction) => takeAttempt(transaction, account.id, now)) : 0;
  const passwordIsRight = await verifyPassword(account?.passwordHash ?? null, password);
  const verdict: LoginVerdict = account
    ? loginVerdict({ ...account, passwordIsRight, attempts, now, today: dayAt(now) })
    : 'wrong';
  if (verdict === 'welcome' && account) {
    const data = await context.database.write((transaction) => welcome({ transaction, call, context, account }));
    return { data, message: 'okLoggedIn' };
  }
  await context.database.write((transaction) => refuse({ transaction, call, context, account, attempts, verdict }));
  throw refusal(verdict, account?.lockedUntil ?? null, now);
};

interface Account {
  id: number;
  uuid: string;
  name: string;
  passwordHash: string | null;
  status: string;
  lockedUntil: number | null;
  validTo: string | null;
}

async function findAccount({ database }: Context, username: string): Promise<Account | undefined> {
  const row: Row | undefined = await database.read
    .selectFrom('admin')
    .select(['id', 'uuid', 'name', 'passwordHash', 'status', 'lockedUntil', 'validTo'])
    .where('username', '=', username)
    .where('deleted', '=', 0)
    .executeTakeFirst();
  if (!row) return undefined;
  return {
    id: Number(row.id),
    uuid: String(row.uuid),
    name: String(row.name),
    passwordHash: typeof row.passwordHash === 'string' ? row.passwordHash : null,
    status: String(row.status),
    lockedUntil: row.lockedUntil === null ? null : Number(row.lockedUntil),
    validTo: typeof row.validTo === 'string' ? row.validTo : null,
  };
}

interface Outcome {
  transaction: WriteTransaction;
  call: Call;
  context: Context;
}

async function welcome({ transaction, call, context, account }: Outcome & { account: Account }): Promise<LoginResult> {
  const { id, uuid, name } = account;
  await clearAttempts(transaction, id);
  const values = {
    failedCount: 0,
    lockedUntil: null,
    status: 'enabled' as const,
    lastLoginTime: context.now(),
    lastLoginIp: call.ip,
  };
  await transaction.updateTable('admin').set(values).where('id', '=', id).execute();
  const token = await context.sessions.open(transaction, { id, ip: call.ip, userAgent: call.userAgent });
  await context.audit.write(transaction, { call, id, actor: { id, name }, resultStatus: STATUS.SUCCESS });
  await bumpVersions(transaction, ['admin', 'log']);
  return { uuid, token, name };
}

interface Refused extends Outcome {
  account: Account | undefined;
  attempts: number;
  verdict: LoginVerdict;
}

async function refuse({ transaction, call, context, account, attempts, verdict }: Refused): Promise<void> {
  const changed = ['log'];
  if (account && verdict === 'wrong' && attempts > 0) {
    const locks = attempts >= LOCKOUT_FAILURES && account.status !== 'disabled';
    const lock = locks ? { status: 'locked' as const, lockedUntil: context.now() + LOCKOUT_MS } : {};
    await transaction
      .updateTable('admin')
      .set({ failedCount: attempts, ...lock })
      .where('id', '=', account.id)
      .execute();
    changed.push('admin');
  }
  await context.audit.write(transaction, {
    call,
    id: account?.id,
    actor: account ? { id: account.id, name: account.name } : undefined,
    resultStatus: STATUS.REJECTED,
    errorMsg: verdict,
  });
  await bumpVersions(transaction, changed);
}

function refusal(verdict: LoginVerdict, lockedUntil: number | null, now: number): Error {
  switch (verdict) {
    case 'locked':
      return rejection('locked', { minutes: Math.ceil(((lockedUntil ?? now + LOCKOUT_MS) - now) / 60_000) });
    case 'disabled':
      return rejection('accountDisabled');
    case 'expired':
      return rejection('accountExpired');
    default:
      return rejection('loginFailed');
  }
}
