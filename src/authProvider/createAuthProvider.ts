import type { AuthProvider } from 'ra-core';
import type { LoginResult, LoginState, SessionInfo } from '../../contract/envelope';
import type { CalledEntity } from '../../contract/operations';
import type { Refusal } from '../../contract/refusal';
import type { HttpClient } from '../core/http';
import { COOKIE, cookies, leaveView, tellSession, userStorage, type ViewedConsole } from '../core/storage';
import type { HasCall } from '../dataProvider/backendCalls';
import { refused } from './AuthError';
import { loginPath } from './loginPath';
import { createLoginStateSource } from './loginState';
import { isOffered, permissionOfAction } from './permissionOfAction';
import { createPermissionSource, type Permissions } from './permissionSource';
import { parseSessions } from './sessionAnswers';
import { createSignIn, type SignIn } from './signIn';

export interface AuthProviderOptions {
  http: HttpClient;
  /** All registered resources; access to any other is refused. */
  resources: () => readonly AskedResource[];
  /** Returns whether the back end has a call; actions without a call are refused. */
  has: HasCall;
  /** The current address. Defaults to the browser's. */
  location?: () => { pathname: string; search: string; hash: string };
  /** Milliseconds since 1970. Defaults to the clock. */
  now?: () => number;
}

/** A resource, with the permission of its plugin when the records are in a separate back end. */
interface AskedResource {
  name: string;
  entity: CalledEntity;
  protocol?: 'care' | 'simple-rest';
  /** The permission that such a plugin requires. */
  permission?: { resource: string; action: string };
}

/** React-admin's auth provider, plus what the shell needs. */
export interface ConsoleAuthProvider extends AuthProvider, SignIn {
  login: SignIn['login'];
  /** Asks the server who is logged in. Callers share an answer that is younger than two seconds. */
  isLoggedIn: () => Promise<LoginState | undefined>;
  /** Returns whether the server refuses every call until the password is changed; false while the server is unreachable. */
  mustChangePassword: () => Promise<boolean>;
  /** Returns whether the server refuses every call until the user enrolls a second factor. */
  mustEnrol: () => Promise<boolean>;
  /** Changes the user's own password; returns the refusal, if any. */
  changePassword: (input: { oldPassword: string; password: string }) => Promise<Refusal | undefined>;
  /** Sets a stored file as the user's picture, or removes the picture; rejects with the reason of a refusal. */
  changePortrait: (fileId: string | null) => Promise<void>;
  /** Returns whose console the user is viewing; `undefined` for the user's own. */
  viewed: () => Promise<ViewedConsole | undefined>;
  /** Returns to the user's own session, even when the server is unreachable. */
  endView: () => Promise<void>;
  /** Lists the user's sessions, this one first. */
  ownSessions: () => Promise<readonly SessionInfo[]>;
  /** Ends one of these sessions, or all but this one. */
  endSessions: (which: { id: string } | 'others') => Promise<void>;
  /** Returns whether the back end has the call behind an action, regardless of permissions. */
  isOffered: (asked: { resource: string; action: string }) => boolean;
  /** Returns what `canAccess` will return, if the permissions are already loaded. */
  accessNow: (asked: { resource: string; action: string }) => boolean | undefined;
  /** Refetches the permissions; the next `canAccess` uses them. */
  reloadPermissions: () => Promise<Permissions>;
}

/** Storage key of the administrator's name in the user's storage (spec §3). */
const USER_INFO = 'user.info';

/** Creates the auth provider according to spec §4 (guard, logout) and the protocol's session calls. */
export function createAuthProvider(options: AuthProviderOptions): ConsoleAuthProvider {
  const { http, resources, has, location = () => window.location, now } = options;
  const loginState = createLoginStateSource(http, now);
  const permissions = createPermissionSource(http);
  let hasEnded = false;
  let adminId: number | undefined;

  function forget(): void {
    adminId = undefined;
    loginState.forget();
    permissions.forget();
  }

  /** The server no longer knows this session: remove its token, but keep the user's uuid and name for the next sign-in. */
  function endSession(): void {
    forget();
    // The session that ended was a view of another user's console.
    if (leaveView()) {
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
  function questionOf({ resource, action }: { resource: string; action: string }) {
    const find = (wanted: string) => resources().find(({ name }) => name === wanted);
    const asked = find(resource);
    if (asked?.protocol !== 'simple-rest') return asked && { action, entity: asked.entity, has };
    const right = asked.permission;
    if (!right) return 'free';
    const entity = find(right.resource)?.entity;
    return entity && { action: right.action, entity, has };
  }

  function isAllowed(asked: { resource: string; action: string }, { allows }: Permissions): boolean {
    const question = questionOf(asked);
    if (question === 'free') return true;
    return question !== undefined && isOffered(question) && allows(permissionOfAction(question));
  }

  async function isLoggedIn(): Promise<LoginState | undefined> {
    const state = await loginState.ask();
    if (state?.name) storeName(state.name);
    adminId = state?.adminId;
    return state;
  }

  /** Stores the session's user. */
  function enter({ uuid, token, name }: LoginResult): void {
    cookies.set(COOKIE.uuid, uuid);
    cookies.set(COOKIE.token, token);
    cookies.remove(COOKIE.viewerToken);
    hasEnded = false;
    forget();
    storeName(name);
    tellSession('signedIn');
  }

  return {
    ...createSignIn(http, enter),

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
      forget();
      tellSession('signedOut');
      return redirect;
    },

    async checkAuth() {
      const session = http.sessionKey();
      if ((await askUnlessDown()) === 'somebody') return;
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
      if (status === 403) permissions.forget();
    },

    async getIdentity() {
      const uuid = cookies.get(COOKIE.uuid);
      if (uuid === undefined) return { id: '' };
      const fullName = storedName() ?? (await isLoggedIn())?.name;
      // Known since the session check before the first page.
      return { id: uuid, fullName, ...(adminId !== undefined && { adminId }) };
    },

    getPermissions: async () => (await permissions.get()).set,

    canAccess: async (asked) => isAllowed(asked, await permissions.get()),

    accessNow(asked) {
      const known = permissions.known();
      return known && isAllowed(asked, known);
    },

    isOffered(asked) {
      const question = questionOf(asked);
      return question === 'free' || (question !== undefined && isOffered(question));
    },

    isLoggedIn,

    async mustChangePassword() {
      const state = await isLoggedIn().catch(() => undefined);
      return state?.mustChangePassword === true;
    },

    async mustEnrol() {
      const state = await isLoggedIn().catch(() => undefined);
      return state?.mustEnrol === true;
    },

    async changePassword({ oldPassword, password }) {
      const answer = await http.send({ ...sessionCall('changePassword'), params: { oldPassword, password } });
      if (answer.kind === 'rejected') return { errors: {}, ...answer.body };
      forget();
      return undefined;
    },

    async changePortrait(avatar) {
      const answer = await http.send({ ...sessionCall('changePortrait'), params: { avatar }, silent: true });
      if (answer.kind === 'rejected') throw refused(answer.body);
      loginState.forget();
    },

    async viewed() {
      const state = await isLoggedIn();
      return state?.viewedBy && { account: state.name, viewer: state.viewedBy.name, until: state.viewedBy.until };
    },

    async endView() {
      // The HTTP client has logged the failure; the server ends the view at its time limit.
      await http.send({ ...sessionCall('endViewAs'), silent: true }).catch(() => undefined);
      leaveView();
      forget();
    },

    async ownSessions() {
      const answer = await http.send(sessionCall('selectSessions'));
      if (answer.kind === 'rejected') throw refused(answer.body);
      return parseSessions(answer.kind === 'success' ? answer.body.data : answer.body);
    },

    async endSessions(which) {
      const call = which === 'others' ? sessionCall('endOtherSessions') : sessionCall('endSession');
      const answer = await http.send({ ...call, params: which === 'others' ? {} : which });
      if (answer.kind === 'rejected') throw refused(answer.body);
    },

    reloadPermissions: permissions.reload,
  };

  /** A server that is down or slow ends no session: a user with a token stays signed in and keeps unsaved input. */
  async function askUnlessDown(): Promise<'somebody' | 'nobody'> {
    try {
      return (await isLoggedIn()) ? 'somebody' : 'nobody';
    } catch {
      // The HTTP client has logged and shown the reason.
      return cookies.get(COOKIE.token) === undefined ? 'nobody' : 'somebody';
    }
  }
}

type SessionOperation =
  | 'logout'
  | 'endViewAs'
  | 'changePassword'
  | 'changePortrait'
  | 'selectSessions'
  | 'endSession'
  | 'endOtherSessions';

function sessionCall(operation: SessionOperation) {
  return { operation, entity: 'admin', scope: 'open' } as const;
}

/** Keeps theme, size, tabs and the like for the user's next visit; removes what identifies the user. */
function forgetUser(): void {
  // Must run before the uuid is removed, because the storage key contains it.
  if (cookies.get(COOKIE.uuid) !== undefined) userStorage().remove(USER_INFO);
  cookies.remove(COOKIE.token);
  cookies.remove(COOKIE.viewerToken);
  cookies.remove(COOKIE.uuid);
}

function storeName(name: string): void {
  if (cookies.get(COOKIE.uuid) !== undefined && storedName() !== name) userStorage().set(USER_INFO, { name });
}

function storedName(): string | undefined {
  const info = userStorage().get(USER_INFO);
  if (typeof info !== 'object' || info === null || !('name' in info)) return undefined;
  return typeof info.name === 'string' && info.name !== '' ? info.name : undefined;
}

function statusOf(error: unknown): unknown {
  return typeof error === 'object' && error !== null && 'status' in error ? error.status : undefined;
}
