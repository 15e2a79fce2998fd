import { beforeAll, describe, expect, it } from 'vitest';
import { plannedVisit, type VisitRow } from '../builders/returnVisits';
import { type TestApp, testApp } from '../builders/testApp';
import { describeOnBothDatabases } from '../support/testDatabase';

const NOON = Date.parse('2026-03-12T12:00:00+08:00');

describeOnBothDatabases('the calls of visits (spec §7)', (open) => {
  let server: TestApp;
  let home: VisitRow;
  let phone: VisitRow;
  let visitor: { id: number };
  beforeAll(async () => {
    server = await testApp(open, { clock: { now: NOON } });
    visitor = await server.signInAs({ name: '回访员甲' });
    home = await plannedVisit(server, { method: 'home', planDate: '2026-03-10', visitorId: visitor.id });
    phone = await plannedVisit(server, { planDate: '2026-03-14' });
  });
  const call = async (operation: string, params: Record<string, unknown> = {}, entity = 'returnVisit') =>
    (await server.call(`${operation}.${entity}.admin`, params)).body;
  const ids = (rows: unknown) => (rows as VisitRow[]).map(({ id }) => id);

  it('queryAll returns everything, by state and day', async () => {
    const { data, dataCount } = await call('queryAll');
    expect([ids(data), dataCount]).toEqual([[home.id, phone.id], 2]);
  });

  it('countAll counts everything and has no parameters', async () => {
    expect((await call('countAll')).data).toBe(2);
    expect((await call('countAll', { method: 'home' })).errors).toHaveProperty('method');
  });

  it('querySelective returns what matches the filters', async () => {
    expect(ids((await call('querySelective', { method: 'home' })).data)).toEqual([home.id]);
    expect((await call('querySelective', { mehtod: 'home' })).status).toBe(4000);
  });

  it('countSelective counts what matches the filters', async () => {
    expect((await call('countSelective', { 'planDate.from': '2026-03-11' })).data).toBe(1);
    expect((await call('countSelective', { method: 'clinic' })).data).toBe(0);
  });

  it('queryAllPagination returns pages of everything', async () => {
    const { data, dataCount } = await call('queryAllPagination', { pageNum: 2, pageSize: 1 });
    expect([ids(data), dataCount]).toEqual([[phone.id], 2]);
    expect((await call('queryAllPagination', { method: 'home' })).errors).toHaveProperty('method');
  });

  it('querySelectivePagination returns pages of what matches the filters', async () => {
    const { data, dataCount } = await call('querySelectivePagination', { method: 'phone', pageSize: 1 });
    expect([ids(data), dataCount]).toEqual([[phone.id], 1]);
    expect((await call('querySelectivePagination', { pageSize: 101 })).errors).toHaveProperty('pageSize');
  });

  it('queryAllPaginationCastToViewObject adds names, masked, and the days overdue', async () => {
    const { data, dataCount } = await call('queryAllPaginationCastToViewObject', { pageSize: 1 });
    expect(dataCount).toBe(2);
    expect(data).toMatchObject([
      { id: home.id, elderlyName: '欧**文', visitorName: '回访员甲', serviceApplicationName: null, overdueDays: 2 },
    ]);
  });

  it('querySelectivePaginationCastToViewObject does so for what matches the filters', async () => {
    const { data, dataCount } = await call('querySelectivePaginationCastToViewObject', { visitorId: visitor.id });
    expect(dataCount).toBe(1);
    expect(data).toMatchObject([{ id: home.id, elderlyName: '欧**文', previousVisitName: null }]);
  });

  it('queryById returns one record', async () => {
    expect((await call('queryById', { id: phone.id })).data).toMatchObject({ id: phone.id, visitNo: phone.visitNo });
    expect((await call('queryById', { id: 999_999 })).message).toBe('记录不存在');
  });

  describe('for writing', () => {
    it('insertSelective fills in defaults like insert', async () => {
      const { data } = await call('insertSelective', { elderlyId: home.elderlyId, planDate: '2026-04-01' });
      expect(data).toMatchObject({ method: 'phone', purpose: 'care', status: 'planned' });
      const { id } = data as VisitRow;
      expect((await call('deleteById', { id })).data).toEqual({ id });
    });

    it('insert refuses missing fields, and writes nothing', async () => {
      expect((await call('insert', { method: 'phone' })).errors).toMatchObject({ elderlyId: '不能为空' });
      expect((await call('countAll')).data).toBe(2);
    });

    it('updateByIdSelective keeps absent fields', async () => {
      const { data } = await call('updateByIdSelective', { id: phone.id, remark: '先打座机', visitorId: visitor.id });
      expect(data).toMatchObject({ remark: '先打座机', method: 'phone', visitorName: '回访员甲' });
    });

    it('updateById clears absent fields, and keeps immutable ones', async () => {
      const given = { id: phone.id, method: 'phone', purpose: 'care', planDate: '2026-03-14' };
      const { data } = await call('updateById', given);
      expect(data).toMatchObject({ remark: null, visitorId: null, visitorName: null, elderlyId: phone.elderlyId });
      expect((await call('updateById', { id: phone.id, method: 'phone' })).errors).toMatchObject({
        purpose: '不能为空',
        planDate: '不能为空',
      });
    });

    it('deleteById deletes a record', async () => {
      const { id } = await plannedVisit(server);
      expect((await call('deleteById', { id })).status).toBe(8000);
      expect((await call('countAll')).data).toBe(2);
    });
  });

  it('exist for recordings too, and in no other scope', async () => {
    expect((await call('countAll', {}, 'recordingCall')).data).toBe(0);
    expect((await call('queryAllPaginationCastToViewObject', {}, 'recordingCall')).data).toEqual([]);
    expect((await server.call('queryAll.returnVisit.open')).http).toBe(404);
    expect((await server.call('queryAll.elderly.open')).http).toBe(404);
  });

  it('require the permission of each', async () => {
    const counting = await server.signInAs({ extraGrants: ['count*.returnVisit.admin'] });
    const as = async (operation: string) =>
      (await server.call(`${operation}.returnVisit.admin`, {}, { token: counting.token })).http;
    expect([await as('countAll'), await as('queryAll'), await as('queryAllPaginationCastToViewObject')]).toEqual([
      200, 403, 403,
    ]);
  });
});
