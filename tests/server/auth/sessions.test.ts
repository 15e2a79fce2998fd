import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { SessionInfo } from '../../../contract/calls/envelope';
import { ADMIN_PASSWORD } from '../../../harness/adminPassword';
import { hashToken } from '../../../server/auth/token';
import { openDatabase } from '../../../server/db/openDatabase';
import { seedDatabase } from '../../../server/seedDatabase';
import { added, elderInput } from '../builders/records';
import { signInAgain, type TestApp, testApp } from '../builders/testApp';
import { describeOnBothDatabases } from '../support/testDatabase';
import { unlocked } from '../support/testKey';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const PASSWORD = 'a password of their own';

describeOnBothDatabases('sessions', (open) => {
  let server: TestApp;
  /** Creates a super admin for the test, and the first session. */
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

  it('expire twelve hours after the last call, and at the latest a day after the login', async () => {
    const start = server.clock.now;
    for (const hours of [11, 22]) {
      server.clock.now = start + hours * HOUR;
      expect(await read(token)).toBe(8000);
      // The call above extended the session, in a separate write.
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

  it('are listed for their owner, by place, without tokens', async () => {
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

  it('are separate for concurrent calls', async () => {
    const names = ['morning', 'evening', 'night'].map((shift) => `${username}${shift}`);
    const signedIn = await Promise.all(names.map((name) => server.signInAs({ username: name })));
    const tokens = [...signedIn.map((account) => account.token), 'nobody holds this', token];
    const asked = [...tokens, ...tokens].map(async (session, index) => {
      const about = index < tokens.length ? 'isLogin.admin.open' : 'selectAll.logType.open';
      const { status, data } = (await server.call(about, {}, { token: session })).body;
      return index < tokens.length ? (data as { username: string }).username : status;
    });
    expect(await Promise.all(asked)).toEqual([...names, '', username, 403, 403, 403, 401, 8000]);
  });

  it('ended by another process are over at the next call', async () => {
    const [own, address] = [await signIn(), await open.address()];
    const [one, two] = [unlocked(openDatabase(address)), unlocked(openDatabase(address))];
    try {
      await seedDatabase({ database: one, adminPassword: ADMIN_PASSWORD });
      const other = await testApp(open, { database: one });
      const ask = async () => (await other.call('selectAll.logType.open')).body.status;
      expect([await ask(), await ask()]).toEqual([8000, 8000]);
      await two.write((transaction) => transaction.deleteFrom('session').execute());
      expect(await ask()).toBe(401);
      expect(await read(own)).toBe(8000);
    } finally {
      await Promise.all([one.close(), two.close()]);
    }
  });

  it('of others cannot be ended', async () => {
    const [own] = await sessions();
    const { body } = await server.call('endSession.admin.open', { id: own?.id });
    expect([body.code, await read(token)]).toEqual(['notFound', 8000]);
  });

  describe('older than ten minutes', () => {
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
    ])('require the password again before %s', async (name, params) => {
      const { body } = await ask(name, { id, ...params });
      expect(body).toEqual({ status: 4000, code: 'reauthenticate', message: '请再次输入密码，确认是您本人' });
    });

    it('do not require it for harmless calls', async () => {
      expect((await ask('selectById.admin.open', { id })).body.status).toBe(8000);
      expect((await ask('tryTemplate.permissionTemplate.open', { grants: ['*.*.*'] })).body.status).toBe(8000);
      expect((await ask('packageAll.elderlyIO.open', { taskId: 'x'.repeat(22) })).body.code).toBe('notFound');
    });

    it('do not require it for ten minutes after it was given, in this session only', async () => {
      const rename = () => ask('updateByIdSelective.admin.open', { id, name: '改名' });
      expect((await giving(PASSWORD)).body.status).toBe(8000);
      server.clock.now += 10 * MINUTE;
      expect((await rename()).body.status).toBe(8000);
      server.clock.now += 1;
      expect((await rename()).body.code).toBe('reauthenticate');
    });

    it('refuse a wrong password, and stop checking after five', async () => {
      expect((await giving('not the password')).body.errors).toEqual({ password: '密码不正确' });
      for (let count = 0; count < 4; count += 1) await giving('not the password');
      expect((await giving(PASSWORD)).body.code).toBe('locked');
      expect((await server.login(username, PASSWORD)).body.status).toBe(8000);
    });

    it('log a wrong password with the failed logins', async () => {
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

    it('log no failure for the question itself', async () => {
      const failures = async () =>
        (await ask('selectBySelectivePagination.log.open', { success: false })).body.dataCount;
      const before = await failures();
      await ask('updateByIdSelective.admin.open', { id, name: '改名' });
      expect(await failures()).toBe(before);
    });
  });

  describe('for viewing the console as another account', () => {
    const CARER = [
      'select*.elderly.open',
      'insert.elderly.open',
      'unmask.elderly.admin',
      '*.elderlyIO.*',
      'selectContent.file.open',
    ];
    let account: { id: number; token: string };
    let view: string;
    const viewAs = async (id: number, viewer = token) => server.call('viewAs.admin.open', { id }, { token: viewer });
    const started = async (id: number, viewer = token) =>
      ((await viewAs(id, viewer)).body.data as { token: string }).token;
    const seen = (name: string, params: Record<string, unknown> = {}, headers?: Record<string, string>) =>
      server.call(name, params, { token: view, headers });
    const log = async (operation: string) => {
      const { body } = await server.call('selectBySelectivePagination.log.open', {
        operation,
        entityId: String(account.id),
        sort: 'id',
        order: 'desc',
      });
      return body.data as unknown as { adminName: string; success: boolean; operation: string; method: string }[];
    };
    beforeEach(async () => {
      account = await server.signInAs({
        name: '陈阿姨',
        extraGrants: CARER,
        dataScope: 'region',
        regionCodes: ['330106'],
      });
      view = await started(account.id);
    });

    it('have its permissions and data scope, record the viewer, and expire after half an hour', async () => {
      const end = server.clock.now + 30 * MINUTE;
      expect((await seen('isLogin.admin.open')).body.data).toMatchObject({
        name: '陈阿姨',
        adminId: account.id,
        viewedBy: { name: '某人', until: expect.stringMatching(/\+08:00$/) },
      });
      expect((await seen('reloadPermission.permission.admin')).body.data).toMatchObject({
        superAdmin: false,
        grants: CARER,
      });
      for (const regionCode of ['330106001', '110101001'])
        await added(server, 'elderly', await elderInput(server, { regionCode }));
      const total = async (session: string) =>
        (await server.call('selectBySelectivePagination.elderly.open', {}, { token: session })).body.dataCount ?? 0;
      expect(await total(view)).toBe(await total(account.token));
      expect(await total(view)).toBeLessThan(await total(token));
      expect((await seen('selectAll.attendant.open')).http).toBe(403);
      server.clock.now = end - 1;
      expect((await seen('selectAll.elderly.open')).body.status).toBe(8000);
      server.clock.now = end;
      expect((await seen('selectAll.elderly.open')).body.status).toBe(401);
      expect(await read(token)).toBe(8000);
      await runJobs();
      expect(await log('endViewAs')).toMatchObject([{ adminName: '某人', success: true, method: 'JOB' }]);
    });

    it.each([
      ['insert.elderly.open', { name: '王五' }],
      ['unmask.elderly.admin', { id: 1, reason: '核对电话' }],
      ['packageAll.elderlyIO.open', { reason: '年度核对' }],
      ['changePassword.admin.open', { oldPassword: 'x', password: 'y' }],
      ['selectSessions.admin.open', {}],
      ['endOtherSessions.admin.open', {}],
      ['insert.log.open', { message: 'x' }],
    ])('refuse %s', async (name, params) => {
      const { body } = await seen(name, params);
      expect(body).toEqual({ status: 4000, code: 'readOnlyView', message: '只读查看中，不能执行此操作' });
    });

    it("refuse exports and files, and log attempts under the viewer's name", async () => {
      const exported = await seen('selectAll.elderly.open', {}, { 'x-purpose': 'export' });
      // The account may not export at all.
      expect(exported.http).toBe(403);
      const chief = await server.signInAs({ superAdmin: true, name: '主任' });
      view = await started(chief.id);
      expect((await seen('selectAll.elderly.open', {}, { 'x-purpose': 'export' })).body.code).toBe('readOnlyView');
      expect((await seen('viewAs.admin.open', { id: account.id })).body.code).toBe('readOnlyView');
      expect(await log('viewAs')).toMatchObject([{ adminName: '某人', success: true }]);
      const { body } = await server.call('selectBySelectivePagination.log.open', {
        operation: 'viewAs',
        success: false,
        sort: 'id',
        order: 'desc',
      });
      expect((body.data as unknown as object[])[0]).toMatchObject({ adminId: await viewerId(), adminName: '某人' });
    });

    it("end by their button, which is logged, and do not end the account's own sessions", async () => {
      expect((await seen('endViewAs.admin.open')).body.message).toBe('已结束查看');
      expect([await read(view), await read(token)]).toEqual([401, 8000]);
      expect(await log('endViewAs')).toMatchObject([{ adminName: '某人', success: true, method: 'POST' }]);
      expect((await server.call('selectSessions.admin.open', {}, { token: account.token })).body.dataCount).toBe(1);
      expect((await as('endViewAs.admin.open')).body.code).toBe('noView');
    });

    it.each([
      ['signs out', () => as('logout.admin.open')],
      ['signs out within it', () => seen('logout.admin.open')],
      ['is locked', async () => server.call('lockAdmin.admin.open', { id: await viewerId(), minutes: 5 })],
    ])('end when the viewer %s', async (_, happen) => {
      expect((await happen()).body.status).toBe(8000);
      expect((await seen('selectAll.elderly.open')).body.status).toBe(401);
      await runJobs();
      expect(await log('endViewAs')).toHaveLength(1);
    });

    it('end when the account is disabled', async () => {
      await server.call('disableAdmin.admin.open', { id: account.id });
      expect((await seen('selectAll.elderly.open')).body.status).toBe(401);
      expect((await viewAs(account.id)).body.code).toBe('accountDisabled');
    });

    it('require at least the same permissions and scope, and end when that changes', async () => {
      const grants = ['select*.admin.open', 'viewAs.admin.open', ...CARER];
      const clerk = await server.signInAs({ extraGrants: grants });
      view = await started(account.id, clerk.token);
      expect((await seen('selectAll.elderly.open')).body.status).toBe(8000);
      const limits = [{ extraGrants: grants.slice(0, 3) }, { extraGrants: grants, dataScope: 'own' }];
      for (const limit of limits) {
        await server.call('updateByIdSelective.admin.open', { id: clerk.id, ...limit });
        expect((await seen('selectAll.elderly.open')).body.status).toBe(401);
      }
      await server.call('updateByIdSelective.admin.open', { id: clerk.id, dataScope: 'all' });
      expect((await viewAs(await viewerId(), clerk.token)).body.code).toBe('noViewOfMore');
      expect((await viewAs(clerk.id, clerk.token)).body.code).toBe('notSelf');
      expect((await viewAs(clerk.id, account.token)).http).toBe(403);
    });

    const runJobs = async () => {
      server.clock.now += MINUTE;
      await server.app.jobs.runDue();
    };
    const viewerId = async () => ((await as('isLogin.admin.open')).body.data as { adminId: number }).adminId;
  });
});
