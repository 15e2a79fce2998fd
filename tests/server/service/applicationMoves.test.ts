import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ADMIN_PASSWORD } from '../../../harness/adminPassword';
import {
  application,
  applicationAfter,
  applicationInput,
  moment,
  passedAttendant,
  type Row,
  servedElder,
} from '../builders/applications';
import { added, codes, elderInput } from '../builders/records';
import { type TestApp, testApp } from '../builders/testApp';
import { describeOnBothDatabases } from '../support/testDatabase';

const MORNING = Date.parse('2026-03-10T08:00:00+08:00');

describeOnBothDatabases('service applications', (open) => {
  let server: TestApp;
  let attendantId: number;
  let approverId: number;
  /** Moves the clock, and signs in again when the session has ended. */
  const at = async (text: string) => {
    server.clock.now = Date.parse(text);
    server.token = ((await server.login('admin', ADMIN_PASSWORD)).body.data as { token: string }).token;
  };
  const call = (operation: string, params: Record<string, unknown>, options = {}) =>
    server.call(`${operation}.serviceApplication.open`, params, options);
  /** Refused at a field, and nothing changed. */
  const refused = async (record: Row, operation: string, input: Record<string, unknown>) => {
    const { body } = await call(operation, { id: record.id, ...input });
    expect(body.status).toBe(4000);
    expect(await application(server, record.id)).toMatchObject({ status: record.status, version: record.version });
    return body.errors ?? body.message;
  };

  beforeAll(async () => {
    server = await testApp(open, { clock: { now: MORNING } });
    ({ id: approverId } = await server.signInAs({ username: 'chief', name: '主任', superAdmin: true }));
  });
  beforeEach(async () => {
    await at('2026-03-10T08:00:00+08:00');
    attendantId = await passedAttendant(server);
  });

  describe('insert', () => {
    it('copies the elder, the place, the payer, the price and the number as they are now', async () => {
      const types = await codes(server, 'elderlyType');
      const elderlyId = await servedElder(server, { elderlyTypeId: types.SELF, lng: 90.4, lat: 40.3 });
      const record = await added(server, 'serviceApplication', await applicationInput(server, { elderlyId }));
      expect(record).toMatchObject({
        status: 'applied',
        source: 'admin',
        elderlyName: '欧**文',
        serviceAddress: '示范市冬青区松涛街道敬老社区***',
        payerType: 'self',
        priceFen: 6000,
        fundFen: 0,
        selfFen: 6000,
        planMinutes: 45,
        itemCodes: ['LIFE06'],
        signStatus: null,
        riskScore: 0,
        settleStatus: 'unsettled',
      });
      expect(record.applicationNo).toBe(`SA20260310${String(record.id).padStart(6, '0')}`);
      expect(record.steps).toMatchObject([{ action: 'insert', adminName: '系统管理员' }]);
    });

    it('accepts a plan that ends after midnight', async () => {
      const elderlyId = await servedElder(server);
      const plan = { planStart: moment('2026-03-12', '23:30'), planEnd: moment('2026-03-13', '00:15') };
      const { body } = await call('insert', await applicationInput(server, { elderlyId, ...plan }));
      expect(body).toMatchObject({ status: 8000, data: { ...plan, planMinutes: 45 } });
    });

    it.each([
      [
        'a plan that is over',
        { planStart: moment('2026-03-09', '09:00'), planEnd: moment('2026-03-09', '09:45') },
        'planEnd',
      ],
      ['a plan of four minutes', { planEnd: moment('2026-03-12', '09:04') }, 'planEnd'],
      [
        'a plan 91 days ahead',
        { planStart: moment('2026-06-09', '09:00'), planEnd: moment('2026-06-09', '09:45') },
        'planStart',
      ],
      ['an import by hand', { source: 'input' }, 'source'],
      ['items nobody knows', { itemCodes: ['NOTHING'] }, 'itemCodes'],
    ])('refuses %s', async (_title, changes, field) => {
      const elderlyId = await servedElder(server);
      const { body } = await call('insert', await applicationInput(server, { elderlyId, ...changes }));
      expect(Object.keys(body.errors ?? {})).toEqual([field]);
      expect((await call('selectBySelectivePagination', { elderlyId })).body.dataCount).toBe(0);
    });

    it('refuses an elder who is not in service', async () => {
      const { id: elderlyId } = await added(server, 'elderly', await elderInput(server));
      const { body } = await call('insert', await applicationInput(server, { elderlyId }));
      expect(body.errors).toEqual({ elderlyId: '该老人当前为“待完善”，不能安排服务' });
    });

    it('refuses a disabled service and one that is not for the grade', async () => {
      const elderlyId = await servedElder(server);
      const grades = await codes(server, 'elderlyCapacityType');
      const entry = {
        category: 'visit',
        requireRole: ['caregiver'],
        stdMinutes: 30,
        minMinutes: 20,
        maxMinutes: 60,
        priceFen: 100,
      };
      const disabled = await added(server, 'serviceType', {
        ...entry,
        code: `D${Date.now()}`,
        name: `停用${Math.random()}`,
        enabled: false,
      });
      const severe = await added(server, 'serviceType', {
        ...entry,
        code: `G${Date.now()}`,
        name: `重度${Math.random()}`,
        capacityTypeIds: [grades['0']],
      });
      const ask = async (serviceTypeId: number) =>
        (await call('insert', await applicationInput(server, { elderlyId, serviceTypeId }))).body.errors;
      expect(await ask(disabled.id)).toEqual({ serviceTypeId: '所选项已停用，请另选' });
      expect(await ask(severe.id)).toEqual({ serviceTypeId: '该服务不适用于老人的能力等级' });
    });

    it('refuses the same service twice at once, but not one that begins when the other ends', async () => {
      const elderlyId = await servedElder(server);
      const first = await applicationAfter(server, [], { elderlyId });
      const again = await call(
        'insert',
        await applicationInput(server, {
          elderlyId,
          planStart: moment('2026-03-12', '09:44'),
          planEnd: moment('2026-03-12', '10:20'),
        }),
      );
      expect(again.body.errors).toEqual({ planStart: `与该老人同类服务单 ${first.applicationNo} 时间重叠` });
      const next = await call(
        'insert',
        await applicationInput(server, {
          elderlyId,
          planStart: moment('2026-03-12', '09:45'),
          planEnd: moment('2026-03-12', '10:20'),
        }),
      );
      expect(next.body.status).toBe(8000);
    });

    it('refuses insured minutes beyond 25 hours a month; another payer is accepted', async () => {
      const elderlyId = await servedElder(server);
      const day = (date: string, end: string) => ({
        elderlyId,
        payerType: 'ltci',
        planStart: moment(date, '06:00'),
        planEnd: moment(date, end),
      });
      await applicationAfter(server, [], day('2026-03-11', '18:00'));
      await applicationAfter(server, [], day('2026-03-12', '18:00'));
      const over = await call('insert', await applicationInput(server, day('2026-03-13', '07:01')));
      expect(over.body.errors).toEqual({ payerType: '长护险每月 25 小时额度不足，本月还剩 60 分钟' });
      expect((await call('insert', await applicationInput(server, day('2026-03-13', '07:00')))).body.status).toBe(8000);
      const self = { ...day('2026-03-14', '07:00'), payerType: 'self' };
      expect((await call('insert', await applicationInput(server, self))).body.status).toBe(8000);
      expect((await call('insert', await applicationInput(server, day('2026-04-01', '07:00')))).body.status).toBe(8000);
    });
  });

  describe('assign', () => {
    const assigned = (changes = {}) => applicationAfter(server, [['accept'], ['assign', { attendantId }]], changes);

    it('assigns the attendant, and records who did it', async () => {
      const record = await assigned();
      expect(record).toMatchObject({ status: 'assigned', attendantId, attendantName: '王*红', signStatus: 'notDue' });
      expect(record.steps).toMatchObject([
        { action: 'insert' },
        { action: 'accept' },
        { action: 'assign', attendantId, attendantName: '王*红', adminName: '系统管理员' },
      ]);
    });

    it.each([
      ['has another role', { role: 'housekeeper' }, '该护理员的角色不能做此服务'],
      ['does not offer the service', { serviceTypeIds: [1] }, '该护理员不提供此服务'],
      ['is too far away', { homeLng: 90.5, homeLat: 40.2, travelRadiusKm: 1 }, '超出该护理员 1 公里的服务半径'],
      [
        'has papers that end the day before',
        {
          certs: [
            { type: 'health', expire: '2026-03-11' },
            { type: 'noCrime', expire: null },
          ],
        },
        '该护理员的证书缺失，或在服务当日已过期',
      ],
    ])('refuses an attendant who %s', async (_title, changes, message) => {
      const elderlyId = await servedElder(server, { lng: 90.4, lat: 40.3 });
      const record = await applicationAfter(server, [['accept']], { elderlyId });
      const unfit = await passedAttendant(server, changes);
      expect(await refused(record, 'assign', { attendantId: unfit })).toEqual({ attendantId: message });
    });

    it('refuses an attendant who is not passed', async () => {
      const record = await applicationAfter(server, [['accept']]);
      await server.call('banAttendant.attendant.open', { id: attendantId, reason: '多次迟到' });
      expect(await refused(record, 'assign', { attendantId })).toEqual({ attendantId: '该护理员未通过审核或已停用' });
    });

    it('leaves 15 minutes between two visits', async () => {
      await assigned();
      const near = await applicationAfter(server, [['accept']], {
        planStart: moment('2026-03-12', '09:59'),
        planEnd: moment('2026-03-12', '10:30'),
      });
      expect(await refused(near, 'assign', { attendantId })).toEqual({
        attendantId: '该护理员前后 15 分钟内已有服务单',
      });
      const free = { planStart: moment('2026-03-12', '10:00'), planEnd: moment('2026-03-12', '10:30') };
      expect((await assigned(free)).status).toBe('assigned');
    });

    it('respects the visits a day and the hours a month', async () => {
      attendantId = await passedAttendant(server, { dailyCap: 1, monthlyHoursCap: 1 });
      await assigned();
      const sameDay = await applicationAfter(server, [['accept']], {
        planStart: moment('2026-03-12', '15:00'),
        planEnd: moment('2026-03-12', '15:15'),
      });
      expect(await refused(sameDay, 'assign', { attendantId })).toEqual({ attendantId: '该护理员当日已满 1 单' });
      const sameMonth = await applicationAfter(server, [['accept']], {
        planStart: moment('2026-03-13', '15:00'),
        planEnd: moment('2026-03-13', '15:16'),
      });
      expect(await refused(sameMonth, 'assign', { attendantId })).toEqual({ attendantId: '该护理员当月将超过 1 小时' });
      expect(
        (await assigned({ planStart: moment('2026-03-13', '15:00'), planEnd: moment('2026-03-13', '15:15') })).status,
      ).toBe('assigned');
    });

    it('lets one of two dispatchers win and shows the other who was first and whom they chose', async () => {
      const record = await applicationAfter(server, [['accept']]);
      const other = await passedAttendant(server);
      const { token } = await server.signInAs({ superAdmin: true, name: '李调度' });
      const answers = await Promise.all([
        call('assign', { id: record.id, attendantId, version: record.version }),
        call('assign', { id: record.id, attendantId: other, version: record.version }, { token }),
      ]);
      const lost = answers.filter(({ body }) => body.status === 4000);
      expect(lost).toHaveLength(1);
      expect(lost[0]?.body.message).toMatch(/^(系统管理员|李调度)刚刚已派给王\*红$/);
      const { steps, version } = await application(server, record.id);
      expect((steps as unknown[]).length).toBe(3);
      expect(version).toBe(3);
    });

    it('never books two applications for one time of an attendant', async () => {
      const records = [await applicationAfter(server, [['accept']]), await applicationAfter(server, [['accept']])];
      const answers = await Promise.all(records.map(({ id }) => call('assign', { id, attendantId })));
      expect(answers.map(({ body }) => body.status).sort()).toEqual([4000, 8000]);
    });

    it('moves a visit to another attendant at another time, at the price of the new duration', async () => {
      const services = await codes(server, 'serviceType');
      const record = await assigned({ serviceTypeId: services.LIFE02, planEnd: moment('2026-03-12', '10:00') });
      expect(record.priceFen).toBe(4500);
      const other = await passedAttendant(server);
      const plan = { planStart: moment('2026-03-13', '09:00'), planEnd: moment('2026-03-13', '11:00') };
      const { body } = await call('reassign', { id: record.id, attendantId: other, ...plan, reason: '临时有事' });
      expect(body.data).toMatchObject({
        status: 'assigned',
        attendantId: other,
        ...plan,
        planMinutes: 120,
        priceFen: 9000,
      });
    });

    it('refuses a past plan, the same attendant again, and changes of the plan by hand', async () => {
      const record = await assigned();
      const past = { planStart: moment('2026-03-09', '09:00'), planEnd: moment('2026-03-09', '09:45') };
      expect(await refused(record, 'reassign', { attendantId, ...past })).toEqual({
        planEnd: '计划时间已过，请重新安排时间',
      });
      expect(await refused(record, 'reassign', { attendantId })).toEqual({ attendantId: '已派给该护理员' });
      expect(await refused(record, 'updateByIdSelective', { planEnd: moment('2026-03-12', '10:00') })).toEqual({
        planEnd: '受理并派单后不能修改',
      });
      expect((await call('updateByIdSelective', { id: record.id, remark: '门铃坏了' })).body.status).toBe(8000);
    });

    it('reverts to accepted when the attendant is banned, unless the visit has begun', async () => {
      const future = await assigned();
      const begun = await assigned({
        planStart: moment('2026-03-10', '08:30'),
        planEnd: moment('2026-03-10', '09:00'),
      });
      await at('2026-03-10T08:35:00+08:00');
      const { body } = await server.call('banAttendant.attendant.open', { id: attendantId, reason: '多次迟到' });
      expect(body.status).toBe(8000);
      const released = await application(server, future.id);
      expect(released).toMatchObject({ status: 'accepted', attendantId: null, attendantName: null, version: 4 });
      expect((released.steps as { action: string }[]).at(-1)?.action).toBe('release');
      expect(await application(server, begun.id)).toMatchObject({ status: 'assigned', attendantId, version: 3 });
      expect((await server.call('resignAttendant.attendant.open', { id: attendantId })).body.message).toBe(
        '还有 1 个未完成的服务单',
      );
    });
  });

  describe('a visit', () => {
    const manual = (time: string) => ({ time, approverId, reason: '手机没电' });
    const running = async (changes = {}) => {
      const record = await applicationAfter(server, [['accept'], ['assign', { attendantId }]], changes);
      await at('2026-03-12T09:05:00+08:00');
      const { body } = await call('signInManual', { id: record.id, ...manual(moment('2026-03-12', '09:02')) });
      return body.data as Row;
    };

    /** By the administrator who was asked, in a separate session. */
    const approve = async (id: number) => {
      const { body } = await server.login('chief', 'a password of their own');
      return call('approveTimes', { id }, { token: (body.data as { token: string }).token });
    };

    it('waits for the approval of the administrator who was asked, and names them from then on', async () => {
      const record = await running();
      expect(record).toMatchObject({ approvalAdminId: approverId });
      const last = (steps: unknown) => (steps as object[]).at(-1);
      expect(last(record.steps)).toMatchObject({ action: 'signInManual', approverName: null });
      const waiting = async () => {
        const { body } = await call('selectBySelectivePagination', { approvalAdminId: approverId });
        return (body.data as Row[]).map(({ id }) => id);
      };
      expect(await waiting()).toContain(record.id);
      const told = await server.call('selectBySelectivePagination.outbox.open', { reason: 'approvalRequest' });
      expect(told.body.data).toMatchObject([
        { receiverType: 'admin', receiverId: approverId, channel: 'inbox', status: 'sent' },
      ]);
      expect(await refused(record, 'approveTimes', {})).toBe('只能由被指定的审批人本人确认');
      const { body } = await approve(record.id);
      expect(body).toMatchObject({ message: '已审批', data: { status: 'inService', approvalAdminId: null } });
      const { steps } = body.data as { steps: object[] };
      expect(await waiting()).not.toContain(record.id);
      expect(steps.slice(-2)).toMatchObject([
        { action: 'signInManual', adminName: '系统管理员', approverName: '主任' },
        { action: 'approveTimes', adminName: '主任' },
      ]);
      expect((await approve(record.id)).body.message).toBe('只能由被指定的审批人本人确认');
    });

    it('is approved only with the permission, and only such administrators are offered', async () => {
      const record = await applicationAfter(server, [['accept'], ['assign', { attendantId }]]);
      await at('2026-03-12T09:05:00+08:00');
      const extraGrants = ['select*.serviceApplication.open', 'approveTimes.serviceApplication.open'];
      const clerk = await server.signInAs({ name: '无权审批', extraGrants: extraGrants.slice(0, 1) });
      const elsewhere = await server.signInAs({ extraGrants, dataScope: 'region', regionCodes: ['110101'] });
      const { id: deputy } = await server.signInAs({ name: '副主任', extraGrants });
      const time = moment('2026-03-12', '09:02');
      for (const id of [clerk.id, elsewhere.id]) {
        expect(await refused(record, 'signInManual', { ...manual(time), approverId: id })).toEqual({
          approverId: '该管理员不能审批此服务单',
        });
      }
      const { body } = await call('selectApprovers', { keyword: '主任' }, { token: clerk.token });
      expect((body.data as { value: string }[]).map(({ value }) => Number(value))).toEqual([approverId, deputy]);
      const all = (await call('selectApprovers', {})).body.data as { value: string }[];
      const offered = all.map(({ value }) => Number(value));
      expect(offered).toContain(deputy);
      // Neither an administrator without the permission, nor oneself.
      expect(offered.filter((id) => id === clerk.id || id === 1)).toEqual([]);
    });

    it('is signed in and out by hand with the approval of another administrator', async () => {
      const record = await running();
      expect(record).toMatchObject({ status: 'inService', signMethod: 'manual', signStatus: 'inService' });
      expect((await server.call('selectById.attendant.open', { id: attendantId })).body.data).toMatchObject({
        workStatus: 'inService',
      });
      await at('2026-03-12T09:50:00+08:00');
      const { body } = await call('signOutManual', {
        id: record.id,
        ...manual(moment('2026-03-12', '09:46')),
        serviceResult: '陪聊天',
      });
      expect(body).toMatchObject({
        message: '已补签退',
        data: { status: 'completed', actualMinutes: 44, signStatus: 'manual' },
      });
      const elder = await server.call('selectById.elderly.open', { id: record.elderlyId });
      expect(elder.body.data).toMatchObject({ lastServiceTime: moment('2026-03-12', '09:02'), serviceCount30d: 1 });
      const helper = await server.call('selectById.attendant.open', { id: attendantId });
      expect(helper.body.data).toMatchObject({
        serviceCount: 1,
        completeRate: 100,
        abnormalRate30d: 0,
        workStatus: 'idle',
      });
    });

    it('keeps a last service unknown to this system when another visit is counted', async () => {
      const record = await applicationAfter(server, [['accept']]);
      const before = Date.parse('2025-01-01T09:00:00+08:00');
      const { database } = server;
      await database.write((transaction) =>
        transaction
          .updateTable('elderly')
          .set({ lastServiceTime: before })
          .where('id', '=', Number(record.elderlyId))
          .execute(),
      );
      await call('cancel', { id: record.id, reason: 'elder' });
      const { lastServiceTime } = await database.read
        .selectFrom('elderly')
        .select('lastServiceTime')
        .where('id', '=', Number(record.elderlyId))
        .executeTakeFirstOrThrow();
      expect(lastServiceTime).toBe(before);
    });

    it('needs another enabled administrator, and a valid time', async () => {
      const record = await applicationAfter(server, [['accept'], ['assign', { attendantId }]]);
      await at('2026-03-12T09:05:00+08:00');
      const time = moment('2026-03-12', '09:02');
      const self = (await server.call('isLogin.admin.open')).body.data as { username: string };
      expect(self.username).toBe('admin');
      expect(await refused(record, 'signInManual', { ...manual(time), approverId: 1 })).toEqual({
        approverId: '审批人不能是本人',
      });
      expect(await refused(record, 'signInManual', { ...manual(time), approverId: 999 })).toEqual({
        approverId: '所选记录不存在',
      });
      const { id: disabled } = await server.signInAs({});
      await server.call('disableAdmin.admin.open', { id: disabled });
      expect(await refused(record, 'signInManual', { ...manual(time), approverId: disabled })).toEqual({
        approverId: '审批人账号未启用',
      });
      expect(await refused(record, 'signInManual', manual(moment('2026-03-12', '07:59')))).toEqual({
        time: '不能早于计划开始前 60 分钟',
      });
      expect(await refused(record, 'signInManual', manual(moment('2026-03-12', '09:06')))).toEqual({
        time: '不能晚于现在',
      });
      expect(await refused(record, 'signInManual', { time, approverId })).toEqual({ reason: '不能为空' });
    });

    it('keeps the values that a correction replaced', async () => {
      const record = await running();
      await at('2026-03-12T12:00:00+08:00');
      await call('signOutManual', { id: record.id, ...manual(moment('2026-03-12', '09:46')) });
      const { body } = await call('amend', {
        id: record.id,
        signOutTime: moment('2026-03-12', '10:00'),
        approverId,
        reason: '记错时间',
      });
      expect(body.data).toMatchObject({
        status: 'completed',
        isAmended: true,
        actualMinutes: 58,
        amendments: [
          {
            reason: '记错时间',
            signOutBefore: moment('2026-03-12', '09:46'),
            signOutAfter: moment('2026-03-12', '10:00'),
            signInBefore: moment('2026-03-12', '09:02'),
          },
        ],
      });
      expect(
        await refused(body.data as Row, 'amend', {
          signOutTime: moment('2026-03-12', '09:02'),
          approverId,
          reason: '记错时间',
        }),
      ).toEqual({ signOutTime: '签退须晚于签到' });
    });

    it('is settled once its month is over', async () => {
      const record = await running();
      await at('2026-03-31T12:00:00+08:00');
      const done = (await call('signOutManual', { id: record.id, ...manual(moment('2026-03-12', '09:46')) })).body
        .data as Row;
      expect(await refused(done, 'settle', {})).toBe('服务当月尚未结束，下月起方可结算');
      await at('2026-04-01T00:00:00+08:00');
      expect(await refused(done, 'settle', {})).toBe('补签或更正的时间尚未审批');
      await approve(done.id);
      const { body } = await call('settle', { id: done.id, settleBatch: '2026-03' });
      expect(body.data).toMatchObject({ status: 'settled', settleStatus: 'settled', settleBatch: '2026-03' });
    });

    it('is canceled, and counts as late less than two hours before', async () => {
      const early = await applicationAfter(server, [['accept']], {});
      await at('2026-03-12T07:00:00+08:00');
      expect((await call('cancel', { id: early.id, reason: 'weather' })).body.data).toMatchObject({
        status: 'cancelled',
        lateCancel: false,
      });
      await at('2026-03-10T08:00:00+08:00');
      const late = await applicationAfter(server, [['accept']], {});
      await at('2026-03-12T07:00:01+08:00');
      expect((await call('cancel', { id: late.id, reason: 'family' })).body.data).toMatchObject({
        cancelReason: 'family',
        lateCancel: true,
      });
    });

    it('is canceled for a deceased elder, when it was still to come', async () => {
      const elderlyId = await servedElder(server);
      const past = await applicationAfter(server, [['accept'], ['assign', { attendantId }]], {
        elderlyId,
        planStart: moment('2026-03-10', '09:00'),
        planEnd: moment('2026-03-10', '09:30'),
      });
      const future = await applicationAfter(server, [['accept']], { elderlyId });
      await at('2026-03-10T09:10:00+08:00');
      await server.call('deceaseElderly.elderly.open', { id: elderlyId, date: '2026-03-10' });
      expect(await application(server, future.id)).toMatchObject({ status: 'cancelled', cancelReason: 'elder' });
      expect(await application(server, past.id)).toMatchObject({ status: 'assigned' });
    });

    it('expires without a sign-in and is closed without a sign-out, once, by whichever process is first', async () => {
      const waiting = await applicationAfter(server, [['accept'], ['assign', { attendantId }]], {
        planStart: moment('2026-03-12', '11:00'),
        planEnd: moment('2026-03-12', '12:00'),
      });
      const record = await running();
      await at('2026-03-12T12:29:59+08:00');
      await server.app.jobs.runDue();
      expect(await application(server, waiting.id)).toMatchObject({ status: 'assigned', signStatus: 'lateIn' });
      expect(await server.app.jobs.runDue()).toEqual([]);
      await at('2026-03-12T13:44:59+08:00');
      await server.app.jobs.runDue();
      expect(await application(server, waiting.id)).toMatchObject({
        status: 'missed',
        signStatus: 'missedIn',
        updateBy: 'system',
      });
      expect(await application(server, record.id)).toMatchObject({ status: 'inService', signStatus: 'overdueOut' });
      await at('2026-03-12T13:46:00+08:00');
      await server.app.jobs.runDue();
      const closed = await application(server, record.id);
      expect(closed).toMatchObject({
        status: 'completed',
        missedOut: true,
        signOutTime: null,
        signStatus: 'missedOut',
      });
      expect((closed.steps as unknown[]).at(-1)).toMatchObject({ action: 'autoClose', adminId: null });
      await at('2026-03-12T13:50:00+08:00');
      const plan = { planStart: moment('2026-03-13', '11:00'), planEnd: moment('2026-03-13', '12:00') };
      expect((await call('reassign', { id: waiting.id, attendantId })).body.errors).toEqual({
        planEnd: '计划时间已过，请重新安排时间',
      });
      expect((await call('reassign', { id: waiting.id, attendantId, ...plan })).body.data).toMatchObject({
        status: 'assigned',
      });
    });

    // The last test, because jobs wait when the clock is set back.
    it('drops out of the 30-day figures automatically', async () => {
      const record = await running();
      await at('2026-03-12T09:50:00+08:00');
      await call('signOutManual', { id: record.id, ...manual(moment('2026-03-12', '09:46')) });
      const count = async () =>
        ((await server.call('selectById.elderly.open', { id: record.elderlyId })).body.data as Row).serviceCount30d;
      await at('2026-04-11T23:00:00+08:00');
      await server.app.jobs.runDue();
      expect(await count()).toBe(1);
      await at('2026-04-12T23:00:00+08:00');
      await server.app.jobs.runDue();
      expect(await count()).toBe(0);
    });
  });
});
