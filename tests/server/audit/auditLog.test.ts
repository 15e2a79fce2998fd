import { beforeAll, expect, it } from 'vitest';
import { added, attendantInput, elderInput } from '../builders/records';
import { type TestApp, testApp } from '../builders/testApp';
import { describeOnBothDatabases } from '../support/testDatabase';

interface Entry {
  operation: string;
  entityId: string;
  diff: Record<string, unknown> | null;
  params: Record<string, unknown>;
}

describeOnBothDatabases('audit trail', (open) => {
  let server: TestApp;
  beforeAll(async () => {
    server = await testApp(open);
  });
  /** Returns the newest entries, as stored, with JSON parsed. */
  async function entries(operation: string): Promise<(Entry & Record<string, unknown>)[]> {
    const rows = await server.database.read
      .selectFrom('log')
      .innerJoin('logType', 'logType.id', 'log.logTypeId')
      .selectAll('log')
      .select('logType.code as type')
      .where('operation', '=', operation)
      .orderBy('log.id', 'desc')
      .execute();
    return rows.map((row) => ({
      ...(row as unknown as Entry),
      params: JSON.parse(String(row.params ?? 'null')),
      diff: JSON.parse(String(row.diff ?? 'null')),
    }));
  }

  it('records who added what, from where, without personal data', async () => {
    const elder = await added(server, 'elderly', await elderInput(server));
    const [entry] = await entries('insert');
    expect(entry).toMatchObject({
      type: 'create',
      adminId: 1,
      adminName: '系统管理员',
      entity: 'elderly',
      scope: 'open',
      entityId: String(elder.id),
      title: `老人 #${elder.id}`,
      method: 'POST',
      path: '/api/insert.elderly.open',
      resultStatus: 8000,
      success: 1,
      ip: '127.0.0.1',
      params: { name: '***', idNo: '***', contacts: '***', street: '***' },
    });
    expect(String(entry?.traceId)).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('records changed values, and for personal fields only that they changed', async () => {
    const elder = await added(server, 'elderly', await elderInput(server, { education: 'middle' }));
    const changes = { education: 'high', street: '柳岸街道', phone: '19912345678' };
    await server.call('updateByIdSelective.elderly.open', { id: elder.id, ...changes });
    const [entry] = await entries('updateByIdSelective');
    expect(entry).toMatchObject({
      type: 'update',
      diff: { education: ['middle', 'high'], street: ['***', '***'], phone: ['***', '***'] },
    });
    expect(entry?.diff).not.toHaveProperty('name');
  });

  it('records the reason of a ban', async () => {
    const { id } = await added(server, 'attendant', await attendantInput(server));
    await server.call('banAttendant.attendant.open', { id, reason: '投诉属实' });
    const [entry] = await entries('banAttendant');
    expect(entry).toMatchObject({ type: 'approve', reason: '投诉属实', diff: { status: ['pending', 'banned'] } });
  });

  it('records refused writes with the reason, and calls without permission', async () => {
    await server.call('insert.elderly.open', await elderInput(server, { idNo: '123' }));
    const [refused] = await entries('insert');
    expect(refused).toMatchObject({ resultStatus: 4000, success: 0, errorMsg: expect.stringContaining('idNo') });
    const { token, id } = await server.signInAs({});
    await server.call('deleteById.elderly.open', { id: 1 }, { token });
    await server.app.auditWork.run();
    const [forbidden] = await entries('deleteById');
    expect(forbidden).toMatchObject({ resultStatus: 403, success: 0, adminId: id });
  });

  it('records reads without permission, counting repetitions within a minute', async () => {
    const { token, id } = await server.signInAs({});
    const path = 'selectBySelectivePagination.elderly.open';
    for (let time = 1; time <= 5; time += 1) await server.call(path, { 'name.like': '王' }, { token });
    await server.call('selectById.elderly.open', { id: 1 }, { token });
    await server.app.auditWork.run();
    const own = async (operation: string) => (await entries(operation)).filter(({ adminId }) => adminId === id);
    expect(await own('selectBySelectivePagination')).toMatchObject([{ type: 'query', resultStatus: 403, params: {} }]);
    expect(await own('selectById')).toMatchObject([{ resultStatus: 403 }]);
    server.clock.now += 61_000;
    await server.app.auditWork.run();
    expect(await own('selectBySelectivePagination')).toMatchObject([{ resultStatus: 403, diff: { times: 4 } }, {}]);
    expect(await own('selectById')).toHaveLength(1);
    await server.call(path, {}, { token });
    await server.app.auditWork.run();
    expect(await own('selectBySelectivePagination')).toHaveLength(3);
  });

  it('records a forbidden read as such, however its filters are written', async () => {
    const { token } = await server.signInAs({});
    const params = Object.fromEntries(Array.from({ length: 2_100 }, (_, index) => [`x${index}`, '1']));
    expect((await server.call('selectAll.elderly.open', params, { token })).http).toBe(403);
  });

  it('records each failed password change, whatever the reason', async () => {
    const { token, id } = await server.signInAs({});
    const change = (oldPassword: string, password: string) =>
      server.call('changePassword.admin.open', { oldPassword, password }, { token });
    await change('not it at all', 'another long password');
    await change('a password of their own', 'short');
    await change('a password of their own', 'a password of their own');
    await server.call('reauthenticate.admin.open', { password: 'not it at all' }, { token });
    const own = (await entries('changePassword')).filter(({ adminId }) => adminId === id);
    expect(own.map(({ errorMsg }) => errorMsg)).toEqual([
      'password:passwordReused',
      'password:tooShort',
      'oldPassword:passwordWrong',
    ]);
    expect(own).toMatchObject([{ entityId: String(id), success: 0, params: { password: '***' } }, {}, {}]);
    expect(await entries('reauthenticate')).toMatchObject([{ adminId: id, errorMsg: 'password:ownPasswordWrong' }]);
  });

  it('records the export of a list with its rows and filter, and nothing personal', async () => {
    const { id } = await added(server, 'elderly', await elderInput(server, { street: '梅园街道' }));
    const path = 'selectBySelectivePagination.elderly.open';
    const headers = { 'x-purpose': 'export' };
    const filter = { street: '梅园街道', name: '王', pageSize: 100 };
    const { body } = await server.call(path, { ...filter, pageNum: 1 }, { headers });
    await server.call(path, { ...filter, pageNum: 2 }, { headers });
    await server.call(path, filter);
    const exports = (await entries('selectBySelectivePagination')).filter(({ type }) => type === 'export');
    expect(exports).toMatchObject([
      { success: 1, diff: { rows: body.dataCount }, params: { street: '梅园街道', name: '***' } },
    ]);
    expect(id).toBeGreaterThan(0);
  });

  it('records an export however it is requested', async () => {
    const path = 'selectBySelectivePagination.elderly.open';
    const exports = async (operation: string) =>
      (await entries(operation)).filter(({ type, entity }) => type === 'export' && entity === 'elderly').length;
    const ways: [string, Record<string, unknown>, Record<string, string>, 'GET' | 'POST'][] = [
      // Its second page alone, a header in capitals, one of several purposes, and a body.
      [path, { pageNum: 2, pageSize: 11 }, { 'x-purpose': 'export' }, 'GET'],
      [path, { pageSize: 12 }, { 'x-purpose': 'Export' }, 'GET'],
      [path, { pageSize: 13 }, { 'x-purpose': 'refresh, export' }, 'GET'],
      [path, { pageNum: 3, pageSize: 14 }, { 'x-purpose': 'export' }, 'POST'],
      ['selectAll.elderly.open', {}, { 'x-purpose': 'export' }, 'GET'],
      // A whole table of people counts as an export, whatever the call declares.
      ['selectAll.elderly.open', {}, {}, 'POST'],
    ];
    for (const [name, params, headers, method] of ways) {
      const operation = name.split('.', 1)[0] ?? '';
      const before = await exports(operation);
      expect((await server.call(name, params, { headers, method })).body.status).toBe(8000);
      await server.app.auditWork.run();
      expect([name, params, await exports(operation)]).toEqual([name, params, before + 1]);
    }
  });

  it('refuses the export of a list without the permission', async () => {
    const { token } = await server.signInAs({ extraGrants: ['select*.elderly.*'] });
    const headers = { 'x-purpose': 'export' };
    const path = 'selectBySelectivePagination.elderly.open';
    expect((await server.call(path, {}, { token, headers })).http).toBe(403);
    expect((await server.call(path, {}, { token })).http).toBe(200);
  });

  it('records every sign-in, successful or not, and every sign-out', async () => {
    await server.login('admin', 'not the password');
    const { token } = await server.signInAs({ username: 'passerby1' });
    await server.call('logout.admin.open', {}, { token });
    const [right, , wrong] = await entries('login').then((all) => [
      all[0],
      all[1],
      all.find(({ success }) => success === 0),
    ]);
    expect(right).toMatchObject({
      type: 'login',
      success: 1,
      adminName: '某人',
      params: { username: 'passerby1', password: '***' },
    });
    expect(wrong).toMatchObject({ success: 0, errorMsg: 'wrong', params: { username: 'admin', password: '***' } });
    expect((await entries('logout'))[0]).toMatchObject({ type: 'login', success: 1 });
  });

  it('records changes of type lists and permissions under configuration', async () => {
    await server.call('updateByIdSelective.elderlyType.open', { id: 1, description: '说明' });
    expect((await entries('updateByIdSelective'))[0]).toMatchObject({ type: 'config', entity: 'elderlyType' });
  });

  it('has no entry for a write that failed, and one for every write that succeeded', async () => {
    const count = async (table: string) => (await server.database.read.selectFrom(table).select('id').execute()).length;
    const before = [await count('elderly'), (await entries('insert')).filter(({ success }) => success === 1).length];
    await server.call('insert.elderly.open', await elderInput(server));
    await server.call('insert.elderly.open', await elderInput(server, { elderlyTypeId: 999_999 }));
    const after = [await count('elderly'), (await entries('insert')).filter(({ success }) => success === 1).length];
    expect(after.map((value, index) => value - (before[index] ?? 0))).toEqual([1, 1]);
  });

  it('accepts error reports of the console, truncated, and refuses unknown fields', async () => {
    const { body } = await server.call('insert.log.open', {
      message: 'TypeError: x is undefined',
      source: '/assets/index.js:1:2',
      stack: 'at a\nat b',
      path: '/jishan-smart/elderly-manage',
    });
    expect(body.status).toBe(8000);
    expect((await entries('insert'))[0]).toMatchObject({ type: 'exception', errorMsg: 'TypeError: x is undefined' });
    const long = await server.call('insert.log.open', { message: 'x'.repeat(501) });
    const forged = await server.call('insert.log.open', { message: 'x', adminName: '别人' });
    expect([Object.keys(long.body.errors ?? {}), Object.keys(forged.body.errors ?? {})]).toEqual([
      ['message'],
      ['adminName'],
    ]);
  });

  it.each(['updateByIdSelective', 'updateByIds', 'deleteById', 'deleteByIds'])(
    'cannot be changed by %s',
    async (operation) => {
      const { body } = await server.call(`${operation}.log.open`, { id: 1, ids: [1], title: '改' });
      expect(body).toEqual({ status: 4000, code: 'appendOnly', message: '日志由系统记录，不能新增、修改或删除' });
    },
  );
});
