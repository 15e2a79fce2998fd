import { beforeAll, expect, it } from 'vitest';
import { ADMIN_PASSWORD } from '../../../harness/adminPassword';
import { type TestApp, testApp } from '../builders/testApp';
import { describeOnBothDatabases } from '../support/testDatabase';

describeOnBothDatabases('signing in', (open) => {
  let server: TestApp;
  beforeAll(async () => {
    server = await testApp(open);
  });

  async function repeat<T>(times: number, work: () => Promise<T>): Promise<T[]> {
    const answers: T[] = [];
    for (let count = 0; count < times; count += 1) answers.push(await work());
    return answers;
  }

  it('returns uuid, token and name', async () => {
    const { body } = await server.login('admin', ADMIN_PASSWORD);
    expect(body).toMatchObject({ status: 8000, message: '登录成功', data: { name: '系统管理员' } });
    const { uuid, token } = body.data as { uuid: string; token: string };
    expect(uuid).toMatch(/^[0-9a-f-]{36}$/);
    expect(token).toMatch(/^[\w-]{43}$/);
  });

  it('reports the current user, and an empty user name without a session', async () => {
    const inside = await server.call('isLogin.admin.open');
    const outside = await server.call('isLogin.admin.open', {}, { token: '' });
    const forged = await server.call('isLogin.admin.open', {}, { token: 'forged' });
    expect(inside.body.data).toEqual({ username: 'admin', name: '系统管理员', adminId: 1 });
    expect(outside.body).toMatchObject({ status: 8000, data: { username: '', name: '' } });
    expect(forged.body).toMatchObject({ status: 8000, data: { username: '' } });
  });

  it('requires user name and password', async () => {
    const { body } = await server.login('', '');
    expect(body).toMatchObject({ status: 4000, errors: { username: '不能为空', password: '不能为空' } });
  });

  it('answers a wrong password and an unknown user identically', async () => {
    const known = await server.login('admin', 'not the password');
    const unknown = await server.login('nobody', 'not the password');
    expect(known.body).toEqual({ status: 4000, code: 'loginFailed', message: '账号或密码不正确' });
    expect(unknown.body).toEqual(known.body);
  });

  it('stores neither the password nor the token', async () => {
    const { body } = await server.login('admin', ADMIN_PASSWORD);
    const { token } = body.data as { token: string };
    for (const table of ['admin', 'session', 'log']) {
      const stored = JSON.stringify(await server.database.read.selectFrom(table).selectAll().execute());
      expect(stored).not.toContain(ADMIN_PASSWORD);
      expect(stored).not.toContain(token);
    }
    expect(server.logged.join()).not.toContain(token);
  });

  it('ends at logout', async () => {
    const { body } = await server.login('admin', ADMIN_PASSWORD);
    const session = { token: (body.data as { token: string }).token };
    expect((await server.call('logout.admin.open', {}, session)).body.status).toBe(8000);
    expect((await server.call('selectAll.logType.open', {}, session)).body).toEqual({
      status: 401,
      code: 'sessionEnded',
      message: '请重新登录',
    });
  });

  it('refuses a disabled and an expired account only after the right password', async () => {
    const expired = { username: 'expired01', password: 'a long enough one', name: '过期', validTo: '2020-01-01' };
    await server.call('insert.admin.open', expired);
    const disabled = await server.call('insert.admin.open', { ...expired, username: 'disabled01', validTo: null });
    await server.call('disableAdmin.admin.open', { id: (disabled.body.data as { id: number }).id });
    expect((await server.login('expired01', expired.password)).body.message).toBe('账号已过有效期，请联系管理员');
    expect((await server.login('disabled01', expired.password)).body.message).toBe('账号已停用，请联系管理员');
    expect((await server.login('disabled01', 'a wrong one here')).body.message).toBe('账号或密码不正确');
  });

  it('answers 429 with Retry-After to too many attempts from one address', async () => {
    const limited = await testApp(open, { env: { LOGIN_RATE: '3' } });
    const answers = await repeat(3, () => limited.login('admin', 'not the password'));
    const last = answers.at(-1);
    expect(last?.http).toBe(429);
    expect(last?.body).toEqual({ status: 429, code: 'tooMany', message: '操作过于频繁，请稍后再试' });
    expect(Number(last?.headers['retry-after'])).toBeGreaterThan(0);
  });
});
