import { SECOND_STEP_MS } from '../../../contract/constants';
import { text } from '../../../contract/fields';
import { dayAt } from '../../../contract/moment';
import type { Call } from '../../call/call';
import { rejection, Unauthenticated } from '../../call/failures';
import { fieldInput } from '../../call/input';
import { withInputSchema } from '../../call/withInputSchema';
import type { Context } from '../../operations/context';
import { countAttempt } from '../attempts';
import { attemptBuckets, isLockedManually, loginVerdict } from '../lockout';
import { createSession, findLoginAccount, rejectLogin } from '../loginOutcome';
import { hashToken } from '../token';
import { passkeysOf, readFactors } from './factorRows';
import { requestOptions } from './passkeys';
import { consumePending, readPending, storePending } from './pendingProof';
import { proofFields, verifyProof } from './proof';
import { relyingPartyOf } from './relyingParty';

const ticketField = { max: 100, secret: true } as const;
const finishFields = { ticket: text({ required: true, ...ticketField }), ...proofFields };
const challengeFields = { ticket: text(ticketField) };

/**
 * `finishLogin`: exchanges the ticket of a login, plus a code, a recovery code or a passkey response, for a token. Each try
 * counts against the same limit as passwords.
 */
export const finishLogin = withInputSchema(finishFields, async (call, context) => {
  const { ticket, ...proof } = fieldInput(call, finishFields);
  const { database } = context;
  const now = context.now();
  const key = { hash: hashToken(ticket), purpose: 'login' } as const;
  const pending = await readPending(database.read, key, now);
  const account = pending && (await findLoginAccount(database.read, { id: pending.adminId }));
  if (!account) throw rejection('secondFactorExpired');
  const buckets = attemptBuckets(account.username, { ip: call.ip, device: pending.content || undefined });
  const attempt = { call, context, account, buckets, wrong: 'secondFactorWrong' } as const;
  if (isLockedManually(account, now)) {
    return rejectLogin({ ...attempt, verdict: 'locked', lockEnd: account.lockedUntil ?? now });
  }
  const { isBlocked, lockEnd } = await database.write((transaction) => countAttempt(transaction, buckets, now));
  if (isBlocked) return rejectLogin({ ...attempt, verdict: 'locked', lockEnd });
  const isProofCorrect = await verifyProof({ call, context, adminId: account.id, hash: key.hash, proof });
  // The password was correct when the ticket was issued; changing it would have ended the ticket.
  const verdict = loginVerdict({ ...account, isPasswordCorrect: isProofCorrect, now, today: dayAt(now) });
  if (verdict !== 'welcome') return rejectLogin({ ...attempt, verdict, lockEnd });
  return database.write(async (transaction) => {
    if (!(await consumePending(transaction, key, now))) throw rejection('secondFactorExpired');
    return createSession({ transaction, ...attempt });
  });
});

/**
 * `challengePasskey`: returns the options with which a browser uses a passkey, in a login (with its ticket) or in a session.
 */
export const challengePasskey = withInputSchema(challengeFields, async (call, context) => {
  const { database, config } = context;
  const { hash, adminId } = await passkeyOwner(call, context);
  const party = relyingPartyOf(config, call);
  const passkeys = passkeysOf(party, await readFactors(database.read, adminId));
  if (!party || passkeys.length === 0) throw rejection('passkeyUnavailable');
  const data = await requestOptions(party, passkeys);
  const now = context.now();
  await database.write((transaction) =>
    storePending(
      transaction,
      { hash, purpose: 'show', adminId, content: data.challenge, endTime: now + SECOND_STEP_MS },
      now,
    ),
  );
  return { data, message: 'okRead' };
});

async function passkeyOwner(call: Call, context: Context): Promise<{ hash: string; adminId: number }> {
  const { ticket } = fieldInput(call, challengeFields);
  if (ticket != null) {
    const hash = hashToken(ticket);
    const pending = await readPending(context.database.read, { hash, purpose: 'login' }, context.now());
    if (!pending) throw rejection('secondFactorExpired');
    return { hash, adminId: pending.adminId };
  }
  if (!call.caller) throw new Unauthenticated();
  return { hash: call.caller.tokenHash, adminId: call.caller.adminId };
}
