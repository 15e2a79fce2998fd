import { type LoginState, STATUS } from '../../contract/calls/envelope';
import { toIsoMoment } from '../../contract/moment';
import { realCaller } from '../call/call';
import { Unauthenticated } from '../call/failures';
import { AUTH_EPOCH, bumpVersions, readVersions } from '../db/tableVersions';
import type { Handler } from '../operations/extension';

/** `isLogin`: returns the signed-in account, or an empty user name without a session. Never fails. */
export const isLogin: Handler = async ({ caller }) => {
  const data: LoginState = {
    username: caller?.username ?? '',
    name: caller?.name ?? '',
    ...(caller && { adminId: caller.adminId }),
    ...(caller?.avatar && { avatar: caller.avatar }),
    ...(caller?.mustChangePassword && { mustChangePassword: true }),
    ...(caller?.mustEnrol && { mustEnrol: true }),
    ...(caller?.viewer && { viewedBy: { name: caller.viewer.name, until: toIsoMoment(caller.viewer.until) } }),
  };
  return { data, message: 'okRead' };
};

/**
 * `logout`: ends the session. Within a view it ends the viewer's session, and thereby the view. Succeeds without a session
 * too.
 */
export const logout: Handler = async (call, context) => {
  const { caller } = call;
  if (caller) {
    await context.database.write(async (transaction) => {
      const { tokenHash } = caller.viewer ?? caller;
      await transaction.deleteFrom('session').where('tokenHash', '=', tokenHash).execute();
      await context.audit.write(transaction, { call, id: realCaller(caller).adminId, resultStatus: STATUS.SUCCESS });
      await bumpVersions(transaction, ['log']);
    });
  }
  return { message: 'okLoggedOut' };
};

/** `reloadPermission`: returns the current permissions of the caller. */
export const reloadPermission: Handler = async ({ caller }, context) => {
  if (!caller) throw new Unauthenticated();
  const queries = context.database.read;
  const epoch = (await readVersions(queries)).get(AUTH_EPOCH) ?? 0;
  const { set } = await context.sessions.permissions.get(queries, caller.adminId, epoch);
  return { data: set, message: 'okPermissionsReloaded' };
};
