import { beforeAll, expect, it } from 'vitest';
import { type Answered, type TestApp, testApp } from '../builders/testApp';
import { describeOnBothDatabases } from '../support/testDatabase';

describeOnBothDatabases('permissions', (open) => {
  let server: TestApp;
  beforeAll(async () => {
    server = await testApp(open);
  });
  const as = (token: string, name: string, params: Record<string, unknown> = {}) =>
    server.call(name, params, { token });
  const statusOf = ({ http, body }: Answered) => (http === 200 ? body.status : http);
  const template = async (code: string) => {
    const { body } = await server.call('selectBySelectivePagination.permissionTemplate.open', { code });
    return (body.data as unknown as { id: number }[])[0]?.id;
  };

  it('require a session before anything else', async () => {
    const { http, body } = await as('', 'selectAll.elderly.open', { nonsense: 1 });
    expect([http, body]).toEqual([200, { status: 401, code: 'sessionEnded', message: '请重新登录' }]);
  });

  it('answer 403 拒绝访问 without a grant, in the language of the user', async () => {
    const { token } = await server.signInAs({});
    const { http, body } = await as(token, 'selectAll.elderly.open');
    expect([http, body]).toEqual([403, { status: 403, code: 'forbidden', message: '拒绝访问' }]);
  });

  it('allow what a template grants and nothing else', async () => {
    const { token } = await server.signInAs({ permissionTemplateIds: [await template('auditor')] });
    expect(statusOf(await as(token, 'selectAll.attendant.open'))).toBe(8000);
    expect(statusOf(await as(token, 'banAttendant.attendant.open', { id: 1 }))).toBe(4000);
    expect(statusOf(await as(token, 'passAttendant.attendant.open', { id: 1 }))).toBe(403);
    expect(statusOf(await as(token, 'deleteById.attendant.open', { id: 1 }))).toBe(403);
    expect(statusOf(await as(token, 'selectAll.elderly.open'))).toBe(403);
  });

  it('let a deny override a more specific grant', async () => {
    const { token } = await server.signInAs({ extraGrants: ['selectAll.elderly.open'], extraDenies: ['*.elderly.*'] });
    expect(statusOf(await as(token, 'selectAll.elderly.open'))).toBe(403);
  });

  it('let a super admin do everything, even what is denied', async () => {
    const { token } = await server.signInAs({ superAdmin: true, extraDenies: ['*.*.*'] });
    expect(statusOf(await as(token, 'selectAll.elderly.open'))).toBe(8000);
  });

  it('include a separate one to see personal data', async () => {
    const { token } = await server.signInAs({ extraGrants: ['select*.elderly.open'] });
    expect(statusOf(await as(token, 'unmask.elderly.admin', { id: 1, reason: '核对身份信息' }))).toBe(403);
  });

  it('let everyone with a session report errors of the console, and nobody else', async () => {
    const { token } = await server.signInAs({});
    const report = { message: 'TypeError: x is undefined' };
    expect(statusOf(await as(token, 'insert.log.open', report))).toBe(8000);
    expect(statusOf(await as('', 'insert.log.open', report))).toBe(401);
  });

  it('are returned to their administrator', async () => {
    const { token } = await server.signInAs({ extraGrants: ['selectAll.user.open'], extraDenies: ['deleteById.*.*'] });
    const { body } = await as(token, 'reloadPermission.permission.admin');
    expect(body).toMatchObject({
      status: 8000,
      message: '权限组刷新成功',
      data: { superAdmin: false, grants: ['selectAll.user.open'], denies: ['deleteById.*.*'] },
    });
  });

  it('take effect at the next call after a grant or a revocation, in every process', async () => {
    const other = await testApp(open, { database: server.database });
    const { id, token } = await server.signInAs({});
    const ask = () => other.call('selectAll.logType.open', {}, { token });
    const before = statusOf(await ask());
    await server.call('updateByIdSelective.admin.open', { id, extraGrants: ['selectAll.logType.open'] });
    const granted = statusOf(await ask());
    await server.call('updateByIdSelective.admin.open', { id, extraGrants: [] });
    expect([before, granted, statusOf(await ask())]).toEqual([403, 8000, 403]);
  });

  it('follow a changed and a disabled template at the next call', async () => {
    const added = await server.call('insert.permissionTemplate.open', {
      code: 'changing',
      name: '会变的',
      grants: ['selectAll.logType.open'],
    });
    const { id } = added.body.data as { id: number };
    const { token } = await server.signInAs({ permissionTemplateIds: [id] });
    const ask = () => as(token, 'selectAll.logType.open');
    const before = statusOf(await ask());
    await server.call('updateByIdSelective.permissionTemplate.open', { id, denies: ['select*.logType.*'] });
    const denied = statusOf(await ask());
    await server.call('updateByIdSelective.permissionTemplate.open', { id, denies: [] });
    const again = statusOf(await ask());
    await server.call('updateByIdSelective.permissionTemplate.open', { id, enabled: false });
    expect([before, denied, again, statusOf(await ask())]).toEqual([8000, 403, 8000, 403]);
  });

  it('end the session of a disabled administrator at the next call', async () => {
    const { id, token } = await server.signInAs({ superAdmin: true });
    expect(statusOf(await as(token, 'selectAll.logType.open'))).toBe(8000);
    await server.call('disableAdmin.admin.open', { id });
    expect(statusOf(await as(token, 'selectAll.logType.open'))).toBe(401);
    await server.call('enableAdmin.admin.open', { id });
    expect(statusOf(await as(token, 'selectAll.logType.open'))).toBe(401);
  });

  it('list every operation by name, with its entity and scope', async () => {
    const { body } = await server.call('selectAll.permission.open');
    const names = (body.data as unknown as { name: string }[]).map(({ name }) => name);
    expect(names).toEqual(
      expect.arrayContaining(['passAttendant.attendant.open', 'unmask.elderly.admin', 'menu.log.admin']),
    );
    expect(new Set(names).size).toBe(names.length);
  });
});
