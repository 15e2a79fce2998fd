import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ADMIN_PASSWORD } from '../../../harness/adminPassword';
import { applicationAfter, moment, passedAttendant, type Row } from '../builders/applications';
import { codes } from '../builders/records';
import { type TestApp, testApp } from '../builders/testApp';
import { describeOnBothDatabases } from '../support/testDatabase';

describeOnBothDatabases('reminders and exceptions of signs', (open) => {
  let server: TestApp;
  let attendantId: number;
  let approverId: number;
  /** An assigned visit of 2026-03-12, 09:00–09:45. */
  let visit: Row;
  const at = async (time: string) => {
    server.clock.now = Date.parse(`2026-03-12T${time}+08:00`);
    server.token = ((await server.login('admin', ADMIN_PASSWORD)).body.data as { token: string }).token;
  };
  const call = (operation: string, params: Record<string, unknown> = {}, options = {}) =>
    server.call(`${operation}.serviceApplication.open`, { id: visit.id, ...params }, options);
  const stored = async () => (await call('selectById')).body.data as Row & Record<string, never>;
  const logged = async (operation: string) => {
    const { body } = await server.call('selectBySelectivePagination.log.open', { entityId: visit.id, operation });
    return body.data as { success: boolean; adminName: string }[];
  };
  /** Refused, and nothing changed. */
  const refused = async (operation: string, params: Record<string, unknown> = {}) => {
    const before = await stored();
    const { body } = await call(operation, params);
    expect(body.status).toBe(4000);
    expect(await stored()).toEqual(before);
    return body.errors ?? body.message;
  };

  beforeAll(async () => {
    server = await testApp(open, { clock: { now: Date.parse('2026-03-10T08:00:00+08:00') } });
    ({ id: approverId } = await server.signInAs({ superAdmin: true }));
  });
  beforeEach(async () => {
    server.clock.now = Date.parse('2026-03-10T08:00:00+08:00');
    server.token = ((await server.login('admin', ADMIN_PASSWORD)).body.data as { token: string }).token;
    attendantId = await passedAttendant(server);
    visit = await applicationAfter(server, [['accept'], ['assign', { attendantId }]]);
  });

  describe('remind', () => {
    it('records who reminded whom of a late sign-in, and keeps the state', async () => {
      await at('09:10:00');
      expect(await refused('remind')).toBe('尚未迟到或超时，无需提醒');
      await at('09:11:00');
      const { body } = await call('remind', { note: '老人在等' });
      expect(body).toMatchObject({
        status: 8000,
        message: '已记录提醒',
        data: { status: 'assigned', signStatus: 'lateIn', remindTime: '2026-03-12T09:11:00.000+08:00' },
      });
      expect((await stored()).steps).toMatchObject([
        { action: 'insert' },
        { action: 'accept' },
        { action: 'assign' },
        { action: 'remind', adminName: '系统管理员', attendantId, attendantName: '王*红', note: '老人在等' },
      ]);
      expect(await logged('remind')).toMatchObject([
        { success: true, adminName: '系统管理员' },
        { success: false, adminName: '系统管理员' },
      ]);
    });

    it('reminds of the same visit again after five minutes', async () => {
      await at('09:12:00');
      await call('remind');
      await at('09:16:59');
      expect(await refused('remind')).toBe('5 分钟内已提交过提醒');
      await at('09:17:00');
      expect((await call('remind')).body.status).toBe(8000);
    });

    it('reminds once when two administrators do so at once', async () => {
      await at('09:12:00');
      const answers = await Promise.all([call('remind'), call('remind')]);
      expect(answers.map(({ body }) => body.status).sort()).toEqual([4000, 8000]);
    });

    it('reminds of an overdue sign-out, and of no finished visit', async () => {
      await at('09:05:00');
      await call('signInManual', { time: moment('2026-03-12', '09:02'), approverId, reason: '手机没电' });
      await at('10:15:00');
      expect(await refused('remind')).toBe('尚未迟到或超时，无需提醒');
      await at('10:15:01');
      expect((await call('remind')).body).toMatchObject({ status: 8000, data: { signStatus: 'overdueOut' } });
      await call('signOutManual', { time: moment('2026-03-12', '09:46'), approverId, reason: '手机没电' });
      expect(await refused('remind')).toContain('已完成');
    });

    it('does not remind of a missed visit', async () => {
      await at('10:15:00');
      expect(await refused('remind')).toBe('尚未迟到或超时，无需提醒');
    });
  });

  describe('markException', () => {
    const absent = { exceptionType: 'elderAbsent', note: '敲门无人应答' };

    it('records what was seen, when and by whom, and can be undone', async () => {
      await at('09:20:00');
      expect((await call('markException', absent)).body).toMatchObject({
        message: '已更新异常标记',
        data: {
          status: 'assigned',
          exceptionType: 'elderAbsent',
          exceptionNote: '敲门无人应答',
          exceptionTime: '2026-03-12T09:20:00.000+08:00',
        },
      });
      const back = { exceptionType: 'none', note: '老人刚刚回家' };
      expect((await call('markException', back)).body.data).toMatchObject({
        exceptionType: 'none',
        exceptionNote: '老人刚刚回家',
      });
      expect((await stored()).steps).toMatchObject([
        {},
        {},
        {},
        { action: 'markException', note: '敲门无人应答', attendantId: null },
        { action: 'markException', note: '老人刚刚回家' },
      ]);
      expect(await refused('markException', back)).toEqual({ exceptionType: '没有异常标记可以撤销' });
      expect(await logged('markException')).toHaveLength(3);
    });

    it('is allowed for due visits', async () => {
      await at('07:59:59');
      expect(await refused('markException', absent)).toBe('未到上门时间，请取消或改派');
      await at('08:00:00');
      expect((await call('markException', absent)).body.status).toBe(8000);
    });

    it('requires a type and a text', async () => {
      await at('09:20:00');
      expect(Object.keys(await refused('markException', {}))).toEqual(['exceptionType', 'note']);
      expect(Object.keys(await refused('markException', { ...absent, exceptionType: 'gone' }))).toEqual([
        'exceptionType',
      ]);
      expect(Object.keys(await refused('markException', { ...absent, note: '长'.repeat(201) }))).toEqual(['note']);
    });

    it('is not allowed for a visit that did not take place', async () => {
      await call('cancel', { reason: 'other' });
      await at('09:20:00');
      expect(await refused('markException', absent)).toContain('已取消');
    });

    it('is found in the list of the day', async () => {
      await at('09:20:00');
      await call('markException', absent);
      const ids = async (exceptionType: string[]) => {
        const { body } = await server.call('selectSignPagination.serviceApplication.open', {
          exceptionType,
          attendantId,
        });
        return (body.data as { rows: Row[] }).rows.map(({ id }) => id);
      };
      expect(await ids(['elderAbsent', 'other'])).toEqual([visit.id]);
      expect(await ids(['other'])).toEqual([]);
    });
  });

  it('requires a permission, which dispatchers have and auditors do not', async () => {
    await at('09:20:00');
    const templates = await codes(server, 'permissionTemplate');
    const auditor = await server.signInAs({ permissionTemplateIds: [templates.auditor] });
    const marked = { exceptionType: 'other', note: '门铃坏了' };
    expect((await call('remind', {}, { token: auditor.token })).http).toBe(403);
    expect((await call('markException', marked, { token: auditor.token })).http).toBe(403);
    expect(await stored()).toMatchObject({ version: visit.version });
    const dispatcher = await server.signInAs({ permissionTemplateIds: [templates.dispatcher] });
    expect((await call('remind', {}, { token: dispatcher.token })).body.status).toBe(8000);
    expect((await call('markException', marked, { token: dispatcher.token })).body.status).toBe(8000);
  });
});
