import { readSheet } from 'read-excel-file/node';
import { beforeAll, describe, expect, it } from 'vitest';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../../contract/moment';
import type { PackageResponse } from '../../../contract/package/packageResponse';
import { ADMIN_PASSWORD } from '../../../harness/adminPassword';
import { recordCodec } from '../../../server/db/rows/recordCodec';
import { elderly } from '../../../src/plugins/elderly/entities/elderly';
import { applicationAfter, passedAttendant, servedElder } from '../builders/applications';
import { uploaded } from '../builders/files';
import { asked, downloaded, opened, packaged, unfinishedFiles } from '../builders/packages';
import { added, elderInput } from '../builders/records';
import { type TestApp, testApp } from '../builders/testApp';
import { describeOnBothDatabases } from '../support/testDatabase';

const ALL_ELDERS = 'packageAll.elderlyIO.open';
const SOME_ELDERS = 'packageSelective.elderlyIO.open';
const REASON = '街道核查服务对象';

describeOnBothDatabases('packages', (open) => {
  let server: TestApp;
  /** May export, and reveal the personal data of one record, but not of all at once. */
  let clerk: { id: number; token: string };
  let photo: string;
  const start = Date.parse('2026-03-10T08:00:00+08:00');

  beforeAll(async () => {
    server = await testApp(open, { clock: { now: start } });
    photo = (await uploaded(server)).fileId;
    await added(
      server,
      'elderly',
      await elderInput(server, { name: '诸葛明亮', street: '=HYPERLINK("http://x")', community: '-1+1', photo }),
    );
    const elderlyId = await servedElder(server);
    const attendantId = await passedAttendant(server);
    await applicationAfter(server, [['accept'], ['assign', { attendantId }]], { elderlyId });
    await applicationAfter(server, [['accept']]);
    clerk = await server.signInAs({
      extraGrants: ['*.elderlyIO.open', 'select*.*.*', 'unmask.elderly.admin'],
    });
  });

  /** Everything that the creation of a package could have changed. */
  const everything = async () => {
    const tables = ['elderlyIO', 'serviceApplicationIO', 'elderly'];
    const rows = tables.map((table) => server.database.read.selectFrom(table).selectAll().orderBy('id').execute());
    return JSON.stringify(await Promise.all(rows));
  };
  const recordOf = async ({ taskId }: PackageResponse, entity = 'elderlyIO') =>
    server.database.read.selectFrom(entity).selectAll().where('taskId', '=', taskId).executeTakeFirstOrThrow();
  const logs = async (operation: string) =>
    server.database.read
      .selectFrom('log')
      .innerJoin('logType', 'logType.id', 'log.logTypeId')
      .select(['logType.code', 'reason', 'diff', 'params', 'adminId', 'resultStatus'])
      .where('operation', '=', operation)
      .orderBy('log.id')
      .execute();
  const signedInAgain = async () => {
    const { body } = await server.login('admin', ADMIN_PASSWORD);
    return (body.data as { token: string }).token;
  };
  const idNoOf = async (elderlyNo: string) => {
    const row = await server.database.read
      .selectFrom('elderly')
      .select(['id', 'idNo', 'phone'])
      .where('elderlyNo', '=', elderlyNo)
      .executeTakeFirstOrThrow();
    const { idNo, phone } = recordCodec(elderly, server.database.read).decodeFields(row, ['idNo', 'phone']);
    return { idNo: String(idNo), phone: String(phone) };
  };

  describe('contain', () => {
    it('every record, masked, as CSV with a byte order mark and CRLF, under headings in the language of the user', async () => {
      const answer = await packaged(server, ALL_ELDERS);
      expect(answer).toMatchObject({ status: 'ready', percent: 100, total: 3 });
      const archive = await opened(server, answer);
      const csv = archive.text('elderly.csv');
      expect(csv.startsWith('\uFEFF老人编号,姓名,')).toBe(true);
      expect(csv.split('\r\n')).toHaveLength(3 + 2);
      const rows = archive.table('elderly.csv');
      expect(rows[0]).toMatchObject({ 姓名: '诸**亮', 出生日期: '1940', 性别: '女', 老人类型: '政府购买居家养老' });
      const { idNo, phone } = await idNoOf(rows[0]?.老人编号 ?? '');
      const whole = Object.values(archive.files)
        .map((file) => Buffer.from(file).toString('utf8'))
        .join();
      for (const hidden of [idNo, phone, '诸葛明亮', '欧阳静文', '1号楼101室']) expect(whole).not.toContain(hidden);
    });

    it('headings, codes and a readme in English for an English user', async () => {
      const headers = { 'accept-language': 'en' };
      const begun = await server.call(ALL_ELDERS, {}, { headers });
      await server.app.tasks.idle();
      const answer = (await asked(server, ALL_ELDERS, { taskId: (begun.body.data as PackageResponse).taskId })).body
        .data;
      const archive = await opened(server, answer);
      expect(archive.table('elderly.csv')[0]).toMatchObject({ Gender: 'Female' });
      expect(archive.text('README.txt')).toContain('masked');
      expect(archive.table('dictionaries.csv')).toContainEqual({
        Type: 'elderly.gender',
        Code: '2',
        Chinese: '女',
        English: 'Female',
      });
    });

    it('no cell that a spreadsheet would execute', async () => {
      const archive = await opened(server, await packaged(server, ALL_ELDERS));
      expect(archive.table('elderly.csv')[0]).toMatchObject({
        '街道/乡镇': '\'=HYPERLINK("http://x")',
        '社区/村': "'-1+1",
      });
      const sheet = Buffer.from(archive.files['elderly.xlsx'] ?? []);
      const [headings = [], first = []] = await readSheet(sheet);
      expect(first[headings.indexOf('街道/乡镇')]).toBe('=HYPERLINK("http://x")');
      const { unzipSync } = await import('fflate');
      expect(Buffer.from(unzipSync(sheet)['xl/worksheets/sheet1.xml'] ?? []).toString()).not.toContain('<f>');
    });

    it('the same rows in the workbook, with typed numbers and moments', async () => {
      const answer = await packaged(server, 'packageAll.serviceApplicationIO.open');
      const archive = await opened(server, answer);
      const [headings = [], ...rows] = await readSheet(Buffer.from(archive.files['service.xlsx'] ?? []));
      expect(headings.join()).toBe(archive.manifest.schema.map(({ heading }) => heading).join());
      const table = archive.table('service.csv');
      expect(rows.map((row) => row[0])).toEqual(table.map((row) => row.单号));
      expect(rows[0]?.[headings.indexOf('金额')]).toBe(Number(table[0]?.金额));
      // A workbook has no time zone; it contains the company's local time.
      expect(rows[0]?.[headings.indexOf('计划开始')]).toEqual(new Date('2026-03-12T09:00:00Z'));
      expect(table[0]).toMatchObject({ 计划开始: '2026-03-12 09:00:00', 护理员姓名: '王*红', 状态: '已派单' });
      expect(table[0]?.护理员编号).toMatch(/^A\d{7}$/);
    });

    it('a manifest with the request, the user, the amounts, and every checksum', async () => {
      const answer = await packaged(server, SOME_ELDERS, { status: 'active', age: { from: 60 } });
      const { manifest } = await opened(server, answer);
      expect(manifest).toMatchObject({
        formatVersion: 1,
        kind: 'packageSelective.elderlyIO',
        createdBy: { id: 1, name: '系统管理员' },
        filter: { status: 'active', age: { from: 60 } },
        masked: true,
        rowCounts: { elderly: 2 },
        missing: [],
      });
      expect(manifest.files.map(({ path }) => path)).toEqual([
        'elderly.csv',
        'elderly.xlsx',
        'dictionaries.csv',
        'README.txt',
      ]);
    });

    it('what the list shows for the same filters, keyword included', async () => {
      const filter = { keyword: '诸葛' };
      const list = await server.call('selectBySelectivePagination.elderly.open', filter);
      const archive = await opened(server, await packaged(server, SOME_ELDERS, filter));
      expect(archive.table('elderly.csv').map((row) => row.老人编号)).toEqual(
        (list.body.data as { elderlyNo: string }[]).map(({ elderlyNo }) => elderlyNo),
      );
    });

    it('the elders found by a screening, with duration and reason', async () => {
      const answer = await packaged(server, 'packageNoServiced.elderlyIO.open', {
        from: '2026-03-01',
        to: '2026-03-31',
      });
      const archive = await opened(server, answer);
      expect(archive.manifest.rowCounts).toEqual({ elderly: 2 });
      expect(archive.table('elderly.csv').map((row) => row.原因)).toEqual(['已排班', '已申请待派单']);
    });

    it('all data unmasked with a reason, pictures too, with two entries in the audit trail', async () => {
      const answer = await packaged(server, ALL_ELDERS, { unmasked: true, images: true, reason: REASON });
      const archive = await opened(server, answer);
      const [row] = archive.table('elderly.csv');
      expect(row).toMatchObject({ 姓名: '诸葛明亮', 证件号码: (await idNoOf(row?.老人编号 ?? '')).idNo });
      expect(archive.manifest).toMatchObject({ masked: false, missing: [] });
      const pictures = Object.keys(archive.files).filter((path) => path.startsWith('images/'));
      expect(pictures).toEqual([`images/${row?.老人编号}/photo_1.png`]);
      expect((await logs('packageAll')).slice(-2)).toMatchObject([
        { code: 'export', reason: REASON, adminId: 1 },
        { code: 'privacy', reason: REASON, adminId: 1 },
      ]);
    });

    it('the name of a picture whose file is missing', async () => {
      const { sha256 } = await server.database.read
        .selectFrom('file')
        .select('sha256')
        .where('fileId', '=', photo)
        .executeTakeFirstOrThrow();
      const { diskFileStore } = await import('../../../server/files/diskFileStore');
      const store = diskFileStore(`${server.folder}/files`);
      const { Readable } = await import('node:stream');
      const { buffer } = await import('node:stream/consumers');
      const kept = await buffer((await store.read(String(sha256))) ?? Readable.from([]));
      await store.remove(String(sha256));
      const answer = await packaged(server, ALL_ELDERS, { unmasked: true, images: true, reason: REASON });
      const { manifest } = await opened(server, answer);
      expect(manifest.missing).toEqual([expect.stringMatching(/^images\/E\d+\/photo_1$/)]);
      await store.persist(await store.receive(Readable.from([kept]), kept.length));
    });
  });

  describe('are refused, and nothing changes,', () => {
    const refusals: [
      why: string,
      operation: string,
      params: Record<string, unknown>,
      errors: Record<string, unknown>,
    ][] = [
      ['unmasked without a reason', ALL_ELDERS, { unmasked: true }, { reason: expect.anything() }],
      ['unmasked for four letters', ALL_ELDERS, { unmasked: true, reason: '查一下吧' }, { reason: expect.anything() }],
      ['with pictures but masked', ALL_ELDERS, { images: true, reason: REASON }, { images: expect.anything() }],
      ['for a filter nobody knows', SOME_ELDERS, { colour: 'red' }, { colour: expect.anything() }],
      ['for a filter on what is hidden', SOME_ELDERS, { 'idNo.like': '1199' }, { 'idNo.like': expect.anything() }],
      ['for all with a filter', ALL_ELDERS, { status: 'active' }, { status: expect.anything() }],
      [
        'for a period that ends first',
        'packageNoServiced.elderlyIO.open',
        { from: '2026-03-02', to: '2026-03-01' },
        { to: expect.anything() },
      ],
      ['for a reason that is no text', ALL_ELDERS, { unmasked: true, reason: 5 }, { reason: expect.anything() }],
    ];

    it.each(refusals)('%s', async (_why, operation, params, errors) => {
      const before = await everything();
      const { http, body } = await asked(server, operation, params);
      expect([http, body.status]).toEqual([200, 4000]);
      expect(body).toMatchObject({ errors });
      expect(await everything()).toBe(before);
    });

    it('when there is nothing to export', async () => {
      const before = await everything();
      expect((await asked(server, SOME_ELDERS, { keyword: '没有这个人' })).body).toMatchObject({
        status: 4000,
        message: '没有可导出的数据',
      });
      expect(await everything()).toBe(before);
    });

    it('unmasked to a user who may reveal only one record, or only export', async () => {
      const bulk = await server.signInAs({ extraGrants: ['*.elderlyIO.*', 'select*.elderly.open'] });
      const before = await everything();
      for (const { token } of [clerk, bulk]) {
        const { body } = await asked(server, ALL_ELDERS, { unmasked: true, reason: REASON }, token);
        expect(body).toMatchObject({ status: 4000, errors: { unmasked: '没有导出完整个人信息的权限' } });
      }
      expect(await everything()).toBe(before);
      expect((await logs('packageAll')).at(-1)).toMatchObject({ resultStatus: 4000, adminId: bulk.id });
    });

    it('to a user who may not export', async () => {
      const { token } = await server.signInAs({ extraGrants: ['select*.elderly.open'] });
      const before = await everything();
      expect((await asked(server, ALL_ELDERS, {}, token)).http).toBe(403);
      expect(await everything()).toBe(before);
    });

    it.each(['insert', 'updateByIdSelective', 'deleteById'])('to %s', async (operation) => {
      const before = await everything();
      const { body } = await asked(server, `${operation}.elderlyIO.open`, { id: 1 });
      expect(body.status).toBe(4000);
      expect(await everything()).toBe(before);
    });
  });

  describe('of another user', () => {
    it('cannot be requested, read, downloaded or canceled', async () => {
      const answer = await packaged(server, ALL_ELDERS);
      const { taskId, url = '' } = answer;
      const { id } = await recordOf(answer);
      const before = JSON.stringify(await recordOf(answer));
      const calls = [
        await asked(server, ALL_ELDERS, { taskId }, clerk.token),
        await asked(server, 'cancelPackage.elderlyIO.open', { taskId }, clerk.token),
        await asked(server, 'selectById.elderlyIO.open', { id }, clerk.token),
      ];
      for (const { body } of calls) expect(body).toMatchObject({ status: 4000, message: '记录不存在' });
      expect((await downloaded(server, url, clerk.token)).json()).toMatchObject({ status: 4000 });
      expect((await downloaded(server, url, '')).json()).toMatchObject({ status: 401 });
      const lists = [
        await asked(server, 'selectBySelectivePagination.elderlyIO.open', { adminId: 1 }, clerk.token),
        await asked(server, 'selectAll.elderlyIO.open', {}, clerk.token),
        await asked(server, 'selectByIds.elderlyIO.open', { ids: [Number(id)] }, clerk.token),
      ];
      for (const { body } of lists) expect(body).toMatchObject({ status: 8000, data: [] });
      expect(JSON.stringify(await recordOf(answer))).toBe(before);
    });

    it('are listed for users who may see all, without the request', async () => {
      const { body } = await asked(server, 'selectAllPagination.elderlyIO.open', { pageSize: 100 }, clerk.token);
      const [first] = body.data as Record<string, unknown>[];
      expect(first).toMatchObject({ adminId: 1 });
      expect(first).not.toHaveProperty('filter');
    });
  });

  describe('are downloaded', () => {
    it('as an attachment without type sniffing and caching, which is logged', async () => {
      const { url = '' } = await packaged(server, ALL_ELDERS);
      const { headers, statusCode } = await downloaded(server, url);
      expect(statusCode).toBe(200);
      expect(headers).toMatchObject({
        'content-type': 'application/zip',
        'content-disposition': 'attachment; filename="elderly_all_20260310T080000.zip"',
        'x-content-type-options': 'nosniff',
        'cache-control': 'private, no-store',
      });
      expect((await logs('selectContent')).at(-1)).toMatchObject({ code: 'export', adminId: 1 });
    });

    it('no longer unmasked after the permission was revoked', async () => {
      const { id, token } = await server.signInAs({
        extraGrants: ['*.elderlyIO.*', 'select*.*.*', 'unmask.elderly.admin'],
      });
      const { url = '' } = await packaged(server, ALL_ELDERS, { unmasked: true, reason: REASON }, token);
      expect((await downloaded(server, url, token)).statusCode).toBe(200);
      const denied = await server.call('updateByIdSelective.admin.open', {
        id,
        extraGrants: ['*.elderlyIO.*', 'select*.*.*'],
      });
      expect(denied.text).toContain('8000');
      const after = await downloaded(server, url, token);
      expect(after.json()).toMatchObject({ status: 4000, message: '没有导出完整个人信息的权限' });
    });

    it('for a quarter of an hour more once they were downloaded completely', async () => {
      const answer = await packaged(server, ALL_ELDERS);
      const { url = '' } = answer;
      const expireTime = async () => (await recordOf(answer)).expireTime;
      const headers = { authorization: server.token };
      await server.app.inject({ method: 'GET', url, headers: { ...headers, range: 'bytes=0-99' } });
      await server.app.inject({ method: 'HEAD', url, headers });
      expect(await expireTime()).toBe(start + DAY_MS);
      expect((await downloaded(server, url)).statusCode).toBe(200);
      await expect.poll(expireTime).toBe(start + 15 * MINUTE_MS);
      server.clock.now = start + MINUTE_MS;
      try {
        expect((await downloaded(server, url)).statusCode).toBe(200);
        server.clock.now = start + 15 * MINUTE_MS;
        expect((await downloaded(server, url)).json()).toMatchObject({ message: '数据包已过期，请重新导出' });
        expect(await expireTime()).toBe(start + 15 * MINUTE_MS);
      } finally {
        server.clock.now = start;
      }
    });

    it('until they expire, and then the archive is deleted', async () => {
      const answer = await packaged(server, ALL_ELDERS);
      const { url = '', taskId } = answer;
      expect(answer.expires).toBe('2026-03-11T08:00:00.000+08:00');
      try {
        server.clock.now = start + DAY_MS - 1;
        const token = await signedInAgain();
        expect((await downloaded(server, url, token)).statusCode).toBe(200);
        server.clock.now = start + DAY_MS;
        expect((await downloaded(server, url, token)).json()).toMatchObject({ message: '数据包已过期，请重新导出' });
        expect((await asked(server, ALL_ELDERS, { taskId }, token)).body.data).toMatchObject({ status: 'expired' });
        const { sha256 } = await recordOf(answer);
        const { diskFileStore } = await import('../../../server/files/diskFileStore');
        const store = diskFileStore(`${server.folder}/files`);
        const before = await store.read(String(sha256));
        before?.destroy();
        expect(before).toBeDefined();
        await server.app.jobs.runDue();
        expect(await store.read(String(sha256))).toBeUndefined();
        expect(await recordOf(answer)).toMatchObject({ status: 'expired', sha256: null });
      } finally {
        server.clock.now = start;
        // A day without a call has ended the session.
        server.token = await signedInAgain();
      }
    });
  });

  describe('in progress', () => {
    /** A package that waits, as if the requested process had exited immediately. */
    const waiting = async (changes: Record<string, unknown> = {}) => {
      const answer = await packaged(server, ALL_ELDERS);
      const { sha256 } = await recordOf(answer);
      await server.database.write((transaction) =>
        transaction
          .updateTable('elderlyIO')
          .set({ status: 'queued', sha256: null, bytes: null, attempt: 0, percent: 0, leaseEnd: null, ...changes })
          .where('taskId', '=', answer.taskId)
          .execute(),
      );
      return { ...answer, sha256: String(sha256) };
    };
    const resume = async () => {
      server.clock.now += 31_000;
      await server.app.jobs.runDue();
      await server.app.tasks.idle();
      server.clock.now = start;
    };
    const resumed = async (answer: PackageResponse) => {
      await server.database.write((transaction) =>
        transaction.updateTable('jobTurn').set({ nextRun: 0, leaseEnd: 0 }).execute(),
      );
      await resume();
      return recordOf(answer);
    };

    it('are canceled, and nothing of them remains', async () => {
      const answer = await waiting();
      const { body } = await asked(server, 'cancelPackage.elderlyIO.open', { taskId: answer.taskId });
      expect(body).toMatchObject({ status: 8000, data: { status: 'cancelled', message: '已取消' } });
      expect(await resumed(answer)).toMatchObject({ status: 'cancelled', sha256: null });
      expect(unfinishedFiles(server.folder)).toEqual([]);
      const again = await asked(server, 'cancelPackage.elderlyIO.open', { taskId: answer.taskId });
      expect(again.body).toMatchObject({ status: 4000, message: '数据包已处理完毕，无法取消' });
    });

    it('are canceled in the middle', async () => {
      const { body } = await asked(server, ALL_ELDERS);
      const { taskId } = body.data as PackageResponse;
      const cancelled = await asked(server, 'cancelPackage.elderlyIO.open', { taskId });
      await server.app.tasks.idle();
      const { data } = (await asked(server, ALL_ELDERS, { taskId })).body;
      // A small package may be ready before it can be canceled.
      const outcome = cancelled.body.status === 8000 ? 'cancelled' : 'ready';
      expect(data).toMatchObject({ status: outcome });
      expect(unfinishedFiles(server.folder)).toEqual([]);
    });

    it('are at most three of one administrator', async () => {
      const inHand = { status: 'running', attempt: 1, leaseEnd: start + 1 };
      const answers = [await waiting(inHand), await waiting(inHand), await waiting(inHand)];
      const before = await everything();
      expect((await asked(server, ALL_ELDERS)).body).toMatchObject({ status: 4000 });
      expect(await everything()).toBe(before);
      for (const answer of answers) expect(await resumed(answer)).toMatchObject({ status: 'ready' });
    });

    it('are restarted when their process has died, without its partial output', async () => {
      const answer = await waiting({ status: 'running', attempt: 1, leaseEnd: start });
      const { diskFileStore } = await import('../../../server/files/diskFileStore');
      const { Readable } = await import('node:stream');
      const store = diskFileStore(`${server.folder}/files`);
      await store.receive(Readable.from([Buffer.from('half')]), 10, `package-${answer.taskId}-1`);
      expect(unfinishedFiles(server.folder)).toHaveLength(1);
      expect(await resumed(answer)).toMatchObject({ status: 'ready', attempt: 2 });
      expect(unfinishedFiles(server.folder)).toEqual([]);
    });

    it('are left to a process that still works on them', async () => {
      const answer = await waiting({ status: 'running', attempt: 1, leaseEnd: start + HOUR_MS });
      expect(await resumed(answer)).toMatchObject({ status: 'running', attempt: 1 });
      await asked(server, 'cancelPackage.elderlyIO.open', { taskId: answer.taskId });
    });

    it('fail after the third attempt, with a message', async () => {
      const answer = await waiting({ status: 'running', attempt: 3, leaseEnd: start });
      expect(await resumed(answer)).toMatchObject({ status: 'failed', failure: 'interrupted' });
      const { data } = (await asked(server, ALL_ELDERS, { taskId: answer.taskId })).body;
      expect(data).toMatchObject({ status: 'failed', message: '服务器中断，请重新导出' });
      expect(data).not.toHaveProperty('url');
    });

    it('are released by a server that shuts down', async () => {
      const other = await testApp(open, { database: server.database, clock: server.clock });
      const answer = await waiting();
      await other.app.tasks.stop();
      await server.database.write((transaction) =>
        transaction.updateTable('jobTurn').set({ nextRun: 0, leaseEnd: 0 }).execute(),
      );
      await other.app.jobs.runDue();
      await other.app.tasks.idle();
      expect(await recordOf(answer)).toMatchObject({ status: 'queued', attempt: 0 });
      expect(await resumed(answer)).toMatchObject({ status: 'ready', attempt: 1 });
    });
  });
});
