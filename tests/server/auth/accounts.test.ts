import { beforeAll, expect, it } from 'vitest';
import { DAY_MS } from '../../../contract/moment';
import { ADMIN_PASSWORD } from '../../../harness/adminPassword';
import { signInAgain, type TestApp, testApp } from '../builders/testApp';
import { describeOnBothDatabases } from '../support/testDatabase';

describeOnBothDatabases('accounts', (open) => {
  let server: TestApp;
  beforeAll(async () => {
    server = await testApp(open);
  });
  const as = (token: string, name: string, params: Record<string, unknown> = {}) =>
    server.call(name, params, { token });
  const template = async (code: string) => {
    const { body } = await server.call('selectBySelectivePagination.permissionTemplate.open', { code });
    return (body.data as unknown as { id: number }[])[0]?.id;
  };
  const account = (username: string, changes: Record<string, unknown> = {}) => ({
    username,
    name: '新人',
    password: 'a password of their own',
    ...changes,
  });

  it('can be added, can sign in, and never show the password or its hash', async () => {
    const { body, text } = await server.call('insert.admin.open', account('newcomer'));
    expect(body.status).toBe(8000);
    expect(text).not.toMatch(/password":|Hash|argon2/);
    expect((await server.login('newcomer', 'a password of their own')).body.status).toBe(8000);
  });

  it('get an initial password that only allows to change it, for seven days', async () => {
    const { body } = await server.call('insert.admin.open', account('beginner1', { mustChangePassword: false }));
    const { id } = body.data as { id: number };
    expect(body.data).toMatchObject({ mustChangePassword: true });
    const { token } = (await server.login('beginner1', 'a password of their own')).body.data as { token: string };
    expect((await as(token, 'selectAll.logType.open')).body.code).toBe('mustChangePassword');
    const lifted = await server.call('updateByIdSelective.admin.open', { id, mustChangePassword: false });
    expect(lifted.body.codes).toEqual({ mustChangePassword: 'passwordChangeStays' });
    server.clock.now += 7 * DAY_MS;
    expect((await server.login('beginner1', 'a password of their own')).body.code).toBe('initialPasswordExpired');
    expect((await server.login('beginner1', 'not the password')).body.code).toBe('loginFailed');
    await signInAgain(server);
    await server.call('resetPassword.admin.open', { id, password: 'a temporary password' });
    expect((await server.login('beginner1', 'a temporary password')).body.status).toBe(8000);
  });

  it('have no such limit once the owner has chosen the password', async () => {
    const { body } = await server.call('insert.admin.open', account('beginner2'));
    const { token } = (await server.login('beginner2', 'a password of their own')).body.data as { token: string };
    const change = { oldPassword: 'a password of their own', password: 'quite another password' };
    await as(token, 'changePassword.admin.open', change);
    server.clock.now += 30 * DAY_MS;
    expect((await server.login('beginner2', 'quite another password')).body.status).toBe(8000);
    await signInAgain(server);
    const { id } = body.data as { id: number };
    expect((await server.call('selectById.admin.open', { id })).body.data).toMatchObject({
      mustChangePassword: false,
      initialPasswordUntil: null,
    });
  });

  it.each([
    ['short', '123456789', '至少 10 个字'],
    ['common', '1234567890', '密码过于常见，请换一个'],
    ['like the user name', 'Samename01', '密码不能与账号相同'],
    ['long', 'x'.repeat(129), '不能超过 128 个字'],
  ])('cannot have a password that is %s', async (_what, password, message) => {
    const { body } = await server.call('insert.admin.open', account('samename01', { password }));
    expect(body.errors).toEqual({ password: message });
  });

  it('require a password', async () => {
    const { body } = await server.call('insert.admin.open', account('nopassword', { password: undefined }));
    expect(body.errors).toEqual({ password: '不能为空' });
  });

  it('change their password with the old one, which ends the other sessions', async () => {
    const { token } = await server.signInAs(account('changer01'));
    const second = await server.login('changer01', 'a password of their own');
    const otherToken = (second.body.data as { token: string }).token;
    const wrong = await as(token, 'changePassword.admin.open', {
      oldPassword: 'wrong one here',
      password: 'the next password',
    });
    const right = await as(token, 'changePassword.admin.open', {
      oldPassword: 'a password of their own',
      password: 'the next password',
    });
    expect(wrong.body.errors).toEqual({ oldPassword: '原密码不正确' });
    expect(right.body).toMatchObject({ status: 8000, message: '密码已修改' });
    const names = await Promise.all(
      [token, otherToken].map(async (each) => (await as(each, 'isLogin.admin.open')).body.data as { username: string }),
    );
    expect(names.map(({ username }) => username)).toEqual(['changer01', '']);
    expect((await server.login('changer01', 'the next password')).body.status).toBe(8000);
  });

  it('limit guesses of the old password like sign-ins', async () => {
    const { token } = await server.signInAs(account('guessed01'));
    const guess = (oldPassword: string) =>
      as(token, 'changePassword.admin.open', { oldPassword, password: 'the next password' });
    for (let count = 0; count < 5; count += 1) await guess('a wrong guess');
    expect((await guess('a password of their own')).body.message).toBe('账号已锁定，请 15 分钟后再试');
  });

  it('cannot reuse one of the last passwords', async () => {
    const { token } = await server.signInAs(account('repeater1'));
    await as(token, 'changePassword.admin.open', {
      oldPassword: 'a password of their own',
      password: 'the second password',
    });
    const { body } = await as(token, 'changePassword.admin.open', {
      oldPassword: 'the second password',
      password: 'a password of their own',
    });
    expect(body.errors).toEqual({ password: '不能使用最近用过的密码' });
  });

  it('can have their password reset by others, which signs them out', async () => {
    const { id, token } = await server.signInAs(account('forgetful'));
    const { body } = await server.call('resetPassword.admin.open', { id, password: 'a temporary password' });
    expect(body.status).toBe(8000);
    expect((await as(token, 'isLogin.admin.open')).body.data).toMatchObject({ username: '' });
    expect((await server.login('forgetful', 'a temporary password')).body.status).toBe(8000);
  });

  it('keep the last enabled super admin', async () => {
    for (const [name, params] of [
      ['updateByIdSelective.admin.open', { id: 1, superAdmin: false }],
      ['updateByIdSelective.admin.open', { id: 1, validTo: '2020-01-01' }],
    ] as const) {
      expect((await server.call(name, params)).body.message).toBe('至少保留一个启用的超级管理员');
    }
  });

  it('keep one of two super admins who demote each other at the same time', async () => {
    const fresh = await testApp(open);
    const second = await fresh.signInAs({ superAdmin: true });
    await Promise.all([
      fresh.call('updateByIdSelective.admin.open', { id: second.id, superAdmin: false }),
      fresh.call('updateByIdSelective.admin.open', { id: 1, superAdmin: false }, { token: second.token }),
    ]);
    const { rows } = await fresh.database.read
      .selectFrom('admin')
      .select('id')
      .where('superAdmin', '=', 1)
      .execute()
      .then((found) => ({ rows: found }));
    expect(rows.length).toBeGreaterThanOrEqual(1);
  });

  it('cannot disable or delete themselves', async () => {
    const { id, token } = await server.signInAs({ superAdmin: true });
    expect((await as(token, 'disableAdmin.admin.open', { id })).body.message).toBe('不能对自己的账号执行此操作');
    expect((await as(token, 'deleteById.admin.open', { id })).body.message).toBe('不能对自己的账号执行此操作');
  });

  it('cannot grant permissions that they lack', async () => {
    const { token } = await server.signInAs({
      extraGrants: ['*.admin.open', '*.permissionTemplate.open', 'select*.elderly.open'],
    });
    const insert = (username: string, changes: Record<string, unknown>) =>
      as(token, 'insert.admin.open', account(username, changes));
    const refused = '不能授予自己没有的权限';
    expect((await insert('granted01', { superAdmin: true })).body.errors).toEqual({ superAdmin: refused });
    expect((await insert('granted02', { extraGrants: ['*.elderly.*'] })).body.errors).toEqual({ extraGrants: refused });
    expect((await insert('granted03', { extraGrants: ['*.device*.*'] })).body.errors).toEqual({ extraGrants: refused });
    expect((await insert('granted04', { permissionTemplateIds: [await template('readonly')] })).body.errors).toEqual({
      permissionTemplateIds: refused,
    });
    expect((await insert('granted05', { extraGrants: ['selectAll.elderly.open'] })).body.status).toBe(8000);
    const widened = await as(token, 'insert.permissionTemplate.open', {
      code: 'wide',
      name: '更宽',
      grants: ['*.*.*'],
    });
    expect(widened.body.codes).toEqual({ grants: 'rightsYouLack' });
  });

  it('cannot take over or change an account with more permissions', async () => {
    const { id, token } = await server.signInAs({ extraGrants: ['*.admin.open'] });
    const refused = '不能授予自己没有的权限';
    expect((await as(token, 'resetPassword.admin.open', { id: 1, password: 'a password I know' })).body.message).toBe(
      refused,
    );
    expect((await as(token, 'disableAdmin.admin.open', { id: 1 })).body.message).toBe(refused);
    expect((await as(token, 'updateByIdSelective.admin.open', { id: 1, name: '改名' })).body.message).toBe(refused);
    expect((await as(token, 'updateByIdSelective.admin.open', { id, superAdmin: true })).body.status).toBe(4000);
    expect((await server.login('admin', ADMIN_PASSWORD)).body.status).toBe(8000);
  });

  it('can be unlocked', async () => {
    const { id } = await server.signInAs(account('lockedout'));
    for (let count = 0; count < 5; count += 1) await server.login('lockedout', 'not the password');
    expect((await server.call('selectById.admin.open', { id })).body.data).toMatchObject({ status: 'locked' });
    await server.call('enableAdmin.admin.open', { id });
    expect((await server.login('lockedout', 'a password of their own')).body.status).toBe(8000);
  });
});
