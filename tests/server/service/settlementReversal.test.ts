import { sql } from 'kysely';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { ADMIN_PASSWORD } from '../../../harness/adminPassword';
import { migrate } from '../../../server/db/migrations/migrate';
import { sections } from '../../../server/sections';
import { application, applicationAfter, moment, passedAttendant, type Row } from '../builders/applications';
import { codes } from '../builders/records';
import { type TestApp, testApp } from '../builders/testApp';
import { describeOnBothDatabases } from '../support/testDatabase';

const MORNING = Date.parse('2026-03-10T08:00:00+08:00');
const PASSWORD = 'a password of their own';
const FINANCE = [
  'select*.serviceApplication.open',
  'select*.settlementEntry.open',
  'approveReversal.serviceApplication.open',
];

describeOnBothDatabases('the reversal of a settlement', (open) => {
  let server: TestApp;
  let attendantId: number;
  let approverId: number;
  const call = (operation: string, params: Record<string, unknown>, options = {}) =>
    server.call(`${operation}.serviceApplication.open`, params, options);
  const tokenOf = async (username: string, password: string) =>
    ((await server.login(username, password)).body.data as { token: string }).token;
  const at = async (text: string) => {
    server.clock.now = Date.parse(text);
    server.token = await tokenOf('admin', ADMIN_PASSWORD);
  };
  const asChief = async () => ({ token: await tokenOf('chief', PASSWORD) });
  const approve = async (id: number) => call('approveReversal', { id }, await asChief());
  const request = (id: number, changes = {}) =>
    call('requestReversal', { id, approverId, reason: '签退时间录错', ...changes });
  const entriesOf = async (applicationId: number) =>
    (await server.call('selectBySelectivePagination.settlementEntry.open', { applicationId, pageSize: 100 })).body
      .data as Row[];
  const sumOf = (entries: readonly Row[], field = 'priceFen') =>
    entries.reduce((sum, entry) => sum + Number(entry[field]), 0);
  /** An hourly visit of 9:00 to 10:00, made by hand, settled on the 1st of April. */
  const settled = async () => {
    await at('2026-03-10T08:00:00+08:00');
    attendantId = await passedAttendant(server);
    const { LIFE02 } = await codes(server, 'serviceType');
    const { id } = await applicationAfter(server, [['accept'], ['assign', { attendantId }]], {
      serviceTypeId: LIFE02,
      planStart: moment('2026-03-12', '09:00'),
      planEnd: moment('2026-03-12', '10:00'),
    });
    await at('2026-03-12T12:00:00+08:00');
    const manual = { id, approverId, reason: '手机没电' };
    await call('signInManual', { ...manual, time: moment('2026-03-12', '09:00') });
    await call('signOutManual', { ...manual, time: moment('2026-03-12', '10:00') });
    expect((await call('approveTimes', { id }, await asChief())).body.status).toBe(8000);
    await at('2026-04-01T09:00:00+08:00');
    const { body } = await call('settle', { id, settleBatch: '2026-03' });
    expect(body.data).toMatchObject({ status: 'settled', settleStatus: 'settled' });
    return body.data as Row;
  };
  const refused = async (record: Row, answer: ReturnType<typeof call>) => {
    const { body } = await answer;
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

  it('keeps the settlement, adds its exact negative with who asked and who approved, and lets the visit be settled again', async () => {
    const visit = await settled();
    const [settlement] = await entriesOf(visit.id);
    expect(settlement).toMatchObject({
      kind: 'settlement',
      applicationId: visit.id,
      priceFen: visit.priceFen,
      settleBatch: '2026-03',
      adminId: 1,
      reversesId: null,
    });
    const asked = await request(visit.id);
    expect(asked.body).toMatchObject({ message: '已提交冲销申请，等待审批', data: { status: 'settled' } });
    // Until then nothing has changed.
    expect(sumOf(await entriesOf(visit.id))).toBe(visit.priceFen);
    const approved = await approve(visit.id);
    expect(approved.body.data).toMatchObject({
      status: 'completed',
      settleStatus: 'unsettled',
      settleBatch: null,
      isReversed: true,
      reversalAdminId: null,
      signInTime: visit.signInTime,
      signOutTime: visit.signOutTime,
      priceFen: visit.priceFen,
    });
    const [reversal, kept] = await entriesOf(visit.id);
    expect(kept).toEqual(settlement);
    expect(reversal).toMatchObject({
      kind: 'reversal',
      priceFen: -Number(settlement?.priceFen),
      reason: '签退时间录错',
      adminId: 1,
      approverId,
      reversesId: settlement?.id,
    });
    for (const field of ['priceFen', 'fundFen', 'selfFen', 'actualMinutes']) {
      expect([field, sumOf([reversal as Row, kept as Row], field)]).toEqual([field, 0]);
    }
    const corrected = { id: visit.id, signOutTime: moment('2026-03-12', '09:54'), approverId, reason: '实际 54 分钟' };
    expect((await call('amend', corrected)).body.data).toMatchObject({
      priceFen: visit.priceFen,
      priceBasis: 'awaitingApproval',
    });
    expect((await call('approveTimes', { id: visit.id }, await asChief())).body.data).toMatchObject({
      actualMinutes: 54,
      priceFen: (Number(visit.priceFen) * 54) / 60,
      priceBasis: 'approved',
      pricedMinutes: 54,
    });
    const again = (await call('settle', { id: visit.id, settleBatch: '2026-03b' })).body.data as Row;
    expect(again).toMatchObject({ status: 'settled', priceFen: (Number(visit.priceFen) * 54) / 60 });
    const chain = await entriesOf(visit.id);
    expect(chain.map(({ kind }) => kind)).toEqual(['settlement', 'reversal', 'settlement']);
    expect(sumOf(chain)).toBe(again.priceFen);
    const steps = again.steps as { action: string; adminName: string }[];
    expect(steps.slice(-6).map(({ action, adminName }) => [action, adminName])).toEqual([
      ['settle', '系统管理员'],
      ['requestReversal', '系统管理员'],
      ['approveReversal', '主任'],
      ['amend', '系统管理员'],
      ['approveTimes', '主任'],
      ['settle', '系统管理员'],
    ]);
    const actions = (
      await server.call('selectBySelectivePagination.log.open', {
        entity: 'serviceApplication',
        entityId: String(visit.id),
        pageSize: 100,
      })
    ).body.data as Row[];
    expect(actions.map(({ operation }) => operation)).toEqual(
      expect.arrayContaining(['requestReversal', 'approveReversal']),
    );
  });

  it('counts settlement, reversal and new settlement once each in the figures, lists and exports of the month', async () => {
    const visit = await settled();
    const figures = async () => {
      // What was counted is good for a while.
      server.clock.now += 21_000;
      const { body } = await server.call('selectMainPanel.dataSystem.open', { period: 'month' });
      const values = new Map(
        (body.data as unknown as { figures: { key: string; value: number }[] }).figures.map(({ key, value }) => [
          key,
          value,
        ]),
      );
      return ['settledAmount', 'monthAmount', 'unsettledAmount'].map((key) => values.get(key));
    };
    const listed = async () => {
      const filter = { time: { from: '2026-04-01', to: '2026-04-30' }, pageSize: 100 };
      const { body } = await server.call('selectBySelectivePagination.settlementEntry.open', filter);
      return sumOf(body.data as Row[]) / 100;
    };
    const [before = 0] = await figures();
    expect(await listed()).toBe(before);
    await request(visit.id);
    await approve(visit.id);
    const [reversed] = await figures();
    expect(reversed).toBe(before - Number(visit.priceFen) / 100);
    expect(await listed()).toBe(reversed);
    // Visits of the month of the plan count once, whatever was posted for them.
    await at('2026-03-31T23:00:00+08:00');
    const [, amount, unsettled] = await figures();
    const visits = (await call('selectBySelective', { planStart: { from: '2026-03-01', to: '2026-03-31' } })).body
      .data as Row[];
    const served = visits.filter(({ status }) => status === 'completed' || status === 'settled');
    expect(amount).toBe(sumOf(served) / 100);
    expect(unsettled).toBe(sumOf(served.filter(({ status }) => status === 'completed')) / 100);
    await at('2026-04-02T09:00:00+08:00');
    await call('settle', { id: visit.id });
    expect(await figures()).toEqual([before, expect.anything(), expect.anything()]);
    expect(await listed()).toBe(before);
    const entries = (await server.call('selectAll.settlementEntry.open')).body.data as Row[];
    const all = (await server.call('selectAll.serviceApplication.open')).body.data as Row[];
    expect(sumOf(entries)).toBe(sumOf(all.filter(({ status }) => status === 'settled')));
  });

  it('is refused to the person who asked, to everybody who was not asked, and to who may not', async () => {
    const visit = await settled();
    expect(await refused(visit, request(visit.id, { approverId: 1 }))).toEqual({ approverId: '审批人不能是本人' });
    expect(await refused(visit, request(visit.id, { approverId: 99_999 }))).toEqual({ approverId: '所选记录不存在' });
    const clerk = await server.signInAs({ name: '无权', extraGrants: FINANCE.slice(0, 2) });
    expect(await refused(visit, request(visit.id, { approverId: clerk.id }))).toEqual({
      approverId: '该管理员不能审批此服务单',
    });
    const elsewhere = await server.signInAs({ extraGrants: FINANCE, dataScope: 'region', regionCodes: ['110101'] });
    expect(await refused(visit, request(visit.id, { approverId: elsewhere.id }))).toEqual({
      approverId: '该管理员不能审批此服务单',
    });
    expect(
      (await call('requestReversal', { id: visit.id, approverId, reason: '替人' }, { token: clerk.token })).http,
    ).toBe(403);
    const waiting = (await request(visit.id)).body.data as Row;
    expect(await refused(waiting, call('approveReversal', { id: visit.id }))).toBe('审批人不能是本人');
    const other = await server.signInAs({ extraGrants: FINANCE });
    expect(await refused(waiting, call('approveReversal', { id: visit.id }, { token: other.token }))).toBe(
      '只能由被指定的审批人本人确认',
    );
    // The same person in a second session is the same person.
    const second = await tokenOf('admin', ADMIN_PASSWORD);
    expect(await refused(waiting, call('approveReversal', { id: visit.id }, { token: second }))).toBe(
      '审批人不能是本人',
    );
    const found = await call('selectBySelectivePagination', { reversalAdminId: approverId });
    expect((found.body.data as Row[]).map(({ id }) => id)).toContain(visit.id);
    const told = await server.call('selectBySelectivePagination.outbox.open', { reason: 'approvalRequest' });
    expect(
      (told.body.data as Row[]).some(({ title, aboutId }) => title === '结算冲销待审批' && aboutId === visit.id),
    ).toBe(true);
    const declined = await call('declineReversal', { id: visit.id, note: '不必' }, await asChief());
    expect(declined.body.data).toMatchObject({ status: 'settled', reversalAdminId: null, reversalReason: null });
    expect(sumOf(await entriesOf(visit.id))).toBe(visit.priceFen);
  });

  it('refuses a blank reason, a visit that is not settled, a second request, and what was reversed already', async () => {
    const visit = await settled();
    for (const reason of ['', '   ', '\u200b', undefined]) {
      expect(await refused(visit, request(visit.id, { reason }))).toEqual({ reason: '不能为空' });
    }
    expect(await refused(visit, approve(visit.id))).toBe('没有等待审批的冲销申请');
    expect(await refused(visit, call('declineReversal', { id: visit.id }))).toBe('没有等待审批的冲销申请');
    const waiting = (await request(visit.id)).body.data as Row;
    expect(await refused(waiting, request(visit.id))).toBe('已有冲销申请在等待审批');
    await approve(visit.id);
    const reversed = await application(server, visit.id);
    for (const answer of [() => request(visit.id), () => approve(visit.id)]) {
      expect(await refused(reversed, answer())).toContain('已完成');
    }
    expect(await entriesOf(visit.id)).toHaveLength(2);
    for (const operation of ['insert', 'updateByIdSelective', 'deleteById']) {
      const [entry] = await entriesOf(visit.id);
      const { body } = await server.call(`${operation}.settlementEntry.open`, { id: entry?.id });
      expect([operation, body.status]).toEqual([operation, 4000]);
    }
  });

  it('posts once however often two sessions approve, ask or settle at once', async () => {
    const visit = await settled();
    const asked = await Promise.all([request(visit.id), request(visit.id)]);
    expect(asked.filter(({ body }) => body.status === 8000)).toHaveLength(1);
    const [first, second] = [await asChief(), await asChief()];
    const approved = await Promise.all(
      [first, second, first, second].map((session) => call('approveReversal', { id: visit.id }, session)),
    );
    expect(approved.filter(({ body }) => body.status === 8000)).toHaveLength(1);
    expect((await entriesOf(visit.id)).map(({ kind }) => kind)).toEqual(['reversal', 'settlement']);
    const again = await Promise.all([1, 2, 3].map(() => call('settle', { id: visit.id })));
    expect(again.filter(({ body }) => body.status === 8000)).toHaveLength(1);
    expect(await entriesOf(visit.id)).toHaveLength(3);
    expect(sumOf(await entriesOf(visit.id))).toBe(visit.priceFen);
  });

  it('lets nobody approve times that they have entered themselves, though another administrator asks them to', async () => {
    await at('2026-03-10T08:00:00+08:00');
    const { id } = await applicationAfter(server, [['accept'], ['assign', { attendantId }]]);
    await at('2026-03-12T12:00:00+08:00');
    await call('signInManual', { id, time: moment('2026-03-12', '09:00'), approverId, reason: '手机没电' });
    const out = { id, time: moment('2026-03-12', '09:45'), approverId: 1, reason: '手机没电' };
    const { body } = await call('signOutManual', out, await asChief());
    expect(body.errors).toEqual({ approverId: '其中有审批人本人录入的时间，请由其他人审批' });
  });

  it('keeps a reversed visit when imported visits are deleted, and posts what an older version had settled', async () => {
    const visit = await settled();
    await request(visit.id);
    await approve(visit.id);
    const older = await settled();
    await server.database.write(async (transaction) => {
      await transaction.updateTable('serviceApplication').set({ source: 'input' }).where('id', '=', visit.id).execute();
      await transaction.deleteFrom('settlementEntry').execute();
      await sql`delete from "kysely_migration" where "name" = 'service/2026-11-28-post-settlements'`.execute(
        transaction,
      );
    });
    await call('deleteAllInput', { confirmation: '删除全部导入数据' });
    expect(await application(server, visit.id)).toMatchObject({ status: 'completed', isReversed: true });
    await migrate(server.database, sections);
    const [posted] = await entriesOf(older.id);
    expect(posted).toMatchObject({
      kind: 'settlement',
      priceFen: older.priceFen,
      adminId: 1,
      time: moment('2026-04-01', '09:00'),
    });
    await request(older.id);
    expect((await approve(older.id)).body.status).toBe(8000);
  });
});
