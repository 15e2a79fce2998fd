import { SECOND_STEP_MS } from '../../contract/constants';
import { type SecondStep, STATUS } from '../../contract/envelope';
import { text } from '../../contract/fields';
import { dayAt } from '../../contract/moment';
import type { Call } from '../call/call';
import { Rejection } from '../call/failures';
import { fieldInput } from '../call/input';
import { takes } from '../call/takes';
import { bumpVersions } from '../db/tableVersions';
import type { Context } from '../operations/context';
import { giveBackAttempt, takeAttempt } from './attempts';
import { knownDevice, readDeviceKey } from './deviceCookie';
import { proofKinds, readFactors } from './factors/factorRows';
import { keepPending } from './factors/pendingProof';
import { countRecoveryCodes } from './factors/recoveryCodes';
import { relyingPartyOf } from './factors/relyingParty';
import { attemptBuckets, isLockedByHand, loginVerdict } from './lockout';
import { type Attempting, findLoginAccount, type LoginAccount, refuse, welcome } from './loginOutcome';
import { verifyPassword } from './password';
import { hashToken, newToken } from './token';

const fields = {
  username: text({ required: true, max: 200 }),
  password: text({ required: true, max: 1000, secret: true }),
};

/**
 * `login`: user name and password for a token. Answers the same, after the same work, whether the account exists or not;
 * while a client is shut out no password is looked at. Who has a second factor is asked for it: `finishLogin`.
 */
export const login = takes(fields, async (call, context) => {
  const { username, password } = fieldInput(call, fields);
  const { database } = context;
  const now = context.now();
  const account = await findLoginAccount(database.read, { username });
  const device = await deviceOf(call, context, account);
  const buckets = attemptBuckets(username, { ip: call.ip, device });
  const attempting = { call, context, account, buckets, wrong: 'loginFailed' } as const;
  if (account && isLockedByHand(account, now)) {
    return refuse({ ...attempting, verdict: 'locked', lockEnd: account.lockedUntil ?? now });
  }
  const { isRefused, lockEnd } = await database.write((transaction) => takeAttempt(transaction, buckets, now));
  if (isRefused) return refuse({ ...attempting, verdict: 'locked', lockEnd });
  const passwordIsRight = await verifyPassword(account?.passwordHash ?? null, password);
  if (!account) return refuse({ ...attempting, verdict: 'wrong', lockEnd });
  const verdict = loginVerdict({ ...account, passwordIsRight, now, today: dayAt(now) });
  if (verdict !== 'welcome') return refuse({ ...attempting, verdict, lockEnd });
  const kinds = await kindsOf(call, context, account);
  if (kinds) return askSecondStep({ ...attempting, account, kinds, device });
  return database.write((transaction) => welcome({ transaction, ...attempting, account }));
});

/** What tells a browser that has signed in to this account before. */
async function deviceOf({ cookie }: Call, context: Context, account?: LoginAccount): Promise<string | undefined> {
  if (!account || cookie === '') return undefined;
  const key = await readDeviceKey(context.database.read);
  if (key === undefined) return undefined;
  return knownDevice(cookie, { username: account.username, adminId: account.id, key, now: context.now() });
}

/** What an account can show here, which may be nothing; `undefined` when it has no second factor. */
async function kindsOf(call: Call, { database, config }: Context, { id }: LoginAccount) {
  const factors = await readFactors(database.read, id);
  if (factors.length === 0) return undefined;
  const recoveryCodes = await countRecoveryCodes(database.read, id);
  return proofKinds(factors, { party: relyingPartyOf(config, call), recoveryCodes });
}

interface Asking extends Attempting, Pick<SecondStep, 'kinds'> {
  account: LoginAccount;
  device: string | undefined;
}

/** Hands out a ticket for the second step, no session. The attempt does not count, but earlier ones are not forgiven yet. */
async function askSecondStep({ call, context, account, buckets, kinds, device }: Asking): Promise<never> {
  const { id, name } = account;
  const now = context.now();
  const ticket = newToken();
  await context.database.write(async (transaction) => {
    await giveBackAttempt(transaction, buckets);
    const key = { hash: hashToken(ticket), purpose: 'login' } as const;
    // The cookie of a known browser is sent to this call only.
    await keepPending(transaction, { ...key, adminId: id, content: device ?? '', endTime: now + SECOND_STEP_MS }, now);
    const entry = { call, id, actor: { id, name }, resultStatus: STATUS.SUCCESS, errorMsg: 'secondFactor' };
    await context.audit.write(transaction, entry);
    await bumpVersions(transaction, ['log']);
  });
  const data: SecondStep = { ticket, kinds };
  throw new Rejection([{ field: '', code: 'secondFactor' }], { data });
}
