// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { RESTORE_OPERATIONS } from '../../../contract/deletion';
import { AuthError, createAuthProvider } from '../../../src/authProvider';
import { HttpFailure } from '../../../src/core/http';
import { logStore } from '../../../src/core/log';
import {
  COOKIE,
  cookies,
  leaveViewAs,
  onSessionEvent,
  type SessionEvent,
  startViewAs,
  userStorage,
} from '../../../src/core/storage';
import { jsonResponse, type RecordedRequest } from '../../../src/testing/backend/fakeFetch';
import { type BackendKind, callsOf } from '../support/baseCalls';
import { guest } from '../support/memoryBackend';
import { createTestHttp } from '../support/testHttp';

const place = { pathname: '/jishan-smart/x', search: '?page=2', hash: '' };
const toLogin = '/login?redirect=%2Fjishan-smart%2Fx%3Fpage%3D2';
const success = (data: unknown, message = '') => jsonResponse({ status: 8000, message, data });

function setUp(
  answers: Record<string, (request: RecordedRequest) => Response | Promise<Response>> = {},
  operations: BackendKind = 'extended',
) {
  const clock = { now: 0 };
  const test = createTestHttp((request) => answers[request.call]?.(request) ?? jsonResponse({}, 404));
  const auth = createAuthProvider({
    http: test.http,
    resources: () => [
      { name: 'section/guest', entity: guest },
      { name: 'meals', entity: { name: 'meal', scope: 'open' }, protocol: 'simple-rest' },
      {
        name: 'menus',
        entity: { name: 'menu', scope: 'open' },
        protocol: 'simple-rest',
        permission: { resource: 'section/guest', action: 'edit' },
      },
    ],
    has: callsOf(operations),
    location: () => place,
    now: () => clock.now,
  });
  const asked = (call: string) => test.network.seen.filter((request) => request.call === call).length;
  return { ...test, auth, clock, asked };
}

const isLogin = (username: unknown, name = '管理员') => ({ 'isLogin.admin.open': () => success({ username, name }) });
const permissions = (set: object) => ({ 'reloadPermission.permission.admin': () => success(set, '权限组刷新成功') });
const loginAnswer = { uuid: 'u-1', token: 't-1', name: '王芳' };

async function rejectionOf(work: Promise<unknown>): Promise<unknown> {
  return work.then(
    (value) => {
      throw new Error(`Expected a rejection, got ${JSON.stringify(value)}`);
    },
    (error: unknown) => error,
  );
}

beforeEach(() => {
  localStorage.clear();
  logStore.clear();
  for (const name of Object.values(COOKIE)) cookies.remove(name);
});

describe('signing in', () => {
  it('posts user name and password, keeps uuid and token in cookies and the name with the user', async () => {
    const { auth, network, notices } = setUp({ 'login.admin.open': () => success(loginAnswer, '登录成功') });
    expect(await auth.login({ username: 'admin', password: 'pass phrase' })).toEqual(loginAnswer);
    expect(network.seen[0]?.json()).toEqual({ username: 'admin', password: 'pass phrase' });
    expect([cookies.get(COOKIE.uuid), cookies.get(COOKIE.token)]).toEqual(['u-1', 't-1']);
    expect(userStorage('u-1').get('user.info')).toEqual({ name: '王芳' });
    expect(notices).toEqual([{ type: 'success', message: '登录成功' }]);
  });

  it('rejects with the server’s message when the server refuses, without a toast and without storing anything', async () => {
    const refusal = () => jsonResponse({ status: 4000, message: '账号或密码不正确', code: 'loginFailed' });
    const { auth, notices } = setUp({ 'login.admin.open': refusal });
    const error = await rejectionOf(auth.login({ username: 'admin', password: 'wrong' }));
    expect(error).toBeInstanceOf(AuthError);
    expect(error).toMatchObject({ code: 'rejected', problemCode: 'loginFailed', message: '账号或密码不正确' });
    expect(notices).toEqual([]);
    expect(cookies.get(COOKIE.token)).toBeUndefined();
  });

  it('continues to the second step when a second factor is set up, and stores nothing before it is accepted', async () => {
    const step = { ticket: 'k-1', kinds: ['totp', 'recoveryCode'] };
    const asked = jsonResponse({ status: 4000, code: 'secondFactor', message: '还需要一步验证', data: step });
    const { auth, network, notices } = setUp({
      'login.admin.open': () => asked,
      'finishLogin.admin.open': () => success(loginAnswer),
    });
    expect(await auth.login({ username: 'admin', password: 'pass phrase' })).toEqual(step);
    expect([notices, cookies.get(COOKIE.token)]).toEqual([[], undefined]);
    expect(await auth.finishLogin({ ticket: 'k-1', code: '123456' })).toEqual(loginAnswer);
    expect(network.seen[1]?.json()).toEqual({ ticket: 'k-1', code: '123456' });
    expect(cookies.get(COOKIE.token)).toBe('t-1');
  });

  it('reports when the second step came too late', async () => {
    const late = () => jsonResponse({ status: 4000, code: 'secondFactorExpired', message: '等待时间过长' });
    const { auth } = setUp({ 'finishLogin.admin.open': late, 'challengePasskey.admin.open': late });
    const expired = { code: 'expired', message: '等待时间过长' };
    expect(await rejectionOf(auth.finishLogin({ ticket: 'k-1', code: '123456' }))).toMatchObject(expired);
    expect(await rejectionOf(auth.loginWithPasskey('k-1'))).toMatchObject(expired);
  });

  it.each([[{ uuid: 'u-1', name: 'x' }], [{ uuid: '', token: 't' }], [{ uuid: 'u', token: 'undefined' }], [null]])(
    'treats the answer %j as malformed',
    async (data) => {
      const { auth } = setUp({ 'login.admin.open': () => success(data) });
      const error = await rejectionOf(auth.login({ username: 'a', password: 'b' }));
      expect(error).toMatchObject({ code: 'malformed' });
      expect(cookies.get(COOKIE.uuid)).toBeUndefined();
    },
  );

  it('rejects with a readable message when the server is down', async () => {
    const { auth } = setUp({
      'login.admin.open': () => {
        throw new TypeError('Failed to fetch');
      },
    });
    expect(await rejectionOf(auth.login({ username: 'a', password: 'b' }))).toMatchObject({
      message: '网络连接失败，请检查网络',
    });
  });

  it('requests the current user and the permissions again', async () => {
    const { auth, asked } = setUp({
      ...isLogin('admin'),
      ...permissions({ superAdmin: false, grants: [], denies: [] }),
      'login.admin.open': () => success(loginAnswer),
    });
    await auth.checkAuth({});
    await auth.getPermissions?.({});
    await auth.login({ username: 'a', password: 'b' });
    await auth.checkAuth({});
    await auth.getPermissions?.({});
    expect([asked('isLogin.admin.open'), asked('reloadPermission.permission.admin')]).toEqual([2, 2]);
  });
});

describe('signing out', () => {
  function signedIn() {
    cookies.set(COOKIE.uuid, 'u-1');
    cookies.set(COOKIE.token, 't-1');
    userStorage('u-1').set('user.info', { name: '王芳' });
    userStorage('u-1').set('theme', 'star');
  }

  it('notifies the server with the token, then deletes token, uuid and name, and keeps other preferences', async () => {
    signedIn();
    const { auth, network, notices } = setUp({ 'logout.admin.open': () => success(null, '已注销') });
    expect(await auth.logout({})).toBe(toLogin);
    expect(network.seen.map(({ call, headers }) => [call, headers.get('authorization')])).toEqual([
      ['logout.admin.open', 't-1'],
    ]);
    expect(network.seen[0]?.init.keepalive).toBe(true);
    expect([cookies.get(COOKIE.uuid), cookies.get(COOKIE.token)]).toEqual([undefined, undefined]);
    expect(userStorage('u-1').keys()).toEqual(['theme']);
    expect(notices).toEqual([]);
  });

  it('changes nothing when no server answers, and can be tried again', async () => {
    signedIn();
    let isDown = true;
    const { auth, notices } = setUp({
      'logout.admin.open': () => (isDown ? Promise.reject(new TypeError('Failed to fetch')) : success(null)),
    });
    expect(await rejectionOf(auth.logout({}))).toMatchObject({ code: 'network' });
    expect([cookies.get(COOKIE.uuid), cookies.get(COOKIE.token)]).toEqual(['u-1', 't-1']);
    expect(userStorage('u-1').get('user.info')).toEqual({ name: '王芳' });
    expect(notices).toEqual([]);
    isDown = false;
    expect(await auth.logout({})).toBe(toLogin);
    expect(cookies.get(COOKIE.token)).toBeUndefined();
  });

  it('changes nothing and sends nothing the second time', async () => {
    signedIn();
    const { auth, asked, notices } = setUp({ 'logout.admin.open': () => jsonResponse({}, 500) });
    await auth.logout({});
    expect(await auth.logout({})).toBe(toLogin);
    expect(asked('logout.admin.open')).toBe(1);
    expect(notices).toEqual([]);
  });

  it('keeps the language when nobody is signed in', async () => {
    cookies.set(COOKIE.lang, 'ja');
    await setUp().auth.logout({});
    expect(cookies.get(COOKIE.lang)).toBe('ja');
  });
});

describe('other browser windows', () => {
  const heard = async (work: (auth: ReturnType<typeof setUp>['auth']) => Promise<unknown>) => {
    const { auth } = setUp({
      'login.admin.open': () => success({ uuid: 'u-1', token: 't-1', name: '李' }),
      'logout.admin.open': () => success(null),
    });
    const events: SessionEvent[] = [];
    const end = onSessionEvent((event) => events.push(event));
    const key = 'd2admin-1.24.2-public:session';
    await work(auth);
    // The browser fires the event in every window but the one that wrote.
    window.dispatchEvent(new StorageEvent('storage', { key, newValue: localStorage.getItem(key) }));
    end();
    return events;
  };

  it('are notified of signing in and out', async () => {
    expect(await heard((auth) => auth.login({ username: 'li', password: 'secret' }))).toEqual(['signedIn']);
    expect(await heard((auth) => auth.logout({}))).toEqual(['signedOut']);
  });
});

describe('the user’s own sessions', () => {
  const one = { id: 'a', current: true, ip: '192.0.2.1', userAgent: 'x', since: 's', lastSeen: 'l', until: 'u' };
  it('are listed, and malformed entries are left out', async () => {
    const answer = { status: 8000, message: '', data: [one, { id: 1 }, null], dataCount: 3 };
    const { auth } = setUp({ 'selectSessions.admin.open': () => jsonResponse(answer) });
    expect(await auth.ownSessions()).toEqual([one]);
  });

  it('can be ended one by one, or all others at once', async () => {
    const { auth, asked } = setUp({
      'endSession.admin.open': ({ json }) => success(json()),
      'endOtherSessions.admin.open': () => success({ ended: 2 }),
    });
    await auth.endSessions({ id: 'a' });
    await auth.endSessions('others');
    expect([asked('endSession.admin.open'), asked('endOtherSessions.admin.open')]).toEqual([1, 1]);
  });
});

describe('the navigation guard', () => {
  it('lets a logged-in administrator pass', async () => {
    await expect(setUp(isLogin('admin')).auth.checkAuth({})).resolves.toBeUndefined();
  });

  it.each([
    ['an empty username', () => success({ username: '', name: '' })],
    ['the text undefined', () => success({ username: 'undefined' })],
    ['no username', () => success({ name: 'x' })],
    ['no data', () => success(null)],
    ['body status 401', () => jsonResponse({ status: 401, message: '请重新登录' })],
    ['a body without status and username', () => jsonResponse({})],
  ])('sends %s to /login with the full path as redirect, without its own message', async (_, answer) => {
    const { auth, notices, onSessionEnd } = setUp({ 'isLogin.admin.open': answer });
    expect(await rejectionOf(auth.checkAuth({}))).toEqual({ redirectTo: toLogin, message: false });
    expect(notices).toEqual([]);
    expect(onSessionEnd).not.toHaveBeenCalled();
  });

  it('accepts a back end that answers without a status', async () => {
    const { auth } = setUp({ 'isLogin.admin.open': () => jsonResponse({ username: 'admin', name: '王芳' }) });
    expect(await auth.getLoginState()).toEqual({ username: 'admin', name: '王芳' });
  });

  it('sends one request for checks that run at the same time', async () => {
    const { auth, asked } = setUp(isLogin('admin'));
    await Promise.all([auth.checkAuth({}), auth.checkAuth({}), auth.getLoginState()]);
    expect(asked('isLogin.admin.open')).toBe(1);
  });

  it('reuses an answer for two seconds after its arrival', async () => {
    const { auth, clock, asked } = setUp(isLogin('admin'));
    await auth.checkAuth({});
    clock.now = 1_999;
    await auth.checkAuth({});
    expect(asked('isLogin.admin.open')).toBe(1);
    clock.now = 2_000;
    await auth.checkAuth({});
    expect(asked('isLogin.admin.open')).toBe(2);
  });

  it('does not reuse an answer of another session', async () => {
    const { auth, asked } = setUp(isLogin('admin'));
    cookies.set(COOKIE.token, 'one');
    await auth.checkAuth({});
    cookies.set(COOKIE.token, 'two');
    await auth.checkAuth({});
    expect(asked('isLogin.admin.open')).toBe(2);
  });

  it('leaves a user with a token on the page while the server is down, and checks again next time', async () => {
    cookies.set(COOKIE.token, 't-1');
    const { auth, asked, notices } = setUp({ 'isLogin.admin.open': () => jsonResponse({}, 503) });
    await expect(auth.checkAuth({})).resolves.toBeUndefined();
    await expect(auth.checkAuth({})).resolves.toBeUndefined();
    expect(asked('isLogin.admin.open')).toBe(2);
    expect(notices[0]).toMatchObject({ type: 'error', message: '服务不可用' });
  });

  it('sends a user without a token to the login page while the server is down', async () => {
    const { auth } = setUp({ 'isLogin.admin.open': () => jsonResponse({}, 503) });
    expect(await rejectionOf(auth.checkAuth({}))).toEqual({ redirectTo: toLogin, message: false });
  });
});

describe('a failed call', () => {
  const failure = (status: number) => new HttpFailure('x', { code: 'http', status });

  it('with 401 of this session leads to the login page without signing the user out', async () => {
    expect(await rejectionOf(setUp().auth.checkError(failure(401)))).toEqual({
      redirectTo: toLogin,
      message: false,
      logoutUser: false,
    });
  });

  it('with 401 of an earlier session, or of a plugin’s own back end, ends no session', async () => {
    cookies.set(COOKIE.token, 't-2');
    await expect(setUp().auth.checkError(failure(401))).resolves.toBeUndefined();
    expect(cookies.get(COOKIE.token)).toBe('t-2');
  });

  it.each([403, 400, 404, 408, 500, 4000, 0])('with HTTP %i stays an error of the page', async (status) => {
    cookies.set(COOKIE.token, 't-1');
    await expect(setUp().auth.checkError(failure(status))).resolves.toBeUndefined();
    expect(cookies.get(COOKIE.token)).toBe('t-1');
  });

  it.each([undefined, 'text', new Error('x')])(
    'with %s but without a status stays an error of the page',
    async (error) => {
      await expect(setUp().auth.checkError(error)).resolves.toBeUndefined();
    },
  );

  it('with 403 reloads the permissions before the next decision', async () => {
    const { auth, asked } = setUp(permissions({ superAdmin: true, grants: [], denies: [] }));
    await auth.getPermissions?.({});
    await auth.checkError(failure(403));
    await auth.getPermissions?.({});
    expect(asked('reloadPermission.permission.admin')).toBe(2);
  });
});

describe('a session ended by the server', () => {
  it.each(['an error', 'the guard'])(
    'keeps uuid and name for the same user’s return when %s reported it, whatever react-admin does next',
    async (teller) => {
      cookies.set(COOKIE.uuid, 'u-1');
      cookies.set(COOKIE.token, 't-1');
      userStorage('u-1').set('user.info', { name: '王芳' });
      const ended = () => jsonResponse({ status: 401, message: '请重新登录' });
      const { auth, http, asked } = setUp({ ...isLogin(''), 'selectAll.guest.open': ended });
      const failing = () => http.send({ operation: 'selectAll', entity: 'guest', scope: 'open' });
      await rejectionOf(
        teller === 'an error' ? failing().catch((error) => auth.checkError(error)) : auth.checkAuth({}),
      );
      expect(await auth.logout({})).toBe(toLogin);
      expect([cookies.get(COOKIE.uuid), cookies.get(COOKIE.token)]).toEqual(['u-1', undefined]);
      expect(userStorage('u-1').get('user.info')).toEqual({ name: '王芳' });
      expect(asked('logout.admin.open')).toBe(0);
    },
  );

  it('can be signed out of normally after signing in again', async () => {
    const { auth } = setUp({
      ...isLogin(''),
      'login.admin.open': () => success(loginAnswer),
      'logout.admin.open': () => success(null),
    });
    await rejectionOf(auth.checkAuth({}));
    await auth.login({ username: 'a', password: 'b' });
    await auth.logout({});
    expect([cookies.get(COOKIE.uuid), cookies.get(COOKIE.token)]).toEqual([undefined, undefined]);
  });

  it('does not delete the token of a user who signed in meanwhile', async () => {
    cookies.set(COOKIE.token, 'old');
    const answer = () => {
      cookies.set(COOKIE.token, 'new');
      return success({ username: '' });
    };
    const { auth } = setUp({ 'isLogin.admin.open': answer });
    await rejectionOf(auth.checkAuth({}));
    expect(cookies.get(COOKIE.token)).toBe('new');
  });
});

describe('the identity of the user', () => {
  it('is the uuid with the name from the login', async () => {
    const { auth, network } = setUp({ 'login.admin.open': () => success(loginAnswer) });
    await auth.login({ username: 'a', password: 'b' });
    expect(await auth.getIdentity?.()).toEqual({ id: 'u-1', fullName: '王芳' });
    expect(network.seen).toHaveLength(1);
  });

  it('takes a name that is not stored from the session', async () => {
    cookies.set(COOKIE.uuid, 'u-1');
    const { auth } = setUp(isLogin('admin', '李雷'));
    expect(await auth.getIdentity?.()).toEqual({ id: 'u-1', fullName: '李雷' });
    expect(userStorage('u-1').get('user.info')).toEqual({ name: '李雷' });
  });

  it('is empty when nobody is signed in', async () => {
    expect(await setUp().auth.getIdentity?.()).toEqual({ id: '' });
  });
});

describe('access control', () => {
  const can = (auth: ReturnType<typeof setUp>['auth'], action: string, resource = 'section/guest') =>
    auth.canAccess?.({ action, resource });

  it.each([
    ['list', 'selectBySelectivePagination.guest.open'],
    ['show', 'selectById.guest.open'],
    ['create', 'insert.guest.open'],
    ['edit', 'updateByIdSelective.guest.open'],
    ['delete', 'deleteById.guest.open'],
    ['passGuest', 'passGuest.guest.open'],
    ['export', 'export.guest.admin'],
    ['unmask', 'unmask.guest.admin'],
  ])('requires for %s exactly %s', async (action, name) => {
    const { auth } = setUp(permissions({ superAdmin: false, grants: [name], denies: [] }));
    expect(await can(auth, action)).toBe(true);
    const other = action === 'list' ? 'delete' : 'list';
    expect(await can(auth, other)).toBe(false);
  });

  it('answers immediately, without a request, once the permissions are loaded', async () => {
    const { auth, asked } = setUp(permissions({ superAdmin: false, grants: ['insert.guest.open'], denies: [] }));
    const now = (action: string) => auth.canAccessSync({ action, resource: 'section/guest' });
    expect(now('create')).toBeUndefined();
    await auth.getPermissions?.({});
    expect([now('create'), now('edit')]).toEqual([true, false]);
    expect(asked('reloadPermission.permission.admin')).toBe(1);
  });

  it('denies what the back end does not support, whatever the permissions', async () => {
    const { auth } = setUp(permissions({ superAdmin: true, grants: [], denies: [] }), 'spec');
    const offered = ['list', 'edit', 'export', 'passGuest', 'unmask', 'lookup'];
    expect(await Promise.all(offered.map((action) => can(auth, action)))).toEqual([
      true,
      true,
      true,
      false,
      false,
      false,
    ]);
    expect(auth.isActionSupported({ resource: 'section/guest', action: 'unmask' })).toBe(false);
    expect(auth.isActionSupported({ resource: 'section/guest', action: 'list' })).toBe(true);
  });

  it('allows records of a plugin’s own back end by the permission it names, otherwise to everyone', async () => {
    const { auth } = setUp(permissions({ superAdmin: false, grants: ['selectById.guest.open'], denies: [] }));
    expect([await can(auth, 'edit', 'meals'), await can(auth, 'list', 'menus')]).toEqual([true, false]);
    const { auth: other } = setUp(permissions({ superAdmin: false, grants: ['updateById*.guest.open'], denies: [] }));
    expect(await can(other, 'list', 'menus')).toBe(true);
  });

  it.each(Object.values(RESTORE_OPERATIONS))('refuses %s where the back end has no such call', async (operation) => {
    const everything = permissions({ superAdmin: true, grants: [], denies: [] });
    const own = setUp(everything).auth;
    expect([await can(own, operation), await can(own, operation, 'meals')]).toEqual([true, false]);
    expect(await can(setUp(everything, 'spec').auth, operation)).toBe(false);
  });

  it('requires selectAll for a list of a spec-only back end', async () => {
    const { auth } = setUp(permissions({ superAdmin: false, grants: ['selectAll.guest.open'], denies: [] }), 'spec');
    expect(await can(auth, 'list')).toBe(true);
  });

  it('denies when a deny pattern matches, whatever is granted', async () => {
    const { auth } = setUp(permissions({ superAdmin: false, grants: ['*.*.*'], denies: ['delete*.*.*'] }));
    expect([await can(auth, 'list'), await can(auth, 'delete')]).toEqual([true, false]);
  });

  it('allows everything to a super administrator, except a resource that is not registered', async () => {
    const { auth } = setUp(permissions({ superAdmin: true }));
    expect([await can(auth, 'delete'), await can(auth, 'list', 'nobody/knows')]).toEqual([true, false]);
  });

  it('answers from the cache after one request', async () => {
    const { auth, asked, notices } = setUp(permissions({ superAdmin: true }));
    await Promise.all(Array.from({ length: 40 }, () => can(auth, 'list')));
    await can(auth, 'edit');
    expect(asked('reloadPermission.permission.admin')).toBe(1);
    expect(notices).toEqual([]);
  });

  it.each([
    ['that has no such call', () => jsonResponse({ status: 404, message: '' }, 404)],
    ['that does not implement it', () => jsonResponse({}, 501)],
    ['that answers without naming permissions', () => success(null, 'ok')],
  ])('allows everything with a back end %s', async (_, answer) => {
    const { auth } = setUp({ 'reloadPermission.permission.admin': answer });
    expect(await can(auth, 'delete')).toBe(true);
    expect(await auth.getPermissions?.({})).toBeUndefined();
  });

  it.each([
    ['fails', () => jsonResponse({}, 500)],
    ['refuses', () => jsonResponse({ status: 4000, message: '不行' })],
  ])('denies when the server %s to return permissions, and requests them again', async (_, answer) => {
    const { auth, asked } = setUp({ 'reloadPermission.permission.admin': answer });
    expect(await rejectionOf(can(auth, 'list') ?? Promise.resolve())).toBeInstanceOf(Error);
    expect(await rejectionOf(can(auth, 'list') ?? Promise.resolve())).toBeInstanceOf(Error);
    expect(asked('reloadPermission.permission.admin')).toBe(2);
  });

  it('changes after a reload, but not after a reload that fails', async () => {
    let answer = () => success({ superAdmin: false, grants: ['insert.*.*'], denies: [] });
    const { auth } = setUp({ 'reloadPermission.permission.admin': () => answer() });
    expect([await can(auth, 'create'), await can(auth, 'delete')]).toEqual([true, false]);
    answer = () => success({ superAdmin: false, grants: ['delete*.*.*'], denies: [] });
    await auth.reloadPermissions();
    expect([await can(auth, 'create'), await can(auth, 'delete')]).toEqual([false, true]);
    answer = () => jsonResponse({}, 500);
    await rejectionOf(auth.reloadPermissions());
    expect(await can(auth, 'delete')).toBe(true);
  });

  it('never reuses the permissions of another session', async () => {
    const { auth, asked } = setUp(permissions({ superAdmin: true }));
    cookies.set(COOKIE.token, 'one');
    await can(auth, 'list');
    cookies.set(COOKIE.token, 'two');
    await can(auth, 'list');
    expect(asked('reloadPermission.permission.admin')).toBe(2);
  });
});

describe('viewing the console as another user', () => {
  const viewedBy = { name: '李主任', until: '2026-11-24T10:30:00.000+08:00' };
  const view = () => {
    cookies.set(COOKIE.token, 'own');
    startViewAs('view');
    return setUp({
      'isLogin.admin.open': () => success({ username: 'chen', name: '陈阿姨', viewedBy }),
      'endViewAs.admin.open': () => success(null, '已结束查看'),
    });
  };
  const tokens = () => [cookies.get(COOKIE.token), cookies.get(COOKIE.viewerToken)];

  it('shows whose view it is, and resumes the administrator’s own session when it ends', async () => {
    const { auth, asked } = view();
    expect(tokens()).toEqual(['view', 'own']);
    expect(await auth.getViewedConsole()).toEqual({ account: '陈阿姨', viewer: '李主任', until: viewedBy.until });
    await auth.endView();
    expect([asked('endViewAs.admin.open'), ...tokens()]).toEqual([1, 'own', undefined]);
    expect(leaveViewAs()).toBe(false);
  });

  it('leaves no token behind after signing out within it', async () => {
    await view().auth.logout?.({});
    expect(tokens()).toEqual([undefined, undefined]);
  });
});
