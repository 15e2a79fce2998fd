import { beforeAll, describe, expect, it } from 'vitest';
import type { AssignableAttendant } from '../../../src/plugins/service/entities/attendants/assignableAttendant';
import { application, applicationAfter, moment, passedAttendant, servedElder } from '../builders/applications';
import { added, attendantInput, codes } from '../builders/records';
import { type TestApp, testApp } from '../builders/testApp';
import { describeOnBothDatabases } from '../support/testDatabase';

describeOnBothDatabases('calls about applications', (open) => {
  let server: TestApp;
  const call = (operation: string, params: Record<string, unknown> = {}, options = {}) =>
    server.call(`${operation}.serviceApplication.open`, params, options);
  const idsOf = (body: { data: unknown }) => (body.data as { id: number }[]).map(({ id }) => id);
  /** Writes what only the server itself may. */
  const written = (id: number, values: Record<string, unknown>) =>
    server.database.write((transaction) =>
      transaction.updateTable('serviceApplication').set(values).where('id', '=', id).execute(),
    );

  beforeAll(async () => {
    server = await testApp(open, { clock: { now: Date.parse('2026-03-10T08:00:00+08:00') } });
  });

  describe('selectAssignable', () => {
    it('puts the nearest and most familiar first, and explains what excludes the others', async () => {
      const elderlyId = await servedElder(server, { lng: 90.4, lat: 40.3 });
      const near = await passedAttendant(server, { homeLng: 90.401, homeLat: 40.3 });
      const far = await passedAttendant(server, { homeLng: 90.43, homeLat: 40.3 });
      const tooFar = await passedAttendant(server, {
        homeLng: 90.49,
        homeLat: 40.3,
        role: 'nurse',
        certs: [{ type: 'health' }, { type: 'noCrime' }, { type: 'nurse' }],
      });
      const pending = await added(server, 'attendant', await attendantInput(server));
      await applicationAfter(server, [['accept'], ['assign', { attendantId: far }]], {
        planStart: moment('2026-03-12', '07:00'),
        planEnd: moment('2026-03-12', '08:00'),
        elderlyId,
      });
      const { id } = await applicationAfter(server, [['accept']], { elderlyId });
      const { body } = await call('selectAssignable', { id });
      const rows = body.data as AssignableAttendant[];
      expect(rows.map(({ attendantId }) => attendantId)).toEqual([near, far, tooFar]);
      expect(rows[0]).toMatchObject({ eligible: true, problems: [], distanceM: 100, visitsToday: 0, name: '王*红' });
      expect(rows[1]).toMatchObject({ eligible: true, distanceM: 2500, visitsToday: 1, minutesThisMonth: 60 });
      expect(rows[0]?.score).toBeGreaterThan(rows[1]?.score ?? 0);
      expect(rows[2]).toMatchObject({ eligible: false, score: 0, problems: ['roleMismatch', 'tooFar'] });
      expect(rows.map(({ attendantId }) => attendantId)).not.toContain(pending.id);
    });

    it('ranks for another time on request, without changing the application', async () => {
      const elderlyId = await servedElder(server);
      const attendantId = await passedAttendant(server);
      const plan = { planStart: moment('2026-03-19', '09:00'), planEnd: moment('2026-03-19', '10:00') };
      await applicationAfter(server, [['accept'], ['assign', { attendantId }]], plan);
      const { id, planStart } = await applicationAfter(server, [['accept']], { elderlyId });
      const rowFor = async (params: object) =>
        ((await call('selectAssignable', { id, ...params })).body.data as AssignableAttendant[]).find(
          (row) => row.attendantId === attendantId,
        );
      expect(await rowFor({})).toMatchObject({ visitsToday: 0 });
      expect(await rowFor(plan)).toMatchObject({ eligible: false, visitsToday: 1, problems: ['overlap'] });
      expect((await call('selectById', { id })).body.data).toMatchObject({ planStart });
    });

    it('searches by name or number, but not by a masked one', async () => {
      const attendantId = await passedAttendant(server, { name: '欧阳找' });
      const { id } = await applicationAfter(server, [['accept']]);
      const idsFor = async (keyword: string) =>
        ((await call('selectAssignable', { id, keyword })).body.data as AssignableAttendant[]).map(
          (row) => row.attendantId,
        );
      expect(await idsFor('阳找')).toEqual([attendantId]);
      expect(await idsFor(`A${String(attendantId).padStart(7, '0')}`)).toEqual([attendantId]);
      expect(await idsFor('欧*找')).toEqual([]);
    });

    it('refuses a missing application', async () => {
      expect((await call('selectAssignable', { id: 999_999 })).body).toMatchObject({
        status: 4000,
        message: '记录不存在',
      });
    });
  });

  describe('reads by one key', () => {
    it('return pages of records with the key, with the filters of the list', async () => {
      const attendantId = await passedAttendant(server);
      const elderlyId = await servedElder(server);
      const later = { elderlyId, planStart: moment('2026-03-13', '09:00'), planEnd: moment('2026-03-13', '09:45') };
      const first = await applicationAfter(server, [['accept'], ['assign', { attendantId }]], { elderlyId });
      const second = await applicationAfter(server, [['accept'], ['assign', { attendantId }]], later);
      const all = await call('selectByAttendantId', { attendantId });
      expect([idsOf(all.body), all.body.dataCount]).toEqual([[second.id, first.id], 2]);
      const paged = await call('selectByAttendantId', { attendantId, pageNum: 2, pageSize: 1 });
      expect([idsOf(paged.body), paged.body.dataCount]).toEqual([[first.id], 2]);
      const filtered = await call('selectByAttendantId', {
        attendantId,
        'planStart.from': moment('2026-03-13', '00:00'),
      });
      expect(idsOf(filtered.body)).toEqual([second.id]);
      const byService = await call('selectByServiceTypeId', { serviceTypeId: first.serviceTypeId, elderlyId });
      expect(idsOf(byService.body)).toEqual([second.id, first.id]);
      const byGrade = await call('selectByElderlyCapacityTypeId', {
        elderlyCapacityTypeId: first.elderlyCapacityTypeId,
        elderlyId,
      });
      expect(idsOf(byGrade.body)).toEqual([second.id, first.id]);
      const some = await call('selectSomeBySelective', { elderlyId, status: 'assigned' });
      expect((some.body.data as object[])[1]).toEqual({
        id: first.id,
        applicationNo: first.applicationNo,
        elderlyId,
        elderlyName: '欧**文',
        serviceTypeId: first.serviceTypeId,
        attendantId,
        attendantName: '王*红',
        planStart: first.planStart,
        planEnd: first.planEnd,
        status: 'assigned',
      });
      expect(idsOf((await call('selectBySelective', { elderlyId })).body)).toEqual([second.id, first.id]);
      expect(idsOf((await call('selectBySelectivePagination', { keyword: String(first.applicationNo) })).body)).toEqual(
        [first.id],
      );
    });

    it('return the applications of a user', async () => {
      const user = await added(server, 'user', { phone: '13800138000', nickname: '晴天' });
      const record = await applicationAfter(server, [], { userId: user.id });
      expect(idsOf((await call('selectByUserId', { userId: user.id })).body)).toEqual([record.id]);
      expect((await call('selectByUserId')).body.errors).toEqual({ userId: '不能为空' });
      expect((await call('selectByUserId', { userId: user.id, unknown: 1 })).body.status).toBe(4000);
    });
  });

  describe('deleteAllInput', () => {
    const confirmation = '删除全部导入数据';
    const imported = async (values: Record<string, unknown> = {}) => {
      const { id } = await applicationAfter(server, []);
      await written(id, { source: 'input', importBatchId: 'B1', ...values });
      return id;
    };
    const count = async () => (await call('selectBySelectivePagination', { source: 'input' })).body.dataCount;

    it('deletes nothing until the confirmation text is typed', async () => {
      await imported();
      const before = await count();
      for (const typed of [undefined, '删除', `${confirmation}！`]) {
        expect((await call('deleteAllInput', { confirmation: typed })).body.errors).toHaveProperty('confirmation');
      }
      expect(await count()).toBe(before);
    });

    it('deletes one batch or everything imported, and keeps what is settled', async () => {
      const elderlyId = await servedElder(server);
      const typed = await applicationAfter(server, [], { elderlyId });
      const start = Number(await count());
      await imported({ importBatchId: 'B2' });
      const settled = await imported({ importBatchId: 'B2', settleStatus: 'settled', status: 'settled' });
      const batch = await call('deleteAllInput', { confirmation, importBatchId: 'B2' });
      expect(batch.body).toMatchObject({ status: 8000, data: { deleted: 1, keptSettled: 1 } });
      expect(await count()).toBe(start + 1);
      const all = await call('deleteAllInput', { confirmation });
      expect(all.body.data).toEqual({ deleted: start, keptSettled: 1 });
      expect(await application(server, settled)).toMatchObject({ status: 'settled' });
      expect(await application(server, typed.id)).toMatchObject({ status: 'applied' });
    });

    it('requires its own permission and is logged', async () => {
      const { token } = await server.signInAs({ extraGrants: ['select*.*.*', 'insert.serviceApplication.open'] });
      expect((await call('deleteAllInput', { confirmation }, { token })).http).toBe(403);
      await call('deleteAllInput', { confirmation });
      const { body } = await server.call('selectBySelectivePagination.log.open', {
        operation: 'deleteAllInput',
        pageSize: 1,
      });
      expect((body.data as object[])[0]).toMatchObject({ resultStatus: 8000, entity: 'serviceApplication' });
    });
  });

  describe('deleting', () => {
    it('removes applications that ended without a visit, and keeps those with one', async () => {
      const attendantId = await passedAttendant(server);
      const applied = await applicationAfter(server, []);
      const assigned = await applicationAfter(server, [['accept'], ['assign', { attendantId }]]);
      expect((await call('deleteById', { id: applied.id })).body.status).toBe(8000);
      expect((await call('deleteById', { id: assigned.id })).body.message).toBe(
        '只能删除“已申请”“已驳回”“已取消”的服务单',
      );
    });

    it('keeps an address while an open application uses it', async () => {
      const elderlyId = await servedElder(server);
      const user = await added(server, 'user', { phone: '13800138001', nickname: '小雨' });
      const address = await added(server, 'userAddress', {
        userId: user.id,
        elderlyId,
        contactName: '张三',
        contactPhone: '13800138001',
        regionCode: '119901',
        detail: '示范市春和区迎春街道康宁社区2号楼',
        lng: 90.35,
        lat: 40.25,
        geofenceM: 150,
      });
      const record = await applicationAfter(server, [['accept']], { elderlyId, userAddressId: address.id });
      expect(record).toMatchObject({ geofenceM: 150, serviceRegionCode: '119901' });
      const refused = await server.call('deleteById.userAddress.open', { id: address.id });
      expect(refused.body).toMatchObject({ status: 4000, message: '地址正被未完结的服务单使用' });
      await call('cancel', { id: record.id, reason: 'other' });
      expect((await server.call('deleteById.userAddress.open', { id: address.id })).body.status).toBe(8000);
      const stranger = await servedElder(server);
      const other = await added(server, 'userAddress', {
        userId: user.id,
        contactName: '张三',
        contactPhone: '13800138001',
        regionCode: '119901',
        detail: '示范市春和区迎春街道康宁社区3号楼',
      });
      const services = await codes(server, 'serviceType');
      const { body } = await call('insert', {
        elderlyId: stranger,
        userAddressId: other.id,
        serviceTypeId: services.LIFE06,
        planStart: moment('2026-03-12', '09:00'),
        planEnd: moment('2026-03-12', '09:45'),
      });
      expect(body.errors).toEqual({ userAddressId: '地址不属于该老人或申请人' });
    });
  });
});
