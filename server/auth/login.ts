import { type SecondStep, STATUS } from '../../contract/calls/envelope';
import { SECOND_STEP_MS } from '../../contract/constants';
import { text } from '../../contract/fields';
import { dayAt } from '../../contract/moment';
import type { Call } from '../call/call';
import { Rejection } from '../call/failures';
import { fieldInput } from '../call/input';
import { withInputSchema } from '../call/withInputSchema';
import { bumpVersions } from '../db/tableVersions';
import type { Context } from '../operations/context';
import { countAttempt, refundAttempt } from './attempts';
import { readDeviceKey, verifyDeviceCookie } from './deviceCookie';
import { proofKinds, readFactors } from './factors/factorRows';
import { storePending } from './factors/pendingProof';
import { countRecoveryCodes } from './factors/recoveryCodes';
import { relyingPartyOf } from './factors/relyingParty';
import { attemptBuckets, isLockedManually, loginVerdict } from './lockout';
import { createSession, findLoginAccount, type LoginAccount, type LoginAttempt, rejectLogin } from './loginOutcome';
import { verifyPassword } from './password';
import { hashToken, newToken } from './token';

const fields = {
  username: text({ required: true, max: 200 }),
  password: text({ required: true, max: 1000, secret: true }),
};

/**
 * `login`: exchanges a user name and a password for a token. Whether the account exists affects neither the response nor the
 * time it takes. While a client is locked, no password is checked. Accounts with a second factor continue with
 * `finishLogin`.
 */
export const login = withInputSchema(fields, async (call, context) => {
  const { username, password } = fieldInput(call, fields);
  const { database } = context;
  const now = context.now();
  const account = await findLoginAccount(database.read, { username });
  const device = await deviceOf(call, context, account);
  const buckets = attemptBuckets(username, { ip: call.ip, device });
  const attempt = { call, context, account, buckets, wrong: 'loginFailed' } as const;
  if (account && isLockedManually(account, now)) {
    return rejectLogin({ ...attempt, verdict: 'locked', lockEnd: account.lockedUntil ?? now });
  }
  const { isBlocked, lockEnd } = await database.write((transaction) => countAttempt(transaction, buckets, now));
  if (isBlocked) return rejectLogin({ ...attempt, verdict: 'locked', lockEnd });
  const isPasswordCorrect = await verifyPassword(account?.passwordHash ?? null, password);
  if (!account) return rejectLogin({ ...attempt, verdict: 'wrong', lockEnd });
  const verdict = loginVerdict({ ...account, isPasswordCorrect, now, today: dayAt(now) });
  if (verdict !== 'welcome') return rejectLogin({ ...attempt, verdict, lockEnd });
  const kinds = await kindsOf(call, context, account);
  if (kinds) return requestSecondStep({ ...attempt, account, kinds, device });
  return database.write((transaction) => createSession({ transaction, ...attempt, account }));
});

/** Returns the identifier of a browser that has signed in to this account before. */
async function deviceOf({ cookie }: Call, context: Context, account?: LoginAccount): Promise<string | undefined> {
  if (!account || cookie === '') return undefined;
  const key = await readDeviceKey(context.database.read);
  if (key === undefined) return undefined;
  return verifyDeviceCookie(cookie, { username: account.username, adminId: account.id, key, now: context.now() });
}

/**
 * Returns the kinds of second factor that an account can use here, which may be none; `undefined` if it has no second
 * factor.
 */
async function kindsOf(call: Call, { database, config }: Context, { id }: LoginAccount) {
  const factors = await readFactors(database.read, id);
  if (factors.length === 0) return undefined;
  const recoveryCodes = await countRecoveryCodes(database.read, id);
  return proofKinds(factors, { party: relyingPartyOf(config, call), recoveryCodes });
}

interface SecondStepRequest extends LoginAttempt, Pick<SecondStep, 'kinds'> {
  account: LoginAccount;
  device: string | undefined;
}

/** Issues a ticket for the second step instead of a session. The attempt is returned, but earlier failures still count. */
async function requestSecondStep({
  call,
  context,
  account,
  buckets,
  kinds,
  device,
}: SecondStepRequest): Promise<never> {
  const { id, name } = account;
  const now = context.now();
  const ticket = newToken();
  await context.database.write(async (transaction) => {
    await refundAttempt(transaction, buckets);
    const key = { hash: hashToken(ticket), purpose: 'login' } as const;
    // The ticket stores the known browser, because its cookie is sent to this call only.
    await storePending(transaction, { ...key, adminId: id, content: device ?? '', endTime: now + SECOND_STEP_MS }, now);
    const entry = { call, id, actor: { id, name }, resultStatus: STATUS.SUCCESS, errorMsg: 'secondFactor' };
    await context.audit.write(transaction, entry);
    await bumpVersions(transaction, ['log']);
  });
  const data: SecondStep = { ticket, kinds };
  throw new Rejection([{ field: '', code: 'secondFactor' }], { data });
}
