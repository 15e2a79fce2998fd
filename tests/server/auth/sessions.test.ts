import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { SessionInfo } from '../../../contract/envelope';
import { hashToken } from '../../../server/auth/token';
import { signInAgain, type TestApp, testApp } from '../builders/testApp';
import { describeOnBothDatabases } from '../support/testDatabase';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const PASSWORD = 'a password of their own';

describeOnBothDatabases('sessions', (open) => {
  let server: TestApp;
  /** A super admin of the test's own, and their first session. */
  let token: string;
  let username: string;
  let count = 0;
  beforeAll(async () => {
    server = await testApp(open);
  });
  beforeEach(async () => {
    await signInAgain(server);
    count += 1;
    username = `keeper${count}`;
    ({ token } = await server.signInAs({ username, superAdmin: true, password: PASSWORD }));
  });
  const read = async (session: string) =>
    (await server.call('selectAll.logType.open', {}, { token: session })).body.status;
  const signIn = async (headers?: Record<string, string>) =>
    ((await server.login(username, PASSWORD, { headers })).body.data as { token: string }).token;
  const as = (name: string, params: Record<string, unknown> = {}) => server.call(name, params, { token });
  const sessions = async () => (await as('selectSessions.admin.open')).body.data as unknown as SessionInfo[];

  it('end twelve hours after the last call, and at the latest a day after the login', async () => {
    const start = server.clock.now;
    for (const hours of [11, 22]) {
      server.clock.now = start + hours * HOUR;
      expect(await read(token)).toBe(8000);
      // The call above moved the end of the session, in a write of its own.
      await expect.poll(sessionEnd).toBe(start + Math.min(hours + 12, 24) * HOUR);
    }
    const other = await signIn();
    server.clock.now = start + 24 * HOUR - 1;
    expect(await read(token)).toBe(8000);
    server.clock.now = start + 24 * HOUR;
    expect([await read(token), await read(other)]).toEqual([401, 8000]);
    server.clock.now = start + 36 * HOUR;
    expect(await read(other)).toBe(401);

    async function sessionEnd() {
      const row = await server.database.read
        .selectFrom('session')
        .select('expireTime')
        .where('tokenHash', '=', hashToken(token))
        .executeTakeFirst();
      return Number(row?.expireTime);
    }
  });

  it('are listed for their owner, by place, and tell no token', async () => {
    const other = await signIn({ 'user-agent': 'Firefox on the ward' });
    const { body, text } = await as('selectSessions.admin.open');
    expect(body.data).toMatchObject([
      { current: true, ip: '127.0.0.1' },
      { current: false, userAgent: 'Firefox on the ward', since: expect.stringMatching(/\+08:00$/) },
    ]);
    expect(text).not.toContain(other);
  });

  it('are ended one by one, and all others at once', async () => {
    const [first, second, third] = [await signIn(), await signIn(), await signIn()];
    const other = (await sessions()).find(({ current }) => !current);
    expect((await as('endSession.admin.open', { id: other?.id })).body.data).toEqual({ ended: 1 });
    expect((await sessions()).map(({ id }) => id)).not.toContain(other?.id);
    const { body } = await as('endOtherSessions.admin.open');
    expect([body.message, body.data]).toEqual(['已退出 2 个登录', { ended: 2 }]);
    expect(await Promise.all([first, second, third].map(read))).toEqual([401, 401, 401]);
    expect([await read(token), await read(server.token)]).toEqual([8000, 8000]);
  });

  it('of others are not ended', async () => {
    const [own] = await sessions();
    const { body } = await server.call('endSession.admin.open', { id: own?.id });
    expect([body.code, await read(token)]).toEqual(['notFound', 8000]);
  });

  describe('left open for more than ten minutes', () => {
    let id: number;
    const ask = (name: string, params: Record<string, unknown>) =>
      server.call(name, params, { token, withoutPassword: true });
    const giving = (password: string) => ask('reauthenticate.admin.open', { password });
    beforeEach(async () => {
      ({ id } = await server.signInAs({}));
      server.clock.now += 10 * MINUTE + 1;
    });

    it.each([
      ['updateByIdSelective.admin.open', { name: '改名' }],
      ['lockAdmin.admin.open', { minutes: 5 }],
      ['resetPassword.admin.open', { password: 'a temporary password' }],
      ['forceLogout.admin.open', {}],
      ['deleteById.admin.open', {}],
      ['insert.permissionTemplate.open', { code: 'x', name: 'x', grants: ['select*.*.*'] }],
      ['updateByIdSelective.permission.open', { remark: 'x' }],
      ['packageAll.elderlyIO.open', { unmasked: true, reason: '年度核对' }],
    ])('take the password again before %s', async (name, params) => {
      const { body } = await ask(name, { id, ...params });
      expect(body).toEqual({ status: 4000, code: 'reauthenticate', message: '请再次输入密码，确认是您本人' });
    });

    it('go on with what is no danger', async () => {
      expect((await ask('selectById.admin.open', { id })).body.status).toBe(8000);
      expect((await ask('tryTemplate.permissionTemplate.open', { grants: ['*.*.*'] })).body.status).toBe(8000);
      expect((await ask('packageAll.elderlyIO.open', { taskId: 'x'.repeat(22) })).body.code).toBe('notFound');
    });

    it('do so for ten minutes once it was given, in this session only', async () => {
      const rename = () => ask('updateByIdSelective.admin.open', { id, name: '改名' });
      expect((await giving(PASSWORD)).body.status).toBe(8000);
      server.clock.now += 10 * MINUTE;
      expect((await rename()).body.status).toBe(8000);
      server.clock.now += 1;
      expect((await rename()).body.code).toBe('reauthenticate');
    });

    it('refuse a wrong one, and stop looking after five', async () => {
      expect((await giving('not the password')).body.errors).toEqual({ password: '密码不正确' });
      for (let count = 0; count < 4; count += 1) await giving('not the password');
      expect((await giving(PASSWORD)).body.code).toBe('locked');
      expect((await server.login(username, PASSWORD)).body.status).toBe(8000);
    });

    it('log a wrong one with the failed logins', async () => {
      await giving('not the password');
      const { body } = await server.call('selectBySelectivePagination.log.open', {
        operation: 'reauthenticate',
        sort: 'id',
        order: 'desc',
      });
      const types = (await server.call('selectAll.logType.open')).body.data as unknown as {
        id: number;
        code: string;
      }[];
      const [entry] = body.data as unknown as { logTypeId: number; success: boolean }[];
      expect(entry).toMatchObject({ success: false, logTypeId: types.find(({ code }) => code === 'login')?.id });
    });

    it('log no failure for being asked', async () => {
      const failures = async () =>
        (await ask('selectBySelectivePagination.log.open', { success: false })).body.dataCount;
      const before = await failures();
      await ask('updateByIdSelective.admin.open', { id, name: '改名' });
      expect(await failures()).toBe(before);
    });
  });
});
