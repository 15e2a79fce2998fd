import { beforeAll, describe, expect, it } from 'vitest';
import type { PackageResponse } from '../../../contract/package/packageResponse';
import { wavRecording } from '../../unit/support/recordings';
import { applicationInput, moment, passedAttendant, servedElder } from '../builders/applications';
import { content, uploaded } from '../builders/files';
import { asked, downloaded, opened, packaged } from '../builders/packages';
import { passedDoctor, userInput } from '../builders/people';
import { added } from '../builders/records';
import { plannedVisit } from '../builders/returnVisits';
import { csvOf, imported, inputLine } from '../builders/serviceInputs';
import { type TestApp, testApp } from '../builders/testApp';
import { describeOnBothDatabases } from '../support/testDatabase';

/** Districts that do not exist, of two cities. */
const HERE = '119901';
const THERE = '119802';
const REASON = '核对身份信息';
const START = Date.parse('2026-03-10T08:00:00.000+08:00');

interface Subjects {
  elderly: number;
  elderlyNo: string;
  attendantNo: string;
  user: number;
  photo: string;
}

describeOnBothDatabases('records outside a data scope', (open) => {
  let server: TestApp;
  /** An account with all permissions in one district. */
  let mine: { id: number; token: string };
  let here: Subjects;
  let there: Subjects;
  const as = async (name: string, params: Record<string, unknown> = {}, token = mine.token) =>
    (await server.call(name, params, { token })).body;
  const byAll = async (name: string, params: Record<string, unknown> = {}) => (await server.call(name, params)).body;
  const ids = (body: { data: unknown }) => (body.data as { id: number }[]).map(({ id }) => id);
  const everything = async (...tables: string[]) =>
    JSON.stringify(
      await Promise.all(
        tables.map((table) => server.database.read.selectFrom(table).selectAll().orderBy('id').execute()),
      ),
    );
  const within = (region: string, scope = 'region') =>
    server.signInAs({ extraGrants: ['*.*.*'], dataScope: scope, regionCodes: scope === 'region' ? [region] : [] });

  async function subjects(region: string): Promise<Subjects> {
    const { fileId } = await uploaded(server);
    const elderly = await servedElder(server, { regionCode: region, name: `范围${region}`, photo: fileId });
    const { data } = await byAll('selectById.elderly.open', { id: elderly });
    const user = await added(server, 'user', userInput({ region, realName: '赵小明' }));
    const attendantId = await passedAttendant(server, { region });
    const attendant = await byAll('selectById.attendant.open', { id: attendantId });
    return {
      elderly,
      elderlyNo: (data as { elderlyNo: string }).elderlyNo,
      attendantNo: (attendant.data as { attendantNo: string }).attendantNo,
      user: user.id,
      photo: fileId,
    };
  }

  beforeAll(async () => {
    server = await testApp(open, { clock: { now: START } });
    here = await subjects(HERE);
    there = await subjects(THERE);
    mine = await within(HERE);
  });

  describe('files', () => {
    it('are revealed only for records inside', async () => {
      const inside = await as('unmask.elderly.admin', { id: here.elderly, reason: REASON });
      const outside = await as('unmask.elderly.admin', { id: there.elderly, reason: REASON });
      expect([inside.status, outside.status, outside.message]).toEqual([8000, 4000, '记录不存在']);
      expect((await content(server, here.photo, { token: mine.token })).headers['content-type']).toBe('image/png');
      const hidden = await content(server, there.photo, { token: mine.token });
      const missing = await content(server, 'AAAAAAAAAAAAAAAAAAAAAA', { token: mine.token });
      expect(hidden.body).toBe(missing.body);
    });

    it('that are not masked are visible only through records inside', async () => {
      const avatar = async (region: string) => {
        const { fileId } = await uploaded(server);
        await added(server, 'user', userInput({ region, avatar: fileId }));
        return (await content(server, fileId, { token: mine.token })).headers['content-type'];
      };
      expect(await avatar(HERE)).toBe('image/png');
      expect(await avatar(THERE)).toContain('application/json');
    });

    it('are hidden immediately when the revealed record leaves the scope', async () => {
      const { fileId } = await uploaded(server);
      const id = await servedElder(server, { regionCode: HERE, photo: fileId });
      await as('unmask.elderly.admin', { id, reason: REASON });
      expect((await content(server, fileId, { token: mine.token })).headers['content-type']).toBe('image/png');
      await byAll('updateByIdSelective.elderly.open', { id, regionCode: THERE });
      expect((await content(server, fileId, { token: mine.token })).json()).toMatchObject({ status: 4000 });
    });
  });

  describe('imports', () => {
    it.each(['dryRun', 'commit'] as const)('(%s) find no elder and no attendant outside', async (mode) => {
      const line = await inputLine(server);
      const lines = [
        { ...line, elderlyNo: there.elderlyNo, elderlyName: `范围${THERE}` },
        {
          ...line,
          externalNo: 'X-B',
          elderlyNo: here.elderlyNo,
          elderlyName: `范围${HERE}`,
          attendantNo: there.attendantNo,
        },
      ];
      const before = await everything('serviceApplication');
      const done = await imported(server, csvOf(lines), { mode, token: mine.token });
      expect(done).toMatchObject({ inserted: 0, updated: 0, failed: 2 });
      expect(done.report.problems.map(({ line: at, code, message }) => [at, code, message])).toEqual([
        [2, 'NOT_FOUND', '没有这位老人'],
        [3, 'NOT_FOUND', '没有这位护理员'],
      ]);
      expect(await everything('serviceApplication')).toBe(before);
    });

    it.each(['dryRun', 'commit'] as const)(
      '(%s) reveal of a visit outside only that its number is taken',
      async (mode) => {
        const theirs = await inputLine(server, { elderlyNo: there.elderlyNo, elderlyName: `范围${THERE}` });
        const token = (await within(THERE)).token;
        const line = { ...theirs, attendantNo: there.attendantNo };
        const day = mode === 'dryRun' ? '05' : '06';
        const times = {
          planStart: `2026-03-${day} 09:00`,
          planEnd: `2026-03-${day} 09:45`,
          actualStart: `2026-03-${day} 09:01`,
          actualEnd: `2026-03-${day} 09:46`,
        };
        expect(await imported(server, csvOf([{ ...line, ...times }]), { token })).toMatchObject({ inserted: 1 });
        await server.database.write((transaction) =>
          transaction
            .updateTable('serviceApplication')
            .set({ settleStatus: 'settled' })
            .where('externalNo', '=', line.externalNo ?? null)
            .execute(),
        );
        const before = await everything('serviceApplication');
        const people = { elderlyNo: here.elderlyNo, elderlyName: `范围${HERE}`, attendantNo: here.attendantNo };
        const done = await imported(server, csvOf([{ ...line, ...times, ...people }]), { mode, token: mine.token });
        expect(done).toMatchObject({ inserted: 0, updated: 0, unchanged: 0, failed: 1 });
        expect(done.report.problems).toMatchObject([
          { column: 'externalNo', code: 'NOT_ALLOWED', message: '已被使用，不能重复' },
        ]);
        // Not even that an identical row is identical.
        const same = await imported(server, csvOf([{ ...line, ...times }]), { mode, token: mine.token });
        expect(same).toMatchObject({ unchanged: 0, failed: 1 });
        expect(same.report.problems.map(({ code }) => code)).toEqual(['NOT_FOUND', 'NOT_FOUND']);
        expect(await everything('serviceApplication')).toBe(before);
      },
    );

    it('of others cannot be read', async () => {
      const line = await inputLine(server);
      const { id } = await imported(server, csvOf([line]), { mode: 'dryRun' });
      expect((await as('selectById.serviceInput.open', { id })).message).toBe('记录不存在');
      expect((await as('selectReport.serviceInput.open', { id })).message).toBe('记录不存在');
    });
  });

  describe('packages', () => {
    const visit = async (elderlyId: number) =>
      added(
        server,
        'serviceApplication',
        await applicationInput(server, {
          elderlyId,
          planStart: moment('2026-03-20', '09:00'),
          planEnd: moment('2026-03-20', '09:45'),
        }),
      );

    it.each([
      ['elderlyIO', 'elderly.csv'],
      ['serviceApplicationIO', 'service.csv'],
    ])('(%s) contain only visible records', async (entity, file) => {
      const scope = entity === 'elderlyIO' ? '119951' : '119952';
      const elders = await Promise.all([
        servedElder(server, { regionCode: scope }),
        servedElder(server, { regionCode: THERE }),
      ]);
      for (const id of elders) await visit(id);
      const { token } = await within(scope);
      for (const operation of ['packageAll', 'packageSelective']) {
        const answer = await packaged(server, `${operation}.${entity}.open`, {}, token);
        expect(answer).toMatchObject({ status: 'ready', total: 1 });
        const archive = await opened(server, answer, token);
        expect(archive.table(file)).toHaveLength(1);
      }
    });

    it('contain what is visible when they are created, by any process', async () => {
      const elders = [
        await servedElder(server, { regionCode: '119961' }),
        await servedElder(server, { regionCode: '119962' }),
      ];
      expect(elders).toHaveLength(2);
      const owner = await server.signInAs({
        extraGrants: ['*.*.*'],
        dataScope: 'region',
        regionCodes: ['119961', '119962'],
      });
      const first = await packaged(server, 'packageAll.elderlyIO.open', {}, owner.token);
      expect(first).toMatchObject({ total: 2 });
      // As if the process had died before the start, and the scope had been narrowed since.
      await byAll('updateByIdSelective.admin.open', { id: owner.id, regionCodes: ['119961'] });
      await server.database.write((transaction) =>
        transaction
          .updateTable('elderlyIO')
          .set({ status: 'queued', leaseEnd: null, attempt: 0, sha256: null, endTime: null })
          .where('taskId', '=', first.taskId)
          .execute(),
      );
      server.clock.now += 60_000;
      await server.app.jobs.runDue();
      await server.app.tasks.idle();
      const answer = (await asked(server, 'packageAll.elderlyIO.open', { taskId: first.taskId }, owner.token)).body
        .data as PackageResponse;
      const archive = await opened(server, answer, owner.token);
      expect(archive.table('elderly.csv')).toHaveLength(1);
    });

    it('of others can be neither found, downloaded nor canceled', async () => {
      const other = await packaged(server, 'packageAll.elderlyIO.open');
      const before = await everything('elderlyIO');
      const { taskId } = other;
      const state = await as('packageAll.elderlyIO.open', { taskId });
      const cancelled = await as('cancelPackage.elderlyIO.open', { taskId });
      expect([state.message, cancelled.message]).toEqual(['记录不存在', '记录不存在']);
      expect((await downloaded(server, other.url ?? '', mine.token)).json()).toMatchObject({ status: 4000 });
      const all = await as('selectAllPagination.elderlyIO.open');
      expect(JSON.stringify(all)).not.toContain(taskId);
      expect(await everything('elderlyIO')).toBe(before);
    });
  });

  describe('calls and follow-ups', () => {
    const callOf = async (token: string, changes: Record<string, unknown> = {}) => {
      const recording = await uploaded(server, {
        kind: 'callRecord',
        content: wavRecording({ seconds: 4 + Math.floor(Math.random() * 100) }),
        token,
      });
      const { data, ...rest } = await as(
        'insert.recordingCall.admin',
        { callTime: '2026-03-10T07:00:00+08:00', talkSec: 2, recording: recording.fileId, ...changes },
        token,
      );
      return { ...rest, id: (data as { id: number } | undefined)?.id ?? 0 };
    };
    const counts = async (token: string, entity: string, params: Record<string, unknown> = {}) =>
      Promise.all(
        ['countAll', 'countSelective'].map(
          async (operation) =>
            (await as(`${operation}.${entity}.admin`, operation === 'countAll' ? {} : params, token)).data,
        ),
      );

    it('are read, counted and searched only inside, in all fourteen calls', async () => {
      const inside = await plannedVisit(server, { elderlyId: here.elderly });
      const outside = await plannedVisit(server, { elderlyId: there.elderly });
      const reads = [
        'queryAll',
        'querySelective',
        'queryAllPagination',
        'querySelectivePagination',
        'queryAllPaginationCastToViewObject',
        'querySelectivePaginationCastToViewObject',
      ];
      for (const operation of reads) {
        const body = await as(`${operation}.returnVisit.admin`);
        expect([operation, ids(body)]).toEqual([operation, [inside.id]]);
      }
      expect(await counts(mine.token, 'returnVisit')).toEqual([1, 1]);
      const found = await as('querySelectivePagination.returnVisit.admin', { keyword: '范围' });
      expect([ids(found), found.dataCount]).toEqual([[inside.id], 1]);
      const before = await everything('returnVisit');
      const calls: [string, Record<string, unknown>][] = [
        ['queryById', {}],
        ['deleteById', { reason: '重复' }],
        ['updateById', { method: 'home' }],
        ['updateByIdSelective', { remark: '改' }],
        ['cancelVisit', { cancelReason: '不去了' }],
      ];
      for (const [operation, params] of calls) {
        const body = await as(`${operation}.returnVisit.admin`, { id: outside.id, ...params });
        expect([operation, body.status]).toEqual([operation, 4000]);
        expect(JSON.stringify(body)).not.toContain(String(outside.visitNo));
      }
      for (const operation of ['insert', 'insertSelective']) {
        const body = await as(`${operation}.returnVisit.admin`, {
          elderlyId: there.elderly,
          method: 'phone',
          purpose: 'care',
          planDate: '2026-03-12',
        });
        expect(body.errors).toEqual({ elderlyId: '所选记录不存在' });
      }
      expect(await everything('returnVisit')).toBe(before);
      const calendar = await as('selectVisitCalendar.returnVisit.admin', { from: '2026-03-01', to: '2026-03-31' });
      expect(calendar.data).toMatchObject({ days: [{ date: '2026-03-12', counts: { planned: 1 }, visits: [{}] }] });
    });

    it("without an elder belong to the agent, whatever the agent's scope", async () => {
      const owner = await within('', 'own');
      const other = await within(HERE);
      const [ofMine, ofOwner] = [await callOf(mine.token), await callOf(owner.token)];
      expect([ofMine.status, ofOwner.status]).toEqual([8000, 8000]);
      expect(ids(await as('queryAll.recordingCall.admin', {}, mine.token))).toEqual([ofMine.id]);
      expect(ids(await as('queryAll.recordingCall.admin', {}, owner.token))).toEqual([ofOwner.id]);
      expect(ids(await as('queryAll.recordingCall.admin', {}, other.token))).toEqual([]);
      for (const operation of ['playRecording', 'archiveRecording']) {
        const body = await as(`${operation}.recordingCall.admin`, { id: ofMine.id }, other.token);
        expect([operation, body.message]).toEqual([operation, '记录不存在']);
      }
      expect(ids(await byAll('queryAll.recordingCall.admin')).sort()).toEqual([ofMine.id, ofOwner.id].sort());
    });

    it("with an elder belong to the elder's region, not to the agent", async () => {
      const all = await within('', 'all');
      const [inside, outside] = [
        await callOf(all.token, { elderlyId: here.elderly }),
        await callOf(all.token, { elderlyId: there.elderly }),
      ];
      const seen = ids(await as('queryAll.recordingCall.admin'));
      expect([seen.includes(inside.id), seen.includes(outside.id)]).toEqual([true, false]);
    });

    it('cannot be assigned to another user out of sight', async () => {
      const { id } = await callOf(mine.token);
      const handed = await as('updateByIdSelective.recordingCall.admin', { id, adminId: 1 });
      expect(handed.errors).toEqual({ adminId: '超出您的数据范围，请改选您负责的区域或人员' });
      expect((await as('queryById.recordingCall.admin', { id })).data).toMatchObject({ adminId: mine.id });
    });
  });

  describe('conflicts', () => {
    it('of an attendant with a visit outside report that there is one, and not which', async () => {
      const attendantId = await passedAttendant(server, { region: HERE });
      const plan = { planStart: moment('2026-03-22', '09:00'), planEnd: moment('2026-03-22', '09:45') };
      const hidden = await added(
        server,
        'serviceApplication',
        await applicationInput(server, { ...plan, elderlyId: there.elderly }),
      );
      await byAll('accept.serviceApplication.open', { id: hidden.id });
      await byAll('assign.serviceApplication.open', { id: hidden.id, attendantId });
      const own = await added(
        server,
        'serviceApplication',
        await applicationInput(server, { ...plan, elderlyId: here.elderly }),
      );
      await as('accept.serviceApplication.open', { id: own.id });
      const before = await everything('serviceApplication');
      const refused = await as('assign.serviceApplication.open', { id: own.id, attendantId });
      expect(refused.status).toBe(4000);
      expect(Object.keys(refused.errors ?? {})).toEqual(['attendantId']);
      const said = JSON.stringify(refused);
      for (const name of [hidden.applicationNo, there.elderlyNo, `范围${THERE}`])
        expect(said).not.toContain(String(name));
      expect(await everything('serviceApplication')).toBe(before);
      const board = JSON.stringify(await as('selectDayBoard.serviceApplication.open', { date: '2026-03-22' }));
      expect(board).not.toContain(String(hidden.applicationNo));
    });
  });

  describe('references', () => {
    it('from records outside prevent a deletion, and are neither named nor counted', async () => {
      const user = await added(server, 'user', userInput({ region: HERE }));
      for (const [elderlyId, day] of [
        [there.elderly, '25'],
        [there.elderly, '26'],
        [here.elderly, '25'],
      ] as const) {
        const plan = { planStart: moment(`2026-03-${day}`, '14:00'), planEnd: moment(`2026-03-${day}`, '14:45') };
        await added(
          server,
          'serviceApplication',
          await applicationInput(server, { ...plan, elderlyId, userId: user.id }),
        );
      }
      const refused = await as('deleteById.user.open', { id: user.id });
      expect(refused.message).toBe('仍被使用，不能删除：服务单 1 条、数据范围以外的记录');
      expect((await byAll('deleteById.user.open', { id: user.id })).message).toBe('仍被使用，不能删除：服务单 3 条');
      expect((await as('selectById.user.open', { id: user.id })).status).toBe(8000);
    });

    it('are counted again when a record enters the scope', async () => {
      const { token } = await within('119971');
      const uses = async () => {
        const { data } = await as('selectAll.serviceType.open', {}, token);
        return (data as { usageCount: number }[]).reduce((sum, { usageCount }) => sum + usageCount, 0);
      };
      const id = await servedElder(server, { regionCode: THERE });
      await added(
        server,
        'serviceApplication',
        await applicationInput(server, {
          elderlyId: id,
          planStart: moment('2026-03-27', '09:00'),
          planEnd: moment('2026-03-27', '09:45'),
        }),
      );
      expect(await uses()).toBe(0);
      await byAll('updateByIdSelective.elderly.open', { id, regionCode: '119971' });
      expect(await uses()).toBe(1);
    });
  });

  describe('notices', () => {
    const draft = async (changes: Record<string, unknown>, token = mine.token) => {
      const { data: types } = await byAll('selectAll.noticeType.open');
      const [{ id: noticeTypeId } = { id: 0 }] = types as { id: number }[];
      const body = await as(
        'insert.notice.open',
        { title: '停水', noticeTypeId, content: '明日停水', channels: ['inbox'], ...changes },
        token,
      );
      if (body.status !== 8000) throw new Error(JSON.stringify(body));
      return (body.data as { id: number }).id;
    };

    it.each([
      ['all users', { targetType: 'allUsers' }],
      ['another region', { targetType: 'region', regionCodes: [HERE, THERE] }],
      ['all attendants', { targetType: 'attendants' }],
    ])('to %s are refused, and nothing is written', async (_name, targets) => {
      const now = await draft(targets);
      const later = await draft({ ...targets, sendTime: '2026-03-20T10:00:00+08:00' });
      const before = await everything('notice', 'outbox');
      for (const [operation, id] of [
        ['sendNotice', now],
        ['scheduleNotice', later],
      ] as const) {
        const refused = await as(`${operation}.notice.open`, { id });
        expect([operation, refused.errors]).toEqual([
          operation,
          { targetType: '接收人超出您的数据范围，请缩小发送对象' },
        ]);
      }
      expect(await everything('notice', 'outbox')).toBe(before);
    });

    it('to a person outside cannot even be drafted', async () => {
      const before = await everything('notice');
      await expect(draft({ targetType: 'single', userIds: [there.user] })).rejects.toThrow('所选记录不存在');
      expect(await everything('notice')).toBe(before);
    });

    it('reach those inside, whose messages alone are visible and claimed', async () => {
      const own = await draft({ targetType: 'region', regionCodes: [HERE], channels: ['sms'] });
      expect((await as('sendNotice.notice.open', { id: own })).status).toBe(8000);
      await passedDoctor(server);
      const all = await draft({ targetType: 'allUsers', channels: ['sms'] }, server.token);
      expect((await byAll('sendNotice.notice.open', { id: all })).status).toBe(8000);
      const users = ids(await as('selectAll.user.open'));
      const receivers = (body: { data: unknown }) =>
        new Set((body.data as { receiverId: number }[]).map(({ receiverId }) => receiverId));
      const seen = receivers(await as('selectBySelectivePagination.outbox.open', { pageSize: 100 }));
      expect(seen).toEqual(new Set(users));
      const everybody = await byAll('selectBySelectivePagination.outbox.open', { pageSize: 100 });
      expect(receivers(everybody)).toContain(there.user);
      const hidden = (everybody.data as { id: number; receiverId: number }[]).find(
        ({ receiverId }) => receiverId === there.user,
      );
      const before = await everything('outbox');
      const report = await as('reportOutbox.outbox.open', { reports: [{ id: hidden?.id, event: 'read' }] });
      expect(report.message).toBe('记录不存在');
      expect(await everything('outbox')).toBe(before);
      server.clock.now = Date.parse('2026-03-10T10:00:00+08:00');
      const claimed = await as('claimOutbox.outbox.open', { channel: 'sms', limit: 100, reason: '短信网关发送' });
      expect(receivers(claimed)).toEqual(new Set(users));
    });
  });
});
