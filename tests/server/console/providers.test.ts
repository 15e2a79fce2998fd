// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { ADMIN_PASSWORD } from '../../../harness/adminPassword';
import { createAuthProvider } from '../../../src/authProvider';
import { logStore } from '../../../src/core/log';
import { COOKIE, cookies } from '../../../src/core/storage';
import { createDataProvider } from '../../../src/dataProvider';
import { attendant } from '../../../src/plugins/service/entities/attendants/attendant';
import { serviceType } from '../../../src/plugins/service/entities/serviceType';
import { type BackendKind, callsOf } from '../../unit/support/baseCalls';
import { createTestHttp, translateZh } from '../../unit/support/testHttp';
import { added, attendantInput } from '../builders/records';
import { type TestApp, testApp } from '../builders/testApp';
import { describeOnBothDatabases } from '../support/testDatabase';

const attendants = 'jishan-smart/service-manage/attendant-manage';
const serviceTypes = 'jishan-smart/service-manage/service-type-manage';
const bindings = [
  { name: attendants, entity: attendant, protocol: 'care' as const },
  { name: serviceTypes, entity: serviceType, protocol: 'care' as const },
];

beforeEach(() => {
  window.history.replaceState(null, '', '/index');
  localStorage.clear();
  for (const name of Object.values(COOKIE)) cookies.remove(name);
  logStore.clear();
});

/** The console's own providers, connected to the server instead of a network. */
function connect(server: TestApp, operations: BackendKind) {
  const test = createTestHttp(async ({ method, url, headers, body }) => {
    const answer = await server.app.inject({
      method: method === 'POST' ? 'POST' : 'GET',
      url: url.pathname + url.search,
      headers: Object.fromEntries(headers),
      ...(method === 'POST' && { payload: body }),
    });
    return new Response(answer.statusCode === 204 ? null : answer.body, {
      status: answer.statusCode,
      headers: { 'Content-Type': String(answer.headers['content-type']) },
    });
  });
  const { http } = test;
  const auth = createAuthProvider({
    http,
    resources: () => bindings,
    has: callsOf(operations),
    location: () => window.location,
  });
  const data = createDataProvider({
    http,
    resources: () => bindings,
    has: callsOf(operations),
    translate: translateZh,
  });
  return { ...test, auth, data };
}

describeOnBothDatabases('the console’s providers over the server', (open) => {
  it('sign in, return identity and permissions, and sign out', async () => {
    const { auth, notices } = connect(await testApp(open), 'extended');
    await expect(auth.checkAuth({})).rejects.toEqual({ redirectTo: '/login?redirect=%2Findex', message: false });
    await expect(auth.login({ username: 'admin', password: 'wrong password' })).rejects.toMatchObject({
      message: '账号或密码不正确',
    });
    await auth.login({ username: 'admin', password: ADMIN_PASSWORD });
    expect(notices).toEqual([{ type: 'success', message: '登录成功' }]);
    await expect(auth.checkAuth({})).resolves.toBeUndefined();
    expect(await auth.getIdentity?.()).toEqual({
      id: cookies.get(COOKIE.uuid),
      fullName: expect.stringMatching(/./),
      adminId: 1,
    });
    expect(await auth.getPermissions?.({})).toMatchObject({ superAdmin: true });
    expect(await auth.canAccess?.({ action: 'passAttendant', resource: attendants })).toBe(true);
    await auth.logout({});
    await expect(auth.checkAuth({})).rejects.toMatchObject({ message: false });
  });

  it('report the end of a session once', async () => {
    const { data, notices, onSessionEnd } = connect(await testApp(open), 'extended');
    cookies.set(COOKIE.token, 'a token nobody gave out');
    const outcomes = await Promise.allSettled([data.getList(attendants, {}), data.getOne(attendants, { id: 1 })]);
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(notices).toEqual([{ type: 'warning', message: '请重新登录' }]);
    expect(onSessionEnd).toHaveBeenCalledTimes(1);
  });

  it('return the same rows for the same query in both kinds', async () => {
    const server = await testApp(open);
    for (const name of ['王小红', '李 Anna', '张𠮷', '赵六', 'anna Bob']) {
      await added(
        server,
        'attendant',
        await attendantInput(server, { name, role: name.includes('n') ? 'nurse' : 'rehab' }),
      );
    }
    const extended = connect(server, 'extended');
    await extended.auth.login({ username: 'admin', password: ADMIN_PASSWORD });
    const spec = connect(server, 'spec');
    const questions = [
      {},
      { filter: { role: 'nurse' } },
      { filter: { role: ['nurse', 'rehab'], status: 'pending' }, sort: { field: 'id', order: 'ASC' as const } },
      { sort: { field: 'name', order: 'ASC' as const } },
      { sort: { field: 'createTime', order: 'DESC' as const }, pagination: { page: 2, perPage: 2 } },
      { filter: { createTime: { from: '2020-01-01' } }, pagination: { page: 1, perPage: 500 } },
      { filter: { role: 'volunteer' } },
    ];
    for (const question of questions) {
      const [a, b] = [await extended.data.getList(attendants, question), await spec.data.getList(attendants, question)];
      expect(b.total, JSON.stringify(question)).toBe(a.total);
      expect(
        b.data.map(({ id }) => id),
        JSON.stringify(question),
      ).toEqual(a.data.map(({ id }) => id));
    }
    expect((await extended.data.getList(attendants, {})).total).toBe(5);
  });

  describe.each<BackendKind>(['extended', 'spec'])('in kind %s', (operations) => {
    it('add, change, transition, read and remove records', async () => {
      const server = await testApp(open);
      const { auth, data, notices } = connect(server, operations);
      await auth.login({ username: 'admin', password: ADMIN_PASSWORD });
      const { data: record } = await data.create(attendants, { data: await attendantInput(server) });
      expect(record).toMatchObject({ status: 'pending', version: 1 });
      const { data: changed } = await data.update(attendants, {
        id: String(record.id),
        data: { ...record, remark: '夜班' },
        previousData: record,
      });
      expect(changed).toMatchObject({ remark: '夜班', version: 2 });
      await expect(
        data.update(attendants, { id: record.id, data: { ...record, remark: '早班' }, previousData: record }),
      ).rejects.toMatchObject({ status: 4000, message: '数据已被他人修改，请刷新' });
      expect(await data.call(attendants, 'passAttendant', { id: record.id })).toMatchObject({ status: 'passed' });
      expect((await data.getOne(attendants, { id: record.id })).data).toMatchObject({
        status: 'passed',
        remark: '夜班',
      });
      const unmasked = await data.unmask(attendants, { id: record.id, reason: '核对手机号码' });
      expect(unmasked).toMatchObject({ phone: expect.stringMatching(/^1\d{10}$/) });
      expect((await data.getMany(attendants, { ids: [record.id, 999_999] })).data).toHaveLength(1);
      await data.delete(attendants, { id: record.id });
      await expect(data.getOne(attendants, { id: record.id })).rejects.toMatchObject({ message: '记录不存在' });
      expect(notices.filter(({ type }) => type === 'error')).toEqual([]);
    });

    it('report invalid input at its fields', async () => {
      const server = await testApp(open);
      const { auth, data } = connect(server, operations);
      await auth.login({ username: 'admin', password: ADMIN_PASSWORD });
      await expect(data.create(attendants, { data: { name: '王' } })).rejects.toMatchObject({
        status: 4000,
        body: { errors: { phone: '不能为空' } },
      });
    });

    it('report exactly which of several records could not be removed', async () => {
      const server = await testApp(open);
      const { auth, data } = connect(server, operations);
      await auth.login({ username: 'admin', password: ADMIN_PASSWORD });
      const free = await added(server, 'attendant', await attendantInput(server));
      await expect(data.deleteMany(attendants, { ids: [free.id, 999_999] })).rejects.toMatchObject({
        message: expect.stringContaining('成功 1 条，失败 1 条'),
        body: { done: [free.id], refusals: [{ id: 999_999, message: '记录不存在' }] },
      });
    });
  });
});
