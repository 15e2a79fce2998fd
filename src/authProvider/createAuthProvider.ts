import type { AuthProvider } from 'ra-core';
import type { LoginResult, LoginState } from '../../contract/calls/envelope';
import { RESTORE_OPERATIONS } from '../../contract/deletion';
import type { EntityWithOperations } from '../../contract/operations';
import type { HttpClient } from '../core/http';
import { broadcastSessionEvent, COOKIE, cookies, leaveViewAs, type ViewAsInfo } from '../core/storage';
import type { HasCall } from '../dataProvider/backendCalls';
import { type AccountCalls, createAccountCalls, sessionCall } from './accountCalls';
import { loginPath } from './loginPath';
import { createLoginStateSource } from './loginState';
import { isActionSupported, permissionOfAction } from './permissionOfAction';
import { createPermissionSource, type Permissions } from './permissionSource';
import { createSignIn, type SignIn } from './signIn';
import { forgetUser, storedName, storeName } from './storedUser';

export interface AuthProviderOptions {
  http: HttpClient;
  /** All registered resources; access to any other is refused. */
  resources: () => readonly AuthResource[];
  /** Returns whether the back end has a call; actions without a call are refused. */
  has: HasCall;
  /** The current address. Defaults to the browser's. */
  location?: () => { pathname: string; search: string; hash: string };
  /** Milliseconds since 1970. Defaults to the clock. */
  now?: () => number;
}

/** A resource, with the permission of its plugin when the records are in a separate back end. */
interface AuthResource {
  name: string;
  entity: EntityWithOperations;
  protocol?: 'care' | 'simple-rest';
  /** The permission that such a plugin requires. */
  permission?: { resource: string; action: string };
}

/** React-admin's auth provider, plus what the shell needs. */
export interface ConsoleAuthProvider extends AuthProvider, SignIn, AccountCalls {
  login: SignIn['login'];
  /** Asks the server who is logged in. Callers share an answer that is younger than two seconds. */
  getLoginState: () => Promise<LoginState | undefined>;
  /** Returns whether the server refuses every call until the password is changed; false while the server is unreachable. */
  mustChangePassword: () => Promise<boolean>;
  /** Returns whether the server refuses every call until the user enrolls a second factor. */
  mustEnrol: () => Promise<boolean>;
  /** Returns whose console the user is viewing; `undefined` for the user's own. */
  getViewedConsole: () => Promise<ViewAsInfo | undefined>;
  /** Returns to the user's own session, even when the server is unreachable. */
  endView: () => Promise<void>;
  /** Returns whether the back end has the call behind an action, regardless of permissions. */
  isActionSupported: (target: { resource: string; action: string }) => boolean;
  /** Returns what `canAccess` will return, if the permissions are already loaded. */
  canAccessSync: (target: { resource: string; action: string }) => boolean | undefined;
  /** Refetches the permissions; the next `canAccess` uses them. */
  reloadPermissions: () => Promise<Permissions>;
}

/** Returns whether an action is about deleted records, which simple REST does not know. */
const isRestoring = (action: string) => Object.values<string>(RESTORE_OPERATIONS).includes(action);

/** Creates the auth provider according to spec §4 (guard, logout) and the protocol's session calls. */
export function createAuthProvider(options: AuthProviderOptions): ConsoleAuthProvider {
  const { http, resources, has, location = () => window.location, now } = options;
  const loginState = createLoginStateSource(http, now);
  const permissions = createPermissionSource(http);
  let hasEnded = false;
  let adminId: number | undefined;

  function clearCaches(): void {
    adminId = undefined;
    loginState.clearCache();
    permissions.clearCache();
  }

  /** The server no longer knows this session: remove its token, but keep the user's uuid and name for the next sign-in. */
  function endSession(): void {
    clearCaches();
    // The session that ended was a view of another user's console.
    if (leaveViewAs()) {
      window.location.assign('/');
      return;
    }
    hasEnded = true;
    cookies.remove(COOKIE.token);
  }

  /**
   * Returns the entity and operation behind an action; `undefined` for an unregistered resource. The main server does not
   * know records in a plugin's own back end. They are shown to users who have the permission that the plugin names, or to
   * everyone if it names none.
   */
  function toActionQuery({ resource, action }: { resource: string; action: string }) {
    const find = (resourceName: string) => resources().find(({ name }) => name === resourceName);
    const target = find(resource);
    if (target?.protocol !== 'simple-rest') return target && { action, entity: target.entity, has };
    if (isRestoring(action)) return undefined;
    const requiredPermission = target.permission;
    if (!requiredPermission) return 'free';
    const entity = find(requiredPermission.resource)?.entity;
    return entity && { action: requiredPermission.action, entity, has };
  }

  function isAllowed(target: { resource: string; action: string }, { allows }: Permissions): boolean {
    const query = toActionQuery(target);
    if (query === 'free') return true;
    return query !== undefined && isActionSupported(query) && allows(permissionOfAction(query));
  }

  async function getLoginState(): Promise<LoginState | undefined> {
    const state = await loginState.get();
    if (state?.name) storeName(state.name);
    adminId = state?.adminId;
    return state;
  }

  /** Stores the session's user. */
  function storeSession({ uuid, token, name }: LoginResult): void {
    cookies.set(COOKIE.uuid, uuid);
    cookies.set(COOKIE.token, token);
    cookies.remove(COOKIE.viewerToken);
    hasEnded = false;
    clearCaches();
    storeName(name);
    broadcastSessionEvent('signedIn');
  }

  return {
    ...createSignIn(http, storeSession),
    ...createAccountCalls({ http, onPasswordChange: clearCaches, onPortraitChange: loginState.clearCache }),

    async logout() {
      const redirect = loginPath(location());
      // React-admin calls logout when the server no longer knows the session. The user has not signed out: signing in again
      // as the same user restores everything.
      if (hasEnded) return redirect;
      if (cookies.get(COOKIE.token) !== undefined) {
        try {
          await http.send({ ...sessionCall('logout'), silent: true, keepalive: true });
        } catch (failure) {
          // Without an answer the session is still alive on the server, so the user must see that sign-out failed.
          if (statusOf(failure) === 0) throw failure;
        }
      }
      forgetUser();
      clearCaches();
      broadcastSessionEvent('signedOut');
      return redirect;
    },

    async checkAuth() {
      const session = http.sessionKey();
      if ((await loginPresence()) === 'somebody') return;
      // If the user signed in while the request was in flight, keep the new token.
      if (http.sessionKey() === session) endSession();
      throw { redirectTo: loginPath(location()), message: false };
    },

    async checkError(error: unknown) {
      const status = statusOf(error);
      // The HTTP client has removed the token if this session ended. A late response to an earlier session, or one of a
      // plugin's own back end, leaves the token.
      if (status === 401 && cookies.get(COOKIE.token) === undefined) {
        endSession();
        // The HTTP client has already shown it. Without a logout, typed input is kept behind the login page.
        throw { redirectTo: loginPath(location()), message: false, logoutUser: false };
      }
      // A permission was revoked in the meantime: refetch before the next decision.
      if (status === 403) permissions.clearCache();
    },

    async getIdentity() {
      const uuid = cookies.get(COOKIE.uuid);
      if (uuid === undefined) return { id: '' };
      const fullName = storedName() ?? (await getLoginState())?.name;
      // Known since the session check before the first page.
      return { id: uuid, fullName, ...(adminId !== undefined && { adminId }) };
    },

    getPermissions: async () => (await permissions.get()).set,

    canAccess: async (target) => isAllowed(target, await permissions.get()),

    canAccessSync(target) {
      const known = permissions.loaded();
      return known && isAllowed(target, known);
    },

    isActionSupported(target) {
      const query = toActionQuery(target);
      return query === 'free' || (query !== undefined && isActionSupported(query));
    },

    getLoginState,

    async mustChangePassword() {
      const state = await getLoginState().catch(() => undefined);
      return state?.mustChangePassword === true;
    },

    async mustEnrol() {
      const state = await getLoginState().catch(() => undefined);
      return state?.mustEnrol === true;
    },

    async getViewedConsole() {
      const state = await getLoginState();
      return state?.viewedBy && { account: state.name, viewer: state.viewedBy.name, until: state.viewedBy.until };
    },

    async endView() {
      // The HTTP client has logged the failure; the server ends the view at its time limit.
      await http.send({ ...sessionCall('endViewAs'), silent: true }).catch(() => undefined);
      leaveViewAs();
      clearCaches();
    },

    reloadPermissions: permissions.reload,
  };

  /** A server that is down or slow ends no session: a user with a token stays signed in and keeps unsaved input. */
  async function loginPresence(): Promise<'somebody' | 'nobody'> {
    try {
      return (await getLoginState()) ? 'somebody' : 'nobody';
    } catch {
      // The HTTP client has logged and shown the reason.
      return cookies.get(COOKIE.token) === undefined ? 'nobody' : 'somebody';
    }
  }
}

function statusOf(error: unknown): unknown {
  return typeof error === 'object' && error !== null && 'status' in error ? error.status : undefined;
}
