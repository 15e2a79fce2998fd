import pino from 'pino';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '../../../server/app';
import { readConfig } from '../../../server/config';
import { type TestApp, testApp } from '../builders/testApp';
import { describeOnBothDatabases } from '../support/testDatabase';

describeOnBothDatabases('rules of administrators', (open) => {
  let server: TestApp;
  beforeAll(async () => {
    server = await testApp(open);
  });
  const as = (token: string, name: string, params: Record<string, unknown> = {}) =>
    server.call(name, params, { token });
  const shown = async (id: number) =>
    (await server.call('selectById.admin.open', { id })).body.data as Record<string, unknown>;
  const myId = async () => {
    const { body } = await server.call('selectBySelectivePagination.admin.open', { username: 'admin' });
    return (body.data as { id: number }[])[0]?.id ?? 0;
  };
  const account = (changes: Record<string, unknown> = {}) => ({
    username: `made${Math.random().toString(36).slice(2, 10)}`,
    name: '新人',
    password: 'a password of their own',
    ...changes,
  });

  describe('a password set by another administrator', () => {
    it('must be changed before anything else', async () => {
      const { token } = await server.signInAs({ mustChangePassword: true, extraGrants: ['*.*.*'] });
      for (const name of ['selectAll.elderly.open', 'reloadPermission.permission.admin', 'insert.log.open']) {
        const { http, body } = await as(token, name, { message: 'x' });
        expect([name, http, body.status, body.message]).toEqual([name, 200, 4000, '请先修改密码，再继续使用']);
      }
      expect((await as(token, 'isLogin.admin.open')).body.data).toMatchObject({ mustChangePassword: true });
      const changed = await as(token, 'changePassword.admin.open', {
        oldPassword: 'a password of their own',
        password: 'quite another password',
      });
      expect(changed.body.status).toBe(8000);
      expect((await as(token, 'isLogin.admin.open')).body.data).not.toHaveProperty('mustChangePassword');
      expect((await as(token, 'selectAll.elderly.open')).body.status).toBe(8000);
    });

    it('still allows to sign out', async () => {
      const { token } = await server.signInAs({ mustChangePassword: true });
      expect((await as(token, 'logout.admin.open')).body.status).toBe(8000);
      expect((await as(token, 'isLogin.admin.open')).body.data).toMatchObject({ username: '' });
    });
  });

  describe('lock', () => {
    it('signs out and blocks the account until the time is over', async () => {
      const input = account();
      const { id, token } = await server.signInAs(input);
      const locked = await server.call('lockAdmin.admin.open', { id, minutes: 30 });
      expect(locked.body.data).toMatchObject({ status: 'locked' });
      expect((await as(token, 'selectAll.elderly.open')).body.status).toBe(401);
      const refused = await server.login(input.username, input.password);
      expect(refused.body.message).toBe('账号已锁定，请 30 分钟后再试');
      server.clock.now += 30 * 60_000;
      expect((await server.login(input.username, input.password)).body.status).toBe(8000);
      expect(await shown(id)).toMatchObject({ status: 'enabled', lockedUntil: null });
    });

    it('ends when another administrator enables the account', async () => {
      const input = account();
      const { id } = await server.signInAs(input);
      await server.call('lockAdmin.admin.open', { id, minutes: 43_200 });
      await server.call('enableAdmin.admin.open', { id });
      expect((await server.login(input.username, input.password)).body.status).toBe(8000);
    });

    it.each([0, 43_201, 'x', null])('refuses %s minutes and changes nothing', async (minutes) => {
      const { id, token } = await server.signInAs({});
      const { body } = await server.call('lockAdmin.admin.open', { id, minutes });
      expect([body.status, Object.keys(body.errors ?? {})]).toEqual([4000, ['minutes']]);
      expect((await as(token, 'isLogin.admin.open')).body.data).not.toMatchObject({ username: '' });
    });
  });

  describe('forceLogout', () => {
    it('ends every session, in every process, with a body of 401', async () => {
      const input = account({ extraGrants: ['select*.elderly.open'] });
      const { id, token } = await server.signInAs(input);
      const second = (await server.login(input.username, input.password)).body.data as { token: string };
      const config = readConfig({ LOGIN_RATE: '10000', CLIENT_DIR: 'no-such-folder', DATA_DIR: server.folder });
      const other = await buildApp({ config, database: server.database, logger: pino({ level: 'silent' }) });
      const elsewhere = async () => {
        const url = '/api/selectAll.elderly.open';
        return other.inject({ method: 'GET', url, headers: { authorization: second.token } });
      };
      expect((await elsewhere()).json()).toMatchObject({ status: 8000 });
      const ended = await server.call('forceLogout.admin.open', { id });
      expect([ended.body.message, ended.body.data]).toEqual(['已退出该管理员的 2 个登录', { id, ended: 2 }]);
      expect((await as(token, 'selectAll.elderly.open')).body.status).toBe(401);
      const answer = await elsewhere();
      expect([answer.statusCode, answer.json().status]).toEqual([200, 401]);
      await other.close();
    });

    it('is refused for oneself, for accounts with more permissions, and for missing accounts', async () => {
      const { token } = await server.signInAs({ extraGrants: ['*.admin.*'] });
      const { body: self } = await server.call('forceLogout.admin.open', { id: await myId() });
      expect(self.message).toBe('不能对自己的账号执行此操作');
      expect((await as(token, 'forceLogout.admin.open', { id: await myId() })).body.message).toBe(
        '不能授予自己没有的权限',
      );
      expect((await as(token, 'forceLogout.admin.open', { id: 999_999 })).body.message).toBe('记录不存在');
      expect((await server.call('isLogin.admin.open')).body.data).toMatchObject({ username: 'admin' });
    });
  });

  it('a permission is revoked at the next call in every process', async () => {
    const { id, token } = await server.signInAs({ extraGrants: ['select*.elderly.open'] });
    const config = readConfig({ LOGIN_RATE: '10000', CLIENT_DIR: 'no-such-folder', DATA_DIR: server.folder });
    const other = await buildApp({ config, database: server.database, logger: pino({ level: 'silent' }) });
    const ask = async () =>
      (await other.inject({ method: 'GET', url: '/api/selectAll.elderly.open', headers: { authorization: token } }))
        .statusCode;
    expect(await ask()).toBe(200);
    await server.call('updateByIdSelective.admin.open', { id, extraDenies: ['selectAll.elderly.open'] });
    expect(await ask()).toBe(403);
    await other.close();
  });

  it('administrators cannot lock, disable, demote or delete themselves', async () => {
    const id = await myId();
    await server.signInAs({ superAdmin: true });
    for (const [name, params] of [
      ['lockAdmin.admin.open', { minutes: 5 }],
      ['disableAdmin.admin.open', {}],
      ['deleteById.admin.open', {}],
    ] as const) {
      const { body } = await server.call(name, { id, ...params });
      expect([name, body.message]).toEqual([name, '不能对自己的账号执行此操作']);
    }
    const demoted = await server.call('updateByIdSelective.admin.open', { id, superAdmin: false });
    expect(demoted.body.errors).toEqual({ superAdmin: '不能对自己的账号执行此操作' });
    expect(await shown(id)).toMatchObject({ superAdmin: true, status: 'enabled' });
  });

  describe('the data scope of an account', () => {
    const regional = () => server.signInAs({ extraGrants: ['*.*.*'], dataScope: 'region', regionCodes: ['119900'] });

    it.each([
      ['all', [], 'dataScope'],
      ['region', ['119801'], 'regionCodes'],
      ['region', ['119901', '119801'], 'regionCodes'],
    ])('%s %s cannot be assigned by an administrator of one city', async (dataScope, regionCodes, field) => {
      const { token } = await regional();
      const { body } = await as(token, 'insert.admin.open', account({ dataScope, regionCodes }));
      expect(body.errors).toEqual({ [field]: '不能授予自己没有的权限' });
    });

    it.each([
      ['region', ['119901']],
      ['region', ['119900']],
      ['own', []],
    ])('%s %s can be assigned', async (dataScope, regionCodes) => {
      const { token } = await regional();
      expect((await as(token, 'insert.admin.open', account({ dataScope, regionCodes }))).body.status).toBe(8000);
    });

    it('cannot be widened by its owner, nor can a password be set for an account with a wider one', async () => {
      const { id, token } = await regional();
      const other = await server.signInAs({ extraGrants: ['select*.elderly.open'] });
      const widened = await as(token, 'updateByIdSelective.admin.open', { id, dataScope: 'all' });
      expect(widened.body.errors).toEqual({ dataScope: '不能授予自己没有的权限' });
      const reset = await as(token, 'resetPassword.admin.open', { id: other.id, password: 'a password to take over' });
      expect(reset.body.message).toBe('不能授予自己没有的权限');
      expect((await as(other.token, 'isLogin.admin.open')).body.data).not.toMatchObject({ username: '' });
    });
  });
});
