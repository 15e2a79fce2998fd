import { type SessionInfo, STATUS } from '../../contract/calls/envelope';
import { text } from '../../contract/fields';
import { toIsoMoment } from '../../contract/moment';
import type { Call, Caller } from '../call/call';
import { requireCaller } from '../call/callerOf';
import { Rejection, rejection } from '../call/failures';
import { fieldInput } from '../call/input';
import { withInputSchema } from '../call/withInputSchema';
import type { Queries } from '../db/database';
import { bumpVersions } from '../db/tableVersions';
import type { Context } from '../operations/context';
import type { Handler } from '../operations/extension';
import { assertionField, verifyPasskey } from './factors/proof';
import { readAccount, requireOwnPassword, requireOwnProof } from './ownPassword';
import { closeSessions } from './sessions';

/** Characters of a token's hash that identify a session to its owner: no credential, but long enough to be unique. */
const ID_CHARACTERS = 16;

/** `selectSessions`: returns the caller's own sessions, the current one first. */
export const selectSessions: Handler = async (call, context) => {
  const caller = requireCaller(call);
  const rows = await ownSessions(context.database.read, caller, context.now());
  const data = rows.map(({ tokenHash, ip, userAgent, ...times }): SessionInfo => {
    const current = tokenHash === caller.tokenHash;
    return {
      id: shortId(tokenHash),
      current,
      ip: ip ?? '',
      userAgent: userAgent ?? '',
      since: toIsoMoment(times.createTime),
      lastSeen: toIsoMoment(current ? context.now() : times.touchTime),
      until: toIsoMoment(times.expireTime),
    };
  });
  data.sort((one, other) => Number(other.current) - Number(one.current));
  return { data, dataCount: data.length, message: 'okRead' };
};

const sessionFields = { id: text({ required: true, max: ID_CHARACTERS }) };

/** `endSession`: ends one of the caller's own sessions. */
export const endSession = withInputSchema(sessionFields, async (call, context) => {
  const caller = requireCaller(call);
  const { id } = fieldInput(call, sessionFields);
  const rows = await ownSessions(context.database.read, caller, context.now());
  const session = rows.find(({ tokenHash }) => shortId(tokenHash) === id);
  if (!session) throw rejection('notFound');
  return endMatching(call, context, { only: session.tokenHash });
});

/** `endOtherSessions`: ends all of the caller's sessions except the current one. */
export const endOtherSessions: Handler = async (call, context) =>
  endMatching(call, context, { except: requireCaller(call).tokenHash });

const reauthenticateFields = { password: text({ max: 1000, secret: true }), assertion: assertionField };

/** `reauthenticate`: checks the password or a passkey again, for calls that require it. */
export const reauthenticate = withInputSchema(reauthenticateFields, async (call, context) => {
  const caller = requireCaller(call);
  const { password, assertion } = fieldInput(call, reauthenticateFields);
  if (password == null && assertion == null) throw new Rejection([{ field: 'password', code: 'required' }]);
  const account = await readAccount(context, caller.adminId);
  const request = { context, caller, account };
  if (password != null) {
    await requireOwnPassword({ ...request, password, failure: { field: 'password', code: 'ownPasswordWrong' } });
  } else {
    const passkeyProof = { call, context, adminId: account.id, hash: caller.tokenHash, assertion: assertion ?? '' };
    const wrong = { field: 'assertion', code: 'secondFactorWrong' } as const;
    await requireOwnProof({ ...request, failure: wrong, isRight: () => verifyPasskey(passkeyProof) });
  }
  await context.database.write(async (transaction) => {
    await transaction
      .updateTable('session')
      .set({ passwordTime: context.now() })
      .where('tokenHash', '=', caller.tokenHash)
      .execute();
    await context.audit.write(transaction, { call, id: account.id, resultStatus: STATUS.SUCCESS });
    await bumpVersions(transaction, ['log']);
  });
  return { message: 'okReauthenticated' };
});

const shortId = (tokenHash: string) => tokenHash.slice(0, ID_CHARACTERS);

/** Returns the active sessions of the caller, the last used first. */
async function ownSessions(queries: Queries, { adminId }: Caller, now: number) {
  const rows = await queries
    .selectFrom('session')
    .select(['tokenHash', 'ip', 'userAgent', 'createTime', 'touchTime', 'expireTime'])
    .where('adminId', '=', adminId)
    .where('expireTime', '>', now)
    .where('viewerHash', 'is', null)
    .orderBy('touchTime', 'desc')
    .execute();
  const textOrNull = (value: unknown) => (typeof value === 'string' ? value : null);
  return rows.map((row) => ({
    tokenHash: String(row.tokenHash),
    ip: textOrNull(row.ip),
    userAgent: textOrNull(row.userAgent),
    createTime: Number(row.createTime),
    touchTime: Number(row.touchTime),
    expireTime: Number(row.expireTime),
  }));
}

async function endMatching(call: Call, context: Context, selection: { only?: string; except?: string }) {
  const { adminId } = requireCaller(call);
  const ended = await context.database.write(async (transaction) => {
    const count = await closeSessions(transaction, { adminId, ...selection });
    await context.audit.write(transaction, { call, id: adminId, resultStatus: STATUS.SUCCESS });
    await bumpVersions(transaction, ['log']);
    return count;
  });
  return { data: { ended }, message: 'okSessionsEnded', params: { count: ended } } as const;
}
