import { beforeAll, describe, expect, it } from 'vitest';
import { toIsoMoment } from '../../../contract/moment';
import type { PackageResponse } from '../../../contract/package/packageResponse';
import { TaskOwnershipLost, updateOwnedTask } from '../../../server/jobs/ownedTask';
import { serviceInput } from '../../../src/plugins/service/entities/serviceInput';
import { application, applicationAfter, moment, passedAttendant, servedElder } from '../builders/applications';
import { uploaded } from '../builders/files';
import { asked, opened } from '../builders/packages';
import { added, attendantInput, codes, residentId, serial } from '../builders/records';
import { csvOf, type ImportOptions, type InputLine, imported, inputLine } from '../builders/serviceInputs';
import { type TestApp, testApp } from '../builders/testApp';
import { rated } from '../builders/visits';
import { describeOnBothDatabases } from '../support/testDatabase';

describeOnBothDatabases('imports of services', (open) => {
  let server: TestApp;
  const start = Date.parse('2026-03-10T08:00:00+08:00');

  beforeAll(async () => {
    server = await testApp(open, { clock: { now: start } });
  });

  const commit = (lines: readonly InputLine[], options: ImportOptions = {}) => imported(server, csvOf(lines), options);
  const rowsOf = async (externalNo: string | undefined) => {
    const { body } = await server.call('selectBySelectivePagination.serviceApplication.open', { externalNo });
    return body.data as (Record<string, unknown> & { id: number })[];
  };
  /** Everything that an import could have changed. */
  const everything = async () =>
    JSON.stringify([
      await server.database.read.selectFrom('serviceApplication').selectAll().orderBy('id').execute(),
      await server.database.read.selectFrom('elderly').select(['id', 'serviceCount30d']).orderBy('id').execute(),
    ]);
  const written = (id: number, values: Record<string, unknown>) =>
    server.database.write((transaction) =>
      transaction.updateTable('serviceApplication').set(values).where('id', '=', id).execute(),
    );

  describe('with valid rows', () => {
    it('write a past visit as completed, with price, place, distance, risk and figures', async () => {
      const line = await inputLine(server, { signInLng: '90.401', signInLat: '40.3', result: '陪伴', rating: '5' });
      const done = await commit([line]);
      expect(done).toMatchObject({ status: 'ready', percent: 100, total: 1, inserted: 1, failed: 0, warnings: 0 });
      const [row] = await rowsOf(line.externalNo);
      expect(row).toMatchObject({
        source: 'input',
        importBatchId: done.batchId,
        status: 'completed',
        signMethod: 'manual',
        signStatus: 'manual',
        signInTime: moment('2026-03-09', '09:01'),
        actualMinutes: 45,
        planMinutes: 45,
        signInDistanceM: 85,
        rating: 5,
        payerType: 'self',
        riskHits: expect.arrayContaining([expect.objectContaining({ ruleId: 'R20' })]),
      });
      expect(row?.applicationNo).toMatch(/^SA20260310\d{6}$/);
      expect(row?.priceFen).toBe(row?.selfFen);
      const elder = (await server.call('selectById.elderly.open', { id: row?.elderlyId })).body.data;
      expect(elder).toMatchObject({ serviceCount30d: 1, lastServiceTime: moment('2026-03-09', '09:01') });
    });

    it('write a planned visit as assigned, and warn of one in the past', async () => {
      const plan = { actualStart: '', actualEnd: '', planStart: '2026/3/12 9:00', planEnd: '2026/3/12 9:45' };
      const line = await inputLine(server, { ...plan, amount: '60.50' });
      expect(await commit([line])).toMatchObject({ inserted: 1, warnings: 0 });
      expect((await rowsOf(line.externalNo))[0]).toMatchObject({
        status: 'assigned',
        signInTime: null,
        priceFen: 6050,
      });
      const late = await inputLine(server, { actualStart: '', actualEnd: '' });
      const done = await commit([late]);
      expect(done).toMatchObject({ inserted: 1, warnings: 1 });
      expect(done.report.problems).toMatchObject([{ line: 2, column: 'planEnd', code: 'LATE' }]);
    });

    it('continue the numbers of later applications', async () => {
      await commit([await inputLine(server), await inputLine(server)]);
      const next = await applicationAfter(server, []);
      expect(next.applicationNo).toMatch(/^SA/);
    });

    it('write nothing in a dry run and return the result', async () => {
      const lines = [await inputLine(server), await inputLine(server, { elderlyName: '别人' })];
      const before = await everything();
      expect(await commit(lines, { mode: 'dryRun' })).toMatchObject({ status: 'ready', inserted: 1, failed: 1 });
      expect(await everything()).toBe(before);
    });

    it('read GB18030, tabs, a byte order mark and columns in any order', async () => {
      const { externalNo = '', ...rest } = await inputLine(server);
      const names = [
        'payerType',
        'externalNo',
        'elderlyNo',
        'elderlyName',
        'serviceTypeCode',
        'attendantNo',
        'planStart',
        'planEnd',
      ] as const;
      const line: InputLine = { ...rest, externalNo, payerType: 'Self-paid' };
      const table = [names, names.map((name) => line[name])].map((row) => row.join('\t')).join('\n');
      expect(await imported(server, `\uFEFF${table}`)).toMatchObject({ inserted: 1 });
      // “张三” in GB18030.
      const gb = Buffer.concat([Buffer.from('externalNo,elderlyName\nA1,'), Buffer.from([0xd5, 0xc5, 0xc8, 0xfd])]);
      const read = await imported(server, gb);
      expect(read.report.problems.every(({ line: at }) => at === 1)).toBe(true);
      expect(read).toMatchObject({ total: 1, failed: 1, inserted: 0 });
    });
  });

  describe('with real-world files', () => {
    it('refuse a file whose quotes swallow rows, and name the line', async () => {
      const [one, two] = [await inputLine(server), await inputLine(server)];
      const text = csvOf([one, two]).replace(`"${two.externalNo}"`, `"${two.externalNo}`);
      for (const mode of ['dryRun', 'commit'] as const) {
        const done = await imported(server, text, { mode });
        expect(done).toMatchObject({ status: 'failed', failure: 'unreadable', inserted: 0 });
        expect(done.report.problems).toMatchObject([{ line: 3, code: 'STRUCTURE', problem: 'tableQuotes' }]);
      }
      expect(await rowsOf(one.externalNo)).toEqual([]);
    });

    it('read UTF-16, semicolons, the separator line, and headings below a title', async () => {
      const line = await inputLine(server);
      const table = csvOf([line]).replaceAll('","', '";"');
      const wide = Buffer.from(`\uFEFFsep=;\r\n三月服务;;\r\n${table}`, 'utf16le');
      expect(await imported(server, wide)).toMatchObject({ inserted: 1, failed: 0, warnings: 0 });
      const wrong = { ...(await inputLine(server)), planEnd: '' };
      const titled = Buffer.from(`三月服务\r\n${csvOf([wrong])}`, 'utf16le').swap16();
      expect((await imported(server, titled)).report.problems).toMatchObject([{ line: 3, column: 'planEnd' }]);
    });

    it('refuse a row with a spreadsheet error, lost digits or a cell after the last column', async () => {
      const wrong = [
        await inputLine(server, { remark: '#REF!' }),
        await inputLine(server, { externalNo: '1.19901E+17' }),
        await inputLine(server, { result: '1.2\n3' }),
      ];
      const [good] = [await inputLine(server)];
      const text = csvOf([...wrong, good])
        .replace('"1.2\n3"', '好,的')
        .replace(/\r\n/g, '\n');
      const done = await imported(server, text);
      expect(done).toMatchObject({ status: 'ready', total: 4, inserted: 1, failed: 3 });
      expect(done.report.problems).toMatchObject([
        { line: 2, column: 'remark', code: 'SPREADSHEET', message: expect.stringContaining('#REF!') },
        { line: 3, column: 'externalNo', code: 'SPREADSHEET', problem: 'tableDigitsLost' },
        { line: 4, code: 'STRUCTURE', problem: 'tableExtraCell' },
      ]);
    });

    it('keep a report small whatever is in the file', async () => {
      const wide = await imported(server, `${'a,'.repeat(2_000_000)}\n1`);
      expect(wide).toMatchObject({ status: 'failed', failure: 'unreadable' });
      expect(JSON.stringify(wide.report).length).toBeLessThan(1_000);
      const long = await inputLine(server, { result: '长'.repeat(900), rating: '9' });
      const { report } = await imported(server, csvOf([{ ...long, remark: '#N/A' }]));
      expect(JSON.stringify(report).length).toBeLessThan(4_000);
      const { id } = await imported(server, csvOf([await inputLine(server)]), { mode: 'dryRun' });
      const huge = JSON.stringify({ mapping: [], problems: ['x'.repeat(7_000_000)] });
      await server.database.write((transaction) =>
        transaction.updateTable('serviceInput').set({ report: huge }).where('id', '=', id).execute(),
      );
      expect((await server.call('selectReport.serviceInput.open', { id })).body.status).toBe(4000);
    });
  });

  describe('with an exported package', () => {
    const csvIn = async (unmasked: boolean, locale: string) => {
      const asking = unmasked ? { unmasked, reason: '整理三月的服务记录' } : {};
      const headers = { 'accept-language': locale };
      const operation = 'packageAll.serviceApplicationIO.open';
      const begun = await server.call(operation, asking, { headers });
      await server.app.tasks.idle();
      const { taskId } = begun.body.data as PackageResponse;
      const archive = await opened(server, (await asked(server, operation, { taskId })).body.data);
      return archive.text('service.csv');
    };

    it.each(['zh-CN', 'zh-TW', 'en', 'ja'])('find everything unchanged, masked or not, in %s', async (locale) => {
      const lines = [
        await inputLine(server, { remark: '=1+1', result: '陪伴', rating: '5', amount: '60.50' }),
        await inputLine(server, {
          actualStart: '',
          actualEnd: '',
          planStart: '2026-03-12 9:00',
          planEnd: '2026-03-12 9:45',
        }),
      ];
      expect(await commit(lines)).toMatchObject({ inserted: 2, failed: 0 });
      await applicationAfter(server, []);
      const before = await everything();
      for (const unmasked of [true, false]) {
        const done = await imported(server, await csvIn(unmasked, locale), { again: true });
        expect(done.report.problems.filter(({ code }) => code !== 'UNKNOWN_COLUMN')).toEqual([]);
        expect(done).toMatchObject({ status: 'ready', inserted: 0, updated: 0, failed: 0, unchanged: done.total });
      }
      expect(await everything()).toBe(before);
    });

    it('apply the changes in it, and keep the fields without a column', async () => {
      const line = await inputLine(server, {
        remark: '门口有狗',
        result: '陪伴',
        signInLng: '90.401',
        signInLat: '40.3',
      });
      await commit([line]);
      const [was] = await rowsOf(line.externalNo);
      const [headings = '', ...rows] = (await csvIn(true, 'zh-CN')).split('\r\n');
      const own = rows.find((row) => row.includes(`${line.externalNo}`)) ?? '';
      const later = own.replace('2026-03-09 09:45:00', '2026-03-09 09:50:00');
      expect(await imported(server, `${headings}\r\n${later}`)).toMatchObject({ updated: 1, failed: 0 });
      expect((await rowsOf(line.externalNo))[0]).toMatchObject({
        planEnd: moment('2026-03-09', '09:50'),
        remark: '门口有狗',
        signInLng: was?.signInLng,
        signInDistanceM: was?.signInDistanceM,
      });
      // Lists never return it.
      const stored = await server.database.read
        .selectFrom('serviceApplication')
        .select('serviceResult')
        .where('externalNo', '=', line.externalNo ?? '')
        .executeTakeFirstOrThrow();
      expect(stored.serviceResult).toBe('陪伴');
    });

    it('keep applications that no import has written, and skip unknown ones', async () => {
      const own = await applicationAfter(server, []);
      const line = { ...(await inputLine(server)), externalNo: '' };
      const done = await commit([
        { ...line, applicationNo: String(own.applicationNo) },
        { ...line, applicationNo: 'SA20200101000001' },
      ]);
      expect(done).toMatchObject({ inserted: 0, updated: 0, failed: 2 });
      expect(done.report.problems).toMatchObject([
        { problem: 'inputNotImported' },
        { problem: 'inputApplicationUnknown' },
      ]);
    });
  });

  it('accept a request without a caregiver, and people and services by name', async () => {
    const [elderlyName, attendantName] = [`独名${serial()}`, `护名${serial()}`];
    await servedElder(server, { name: elderlyName });
    await passedAttendant(server, { name: attendantName });
    const plan = { planStart: '2026-03-12 09:00', planEnd: '2026-03-12 09:45', actualStart: '', actualEnd: '' };
    const named = { ...(await inputLine(server)), ...plan, elderlyNo: '', elderlyName, attendantNo: '' };
    const { name } = await server.database.read
      .selectFrom('serviceType')
      .select('name')
      .where('code', '=', 'LIFE06')
      .executeTakeFirstOrThrow();
    const waiting = { ...named, serviceTypeCode: name };
    const written = (externalNo: string | undefined) =>
      server.database.read
        .selectFrom('serviceApplication')
        .select(['status', 'attendantName', 'elderlyName'])
        .where('externalNo', '=', externalNo ?? '')
        .executeTakeFirst();
    expect(await commit([waiting])).toMatchObject({ inserted: 1, failed: 0 });
    expect(await written(waiting.externalNo)).toEqual({ status: 'applied', attendantName: null, elderlyName });
    expect(await commit([{ ...waiting, attendantName }])).toMatchObject({ updated: 1, failed: 0 });
    expect(await written(waiting.externalNo)).toMatchObject({ status: 'assigned', attendantName });
    // An import removes no attendant from a visit.
    expect(await commit([{ ...waiting, remark: '改期' }])).toMatchObject({ updated: 0, failed: 1 });
  });

  it('find people, services and payers however width, case and blanks of their numbers and names are written', async () => {
    const line = await inputLine(server);
    const { name } = await server.database.read
      .selectFrom('serviceType')
      .select('name')
      .where('code', '=', 'LIFE06')
      .executeTakeFirstOrThrow();
    const wide = (text = '') =>
      text.replace(/[!-~]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) + 0xfee0)).toLowerCase();
    const written = {
      ...line,
      elderlyNo: wide(line.elderlyNo),
      attendantNo: `${line.attendantNo?.toLowerCase()}\u200b`,
      serviceTypeCode: `${name.slice(0, 2)} ${name.slice(2)}`,
      payerType: 'ＳＥＬＦ',
    };
    expect(await commit([written])).toMatchObject({ inserted: 1, failed: 0 });
    const coded = { ...(await inputLine(server)), serviceTypeCode: wide('life06'), payerType: '自 费' };
    expect(await commit([coded])).toMatchObject({ inserted: 1, failed: 0 });
  });

  describe('with an invalid row', () => {
    const refusals: [code: string, column: string, change: (line: InputLine) => Promise<InputLine> | InputLine][] = [
      ['REQUIRED', 'externalNo', () => ({ externalNo: '' })],
      [
        'AMBIGUOUS',
        'elderlyName',
        async (line) => {
          await servedElder(server, { name: line.elderlyName });
          return { elderlyNo: '' };
        },
      ],
      ['NOT_FOUND', 'elderlyName', () => ({ elderlyNo: '', elderlyName: '无此人' })],
      ['NOT_FOUND', 'attendantName', () => ({ attendantNo: '', attendantName: '无此人' })],
      ['REQUIRED', 'attendantNo', () => ({ attendantNo: '' })],
      ['FORMAT', 'planStart', () => ({ planStart: '2026.13.09 09:00' })],
      ['RANGE', 'planEnd', () => ({ planEnd: '2026-03-09 09:04' })],
      ['RANGE', 'actualEnd', () => ({ actualEnd: '2026-03-10 08:01' })],
      ['TOO_LONG', 'remark', () => ({ remark: '长'.repeat(501) })],
      ['ENCODING', 'result', () => ({ result: '陪伴\uFFFD' })],
      ['NOT_FOUND', 'elderlyNo', () => ({ elderlyNo: 'E0' })],
      ['NOT_FOUND', 'serviceTypeCode', () => ({ serviceTypeCode: 'NONE' })],
      ['NOT_FOUND', 'attendantNo', () => ({ attendantNo: 'A0' })],
      ['MISMATCH', 'elderlyName', () => ({ elderlyName: '欧阳' })],
      ['MISMATCH', 'attendantName', () => ({ attendantName: '欧阳' })],
      [
        'NOT_ALLOWED',
        'attendantNo',
        async () => {
          const pending = await added(server, 'attendant', await attendantInput(server));
          return { attendantNo: String(pending.attendantNo) };
        },
      ],
      ['NOT_ALLOWED', 'attendantNo', () => ({ serviceTypeCode: 'LTCI30' })],
      [
        'AMBIGUOUS',
        'idNo',
        async () => {
          const idNo = residentId();
          const { '01': card, '99': other } = await codes(server, 'elderlyCodeType');
          await servedElder(server, { idNo, elderlyCodeTypeId: card });
          await servedElder(server, { idNo, elderlyCodeTypeId: other, gender: '2', birthDate: '1940-03-15' });
          return { elderlyNo: '', idNo };
        },
      ],
      [
        'MISMATCH',
        'idNo',
        async () => {
          const idNo = residentId();
          await servedElder(server, { idNo });
          return { idNo };
        },
      ],
    ];

    it.each(refusals)('report %s at %s and change nothing', async (code, column, change) => {
      const line = await inputLine(server);
      const changed = { ...line, ...(await change(line)) };
      const before = await everything();
      const done = await commit([changed]);
      expect(done).toMatchObject({ status: 'ready', total: 1, inserted: 0, failed: 1 });
      expect(done.report.problems).toContainEqual(expect.objectContaining({ line: 2, column, code }));
      expect(done.report.problems[0]?.message).toMatch(/\p{Script=Han}/u);
      expect(await everything()).toBe(before);
    });

    it('report DUP_IN_FILE for the second of two with one number, and write the first', async () => {
      const line = await inputLine(server);
      const done = await commit([line, { ...(await inputLine(server)), externalNo: line.externalNo }]);
      expect(done).toMatchObject({ inserted: 1, failed: 1 });
      expect(done.report.problems).toMatchObject([{ line: 3, code: 'DUP_IN_FILE', params: { line: 2 } }]);
    });

    it.each(['\u200b%s', '%s\u3164', '\u00a0%s '])(
      'report DUP_IN_FILE for a number that only looks like %j',
      async (form) => {
        const line = await inputLine(server);
        const externalNo = form.replace('%s', line.externalNo ?? '');
        const done = await commit([line, { ...(await inputLine(server)), externalNo }]);
        expect(done).toMatchObject({ inserted: 1, failed: 1 });
        expect(done.report.problems).toMatchObject([{ line: 3, code: 'DUP_IN_FILE', params: { line: 2 } }]);
        expect(await rowsOf(line.externalNo)).toHaveLength(1);
      },
    );

    it('report DUP_IN_FILE for one visit under its external number and under ours', async () => {
      const line = await inputLine(server);
      await commit([line]);
      const [row] = await rowsOf(line.externalNo);
      const corrected = { ...line, actualEnd: '2026-03-09 09:40' };
      const ours = {
        ...line,
        externalNo: '',
        applicationNo: String(row?.applicationNo),
        actualEnd: '2026-03-09 09:50',
      };
      const done = await commit([corrected, ours]);
      expect(done).toMatchObject({ updated: 1, failed: 1 });
      expect(done.report.problems).toMatchObject([{ line: 3, code: 'DUP_IN_FILE', params: { line: 2 } }]);
    });

    it('report OVERLAP for the same service at the same time, in the file and with stored ones', async () => {
      const line = await inputLine(server);
      const later = { planStart: '2026-03-09 09:44', planEnd: '2026-03-09 10:30' };
      const done = await commit([line, { ...line, ...later, externalNo: `X-${serial()}` }]);
      expect(done).toMatchObject({ inserted: 1, failed: 1 });
      expect(done.report.problems).toMatchObject([{ line: 3, column: 'planStart', code: 'OVERLAP' }]);
      const before = await everything();
      const again = await commit([{ ...line, ...later, externalNo: `X-${serial()}` }]);
      expect(again.report.problems).toMatchObject([{ line: 2, column: 'planStart', code: 'OVERLAP' }]);
      expect(await everything()).toBe(before);
    });

    it('write nothing when one row is invalid and all-or-nothing is requested', async () => {
      const lines = [await inputLine(server), await inputLine(server, { elderlyNo: 'E0' })];
      const before = await everything();
      const done = await commit(lines, { allOrNothing: true });
      expect(done).toMatchObject({ status: 'failed', failure: 'rowsRefused', inserted: 0, failed: 1 });
      expect(done.report.problems).toHaveLength(1);
      expect(await everything()).toBe(before);
    });

    it('mask the personal data in the report', async () => {
      const done = await commit([await inputLine(server, { elderlyName: '欧阳建国', idNo: '119901194003150026' })]);
      const values = done.report.problems.map(({ value }) => value);
      expect(values).toContain('119***********002*');
      expect(JSON.stringify(done.report)).not.toContain('欧阳建国');
    });
  });

  describe('with the same rows again', () => {
    it('return the earlier report for the same content, and read it again on request', async () => {
      const line = await inputLine(server);
      const first = await commit([line]);
      const second = await commit([line]);
      expect(second.id).toBe(first.id);
      const before = await everything();
      expect(await commit([line], { again: true })).toMatchObject({ inserted: 0, unchanged: 1 });
      expect(await everything()).toBe(before);
    });

    it('skip equal rows and update changed ones, with the correction in their history', async () => {
      const lines = [await inputLine(server), await inputLine(server)] as const;
      await commit(lines);
      const [kept] = await rowsOf(lines[0].externalNo);
      const [row] = await rowsOf(lines[1].externalNo);
      const done = await commit([lines[0], { ...lines[1], actualEnd: '2026-03-09 09:40', remark: '已核对' }]);
      expect(done).toMatchObject({ inserted: 0, updated: 1, unchanged: 1, failed: 0 });
      expect((await rowsOf(lines[0].externalNo))[0]).toEqual(kept);
      const after = await application(server, row?.id ?? 0);
      expect(after).toMatchObject({
        actualMinutes: 39,
        remark: '已核对',
        isAmended: true,
        version: 2,
        importBatchId: done.batchId,
      });
      expect(after.amendments).toMatchObject([
        { signOutBefore: moment('2026-03-09', '09:46'), signOutAfter: moment('2026-03-09', '09:40') },
      ]);
      expect(after.steps).toMatchObject([{ action: 'input' }, { action: 'input' }]);
    });

    it('evaluate new and changed visits of one file together, as the rules do afterwards', async () => {
      const line = await inputLine(server);
      await commit([line]);
      const overlapping = await inputLine(server, { attendantNo: line.attendantNo, actualEnd: '2026-03-09 09:50' });
      const elsewhere = await inputLine(server, { actualStart: '2026-03-09 09:11', actualEnd: '2026-03-09 09:31' });
      const done = await commit([{ ...line, actualEnd: '2026-03-09 09:40' }, overlapping, elsewhere]);
      expect(done).toMatchObject({ inserted: 2, updated: 1, failed: 0 });
      const found = await Promise.all([line, overlapping, elsewhere].map(({ externalNo }) => rowsOf(externalNo)));
      const rows = found.flat();
      const ruleIds = rows.map(({ riskHits }) => (riskHits as { ruleId: string }[]).map(({ ruleId }) => ruleId));
      expect(ruleIds[0]).toContain('R11');
      expect(ruleIds[1]).toContain('R11');
      expect(ruleIds[2]).not.toContain('R11');
      const before = await everything();
      const ids = rows.map(({ id }) => id);
      expect(await rated(server, ids)).toBe(0);
      expect(await everything()).toBe(before);
    });

    it('find a changed visit by the name of its new attendant, and count it for both', async () => {
      const line = await inputLine(server);
      await commit([line]);
      const [row] = await rowsOf(line.externalNo);
      const attendantId = await passedAttendant(server, { name: `诸葛${serial()}` });
      const one = (await server.call('selectById.attendant.open', { id: attendantId })).body.data as {
        attendantNo: string;
      };
      expect(await commit([{ ...line, attendantNo: one.attendantNo }])).toMatchObject({ updated: 1 });
      const read = server.database.read;
      const stored = await read
        .selectFrom('serviceApplication')
        .select(['attendantId', 'attendantName', 'searchText', 'isAmended'])
        .where('id', '=', row?.id ?? 0)
        .executeTakeFirstOrThrow();
      expect(stored).toMatchObject({ attendantId, isAmended: 0 });
      expect(stored.searchText).toContain(stored.attendantName);
      expect(stored.searchText).toContain(line.externalNo?.toLowerCase());
      const counts = await read
        .selectFrom('attendant')
        .select(['id', 'serviceCount'])
        .where('id', 'in', [attendantId, Number(row?.attendantId)])
        .execute();
      expect(new Map(counts.map(({ id, serviceCount }) => [id, serviceCount]))).toEqual(
        new Map([
          [attendantId, 1],
          [Number(row?.attendantId), 0],
        ]),
      );
    });

    it.each([
      { status: 'settled', settleStatus: 'settled' },
      { riskStatus: 'reviewing' },
      { riskStatus: 'confirmed' },
      { status: 'cancelled' },
      { signMethod: 'gps' },
    ])('report LOCKED for a changed row once it is %o', async (values) => {
      const line = await inputLine(server);
      await commit([line]);
      await written((await rowsOf(line.externalNo))[0]?.id ?? 0, values);
      const before = await everything();
      const done = await commit([{ ...line, actualEnd: '2026-03-09 09:40' }]);
      expect(done.report.problems).toMatchObject([{ line: 2, column: 'externalNo', code: 'LOCKED' }]);
      expect(await everything()).toBe(before);
    });
  });

  describe('that are interrupted', () => {
    const begun = async (lines: readonly InputLine[]) => {
      const { fileId } = await uploaded(server, {
        content: Buffer.from(csvOf(lines)),
        kind: 'serviceInput',
        name: 'a.csv',
      });
      const { body } = await server.call('startInput.serviceInput.open', { fileId, mode: 'dryRun' });
      await server.app.tasks.idle();
      return (body.data as { id: number }).id;
    };
    const stateOf = async (id: number) => (await server.call('selectById.serviceInput.open', { id })).body.data;
    const standing = (id: number, values: Record<string, unknown>) =>
      server.database.write((transaction) =>
        transaction.updateTable('serviceInput').set(values).where('id', '=', id).execute(),
      );

    it('fail with a message once the lease of their process has expired, and not before', async () => {
      const id = await begun([await inputLine(server)]);
      await standing(id, { status: 'running', percent: 50, leaseEnd: server.clock.now + 1_000 });
      await server.app.jobs.runDue();
      expect(await stateOf(id)).toMatchObject({ status: 'running' });
      server.clock.now += 40_000;
      await server.app.jobs.runDue();
      expect(await stateOf(id)).toMatchObject({
        status: 'failed',
        failure: 'interrupted',
        endTime: toIsoMoment(server.clock.now),
      });
      server.clock.now = start;
    });

    it('write nothing when another process has ended them meanwhile', async () => {
      const line = await inputLine(server);
      await commit([line]);
      const [row] = await rowsOf(line.externalNo);
      const id = await begun([line]);
      await standing(id, { status: 'failed', failure: 'interrupted' });
      const before = await everything();
      const late = server.database.write(async (transaction) => {
        await transaction
          .updateTable('serviceApplication')
          .set({ rating: 1 })
          .where('id', '=', row?.id ?? 0)
          .execute();
        await updateOwnedTask(transaction, { entity: serviceInput, id }, { status: 'ready' });
      });
      await expect(late).rejects.toThrow(TaskOwnershipLost);
      expect(await everything()).toBe(before);
      expect(await stateOf(id)).toMatchObject({ status: 'failed', failure: 'interrupted' });
    });
  });

  describe('as a call', () => {
    it('refuse a missing file or one of another user, changes by hand, and a user without permission', async () => {
      const { fileId } = await uploaded(server, { content: Buffer.from('a,b'), kind: 'serviceInput', name: 'a.csv' });
      const other = await server.signInAs({ extraGrants: ['*.serviceInput.open', 'upload.file.open'] });
      const stranger = await server.signInAs({ extraGrants: ['select*.*.*'] });
      const ask = (params: object, options = {}) =>
        server.call('startInput.serviceInput.open', { mode: 'commit', ...params }, options);
      expect((await ask({ fileId: 'x'.repeat(22) })).body).toMatchObject({
        status: 4000,
        errors: { fileId: expect.any(String) },
      });
      expect((await ask({ fileId }, { token: other.token })).body).toMatchObject({ status: 4000 });
      expect((await ask({ fileId }, { token: stranger.token })).http).toBe(403);
      expect((await server.call('insert.serviceInput.open', {})).body.status).toBe(4000);
      expect((await server.call('deleteById.serviceInput.open', { id: 1 })).body.status).toBe(4000);
    });

    it('report for a file without rows, and for one with too many, that nothing was written', async () => {
      const heading = csvOf([await inputLine(server)]).split('\r\n')[0];
      expect(await imported(server, `${heading}\r\n`)).toMatchObject({ status: 'failed', failure: 'noRows' });
      const many = Array.from({ length: 5001 }, (_, index) => `X${index}`).join('\n');
      expect(await imported(server, `externalNo\n${many}`)).toMatchObject({ status: 'failed', failure: 'tooManyRows' });
    });

    it('leave an entry in the audit trail', async () => {
      const done = await commit([await inputLine(server)]);
      const entries = await server.database.read
        .selectFrom('log')
        .select('diff')
        .where('entity', '=', 'serviceInput')
        .where('entityId', '=', String(done.id))
        .orderBy('id')
        .execute();
      expect(entries.map(({ diff }) => JSON.parse(String(diff)))).toMatchObject([{ mode: 'commit' }, { inserted: 1 }]);
    });
  });
});
