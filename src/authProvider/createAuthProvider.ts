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
  /** The resources there are; access to any other is refused. */
  resources: () => readonly AskedResource[];
  /** What the back end has; nothing else is allowed. */
  has: HasCall;
  /** Where the administrator is; the browser's own address unless told. */
  location?: () => { pathname: string; search: string; hash: string };
  /** Milliseconds since 1970; the clock unless told. */
  now?: () => number;
}

/** A resource, and who answers for it: the plugin where the records are in a back end of its own. */
interface AskedResource {
  name: string;
  entity: CalledEntity;
  protocol?: 'care' | 'simple-rest';
  /** The right that such a plugin asks for. */
  permission?: { resource: string; action: string };
}

/** React-admin's auth provider, with what the shell needs besides. */
export interface ConsoleAuthProvider extends AuthProvider, SignIn {
  login: SignIn['login'];
  /** Who is logged in, asked of the server; answers younger than two seconds are shared. */
  isLoggedIn: () => Promise<LoginState | undefined>;
  /** Whether every call is refused until the password has been changed; not so while the server cannot be asked. */
  mustChangePassword: () => Promise<boolean>;
  /** Whether every call is refused until there is a second factor. */
  mustEnrol: () => Promise<boolean>;
  /** Changes one's own password; answers why not when the server refuses. */
  changePassword: (input: { oldPassword: string; password: string }) => Promise<Refusal | undefined>;
  /** Makes a stored file one's picture, or takes it away; rejects with the reason of a refusal. */
  changePortrait: (fileId: string | null) => Promise<void>;
  /** Whose console is seen by somebody else; `undefined` when it is one's own. */
  viewed: () => Promise<ViewedConsole | undefined>;
  /** Takes up one's own session again, also when the server cannot be told. */
  endView: () => Promise<void>;
  /** Where one is signed in, this window first. */
  ownSessions: () => Promise<readonly SessionInfo[]>;
  /** Signs one out at one of these places, or at all but this one. */
  endSessions: (which: { id: string } | 'others') => Promise<void>;
  /** Whether the back end has what an action takes, whoever asks. */
  isOffered: (asked: { resource: string; action: string }) => boolean;
  /** What `canAccess` will answer, where the permissions are here already. */
  accessNow: (asked: { resource: string; action: string }) => boolean | undefined;
  /** Asks for the permissions again; the next `canAccess` answers from them. */
  reloadPermissions: () => Promise<Permissions>;
}

/** Key of the administrator's name in the user's storage (spec §3). */
const USER_INFO = 'user.info';

/** Makes the auth provider that follows spec §4 (guard, logout) and the protocol's session calls. */
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

  /** The server knows this session no more: its token goes, the user's uuid and name wait for their return. */
  function endSession(): void {
    forget();
    // What ended was only a view of the console as somebody else.
    if (leaveView()) {
      window.location.assign('/');
      return;
    }
    hasEnded = true;
    cookies.remove(COOKIE.token);
  }

  /**
   * What stands behind an action; `undefined` for a resource nobody registered. Of records in a plugin's own back end our
   * server knows nothing: they are shown to who has the right the plugin names, and to everybody where it names none.
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

  /** Keeps whose session it is. */
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
      // React-admin signs out whomever the server does not know any more. They have not left: signing in again as the
      // same user finds everything as it was.
      if (hasEnded) return redirect;
      if (cookies.get(COOKIE.token) !== undefined) {
        try {
          await http.send({ ...sessionCall('logout'), silent: true, keepalive: true });
        } catch (failure) {
          // Unanswered, the session lives on: whoever believes to have left would find out from somebody else.
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
      // Whoever signed in while the question was under way keeps their token.
      if (http.sessionKey() === session) endSession();
      throw { redirectTo: loginPath(location()), message: false };
    },

    async checkError(error: unknown) {
      const status = statusOf(error);
      // The client has dropped the token if it was this session that ended; a late answer to the session before, or of a
      // plugin's own back end, leaves it.
      if (status === 401 && cookies.get(COOKIE.token) === undefined) {
        endSession();
        // The client has said so already; what was typed stays behind the login page.
        throw { redirectTo: loginPath(location()), message: false, logoutUser: false };
      }
      // A right that was taken away meanwhile: ask again before the next decision.
      if (status === 403) permissions.forget();
    },

    async getIdentity() {
      const uuid = cookies.get(COOKIE.uuid);
      if (uuid === undefined) return { id: '' };
      const fullName = storedName() ?? (await isLoggedIn())?.name;
      // Known since the session was checked before the first page.
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
      // The client has logged a failure; the view ends with its time then.
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

  /** A server that is down or slow ends nobody's session: who has a token stays, and what they typed with them. */
  async function askUnlessDown(): Promise<'somebody' | 'nobody'> {
    try {
      return (await isLoggedIn()) ? 'somebody' : 'nobody';
    } catch {
      // The client has logged and shown why.
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

/** Theme, size, tabs and the like stay for the user's next visit; what tells who it was goes. */
function forgetUser(): void {
  // Before the uuid: without it the name of the one who left would stay behind.
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
