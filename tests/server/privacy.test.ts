import { beforeAll, expect, it } from 'vitest';
import { uploaded } from './builders/files';
import { activated, added, elderInput, mobileNumber, residentId } from './builders/records';
import { type TestApp, testApp } from './builders/testApp';
import { describeOnBothDatabases } from './support/testDatabase';

describeOnBothDatabases('personal data', (open) => {
  let server: TestApp;
  let elder: { id: number };
  let input: Record<string, unknown>;
  let secrets: string[];

  beforeAll(async () => {
    server = await testApp(open);
    input = await elderInput(server, {
      name: '尉迟敬贤',
      // No ID number has this ending.
      phone: '19900009999',
      // No number of an elder has this beginning.
      idNo: '119987194003150029',
      landline: '0571-88123456',
      householdAddress: '示范市冬青区松涛街道敬老社区9号楼909室',
      lng: 90.123456,
      lat: 40.654321,
      allergies: '青霉素过敏史',
      medication: '每日一片降压药',
      medicalNote: '心脏起搏器',
      chronicDiseases: ['hypertension'],
      photo: (await uploaded(server)).fileId,
      contacts: [
        { name: '尉迟小虎子', relation: 'child', phone: '19955512345', isGuardian: true, sameCity: true, order: 1 },
      ],
    });
    elder = await added(server, 'elderly', input);
    secrets = [
      '尉迟敬贤',
      String(input.idNo),
      String(input.phone),
      '0571-88123456',
      '9号楼909室',
      '1号楼101室',
      '1940-03-15',
      '90.123456',
      '40.654321',
      '青霉素过敏史',
      '每日一片降压药',
      '心脏起搏器',
      String(input.photo),
      '尉迟小虎子',
      '19955512345',
      'weichijingxian',
    ];
  });
  const leaks = (text: string) => secrets.filter((secret) => text.includes(secret));

  it('never leaves the server unmasked, whichever call returns it', async () => {
    const answers = [
      await server.call('selectAll.elderly.open'),
      await server.call('selectById.elderly.open', { id: elder.id }),
      await server.call('selectByIds.elderly.open', { ids: [elder.id] }),
      await server.call('selectBySelectivePagination.elderly.open', { keyword: '尉迟' }),
      await server.call('selectBySelective.elderly.open'),
      await server.call('updateByIdSelective.elderly.open', { id: elder.id, remark: '已核对' }),
      await server.call('insert.elderly.open', { ...input, idNo: undefined }),
      await server.call('insert.elderly.open', input),
      await server.call('updateByIds.elderly.open', { ids: [elder.id], visitLevel: 'A' }),
    ];
    await activated(server, elder.id);
    answers.push(await server.call('selectByNoServiced.elderly.open'));
    answers.push(await server.call('deceaseElderly.elderly.open', { id: elder.id, date: '2024-01-01' }));
    for (const { text, headers } of answers) {
      expect(leaks(text)).toEqual([]);
      expect(leaks(JSON.stringify(headers))).toEqual([]);
    }
    expect(answers[0]?.text).toContain('尉**贤');
  });

  it('never reaches the audit trail or the log lines', async () => {
    await server.call('updateByIdSelective.elderly.open', {
      id: elder.id,
      phone: '19955500000',
      medicalNote: '糖尿病史',
    });
    await server.call('updateByIdSelective.elderly.open', { id: elder.id, phone: '19955500000x' });
    const log = JSON.stringify(await server.database.read.selectFrom('log').selectAll().execute());
    expect(leaks(log)).toEqual([]);
    expect(log).not.toMatch(/19955500000|糖尿病史/);
    expect(leaks(server.logged.join())).toEqual([]);
  });

  it.each([
    ['phone.like', '199'],
    ['phone', '19900009999'],
    ['landline', '0571-88123456'],
    ['idNo', '119987194003150029'],
    ['idDocExtra', '1'],
    ['phone.from', '13800000000'],
    ['idNo.like', '1199'],
    ['liveAddress.like', '9号楼'],
    ['birthDate', '1940-03-15'],
    ['birthDate.from', '1940-01-01'],
    ['lng.from', '90'],
    ['medicalNote.like', '心脏'],
    ['chronicDiseases', 'hypertension'],
    ['capacityScore.from', '10'],
    ['sort', 'phone'],
    ['sort', 'birthDate'],
    ['sort', 'landline'],
  ])('cannot be guessed with the filter %s=%s', async (key, value) => {
    const { body } = await server.call('selectBySelectivePagination.elderly.open', { [key]: value });
    expect([body.status, body.dataCount]).toEqual([4000, undefined]);
  });

  it.each([/^\d{6}/, /\d{4}$/])(
    'is not found by a part of the ID number in the free-text search (%s)',
    async (part) => {
      const keyword = part.exec(String(input.idNo))?.[0];
      const { body } = await server.call('selectBySelectivePagination.elderly.open', { keyword });
      expect(body).toMatchObject({ status: 8000, dataCount: 0 });
    },
  );

  it('matches no keyword, completely or in part', async () => {
    for (const keyword of [input.idNo, input.phone, '0571-88123456', '松涛街道敬老社区9号楼']) {
      const { body } = await server.call('selectBySelectivePagination.elderly.open', { keyword });
      expect(body).toMatchObject({ status: 8000, dataCount: 0 });
    }
  });

  it('does not affect any response when it changes: neither rows nor count nor ETag', async () => {
    const ask = async () => {
      const { text, headers } = await server.call('selectBySelectivePagination.elderly.open', { name: '尉迟敬贤' });
      return { text, tag: headers.etag };
    };
    const change = async (values: Record<string, unknown>) => {
      await server.call('updateByIdSelective.elderly.open', { id: elder.id, ...values });
      // The live stream reports of every change only that it happened.
      const times = { updateTime: server.clock.now, version: 1 };
      await server.database.write((transaction) =>
        transaction.updateTable('elderly').set(times).where('id', '=', elder.id).execute(),
      );
    };
    await change({ phone: '19900009999' });
    const before = await ask();
    await change({ phone: '19955559999', medicalNote: '别的' });
    expect(await ask()).toEqual(before);
    await change({ phone: '19900009999', medicalNote: '心脏起搏器' });
  });

  it('does not sort equal ages by the birth dates behind them', async () => {
    const first = await added(
      server,
      'elderly',
      await elderInput(server, { community: '同龄社区', idNo: residentId({ birth: '19500120' }) }),
    );
    const second = await added(
      server,
      'elderly',
      await elderInput(server, { community: '同龄社区', idNo: residentId({ birth: '19500110' }) }),
    );
    for (const order of ['asc', 'desc']) {
      const { body } = await server.call('selectBySelectivePagination.elderly.open', {
        community: '同龄社区',
        sort: 'age',
        order,
      });
      const ids = (body.data as unknown as { id: number }[]).map(({ id }) => id);
      expect(ids).toEqual([second.id, first.id]);
    }
  });

  it('is revealed with a reason of five characters, one record at a time, and leaves a privacy entry', async () => {
    const short = await server.call('unmask.elderly.admin', { id: elder.id, reason: '看看' });
    const { body, text } = await server.call('unmask.elderly.admin', { id: elder.id, reason: '家属来电核对住址' });
    expect(short.body.errors).toEqual({ reason: '原因至少 5 个字' });
    expect(body.data).toMatchObject({
      name: '尉迟敬贤',
      idNo: input.idNo,
      birthDate: '1940-03-15',
      age: expect.any(Number),
    });
    expect(text).not.toContain('searchText');
    const { body: trail } = await server.call('selectBySelectivePagination.log.open', {
      operation: 'unmask',
      success: true,
    });
    expect(trail.data).toMatchObject([
      { entity: 'elderly', entityId: String(elder.id), reason: '家属来电核对住址', adminName: '系统管理员' },
    ]);
  });

  it('never includes secrets, even unmasked', async () => {
    const user = await added(server, 'user', { nickname: '小程序用户', phone: mobileNumber() });
    const { text } = await server.call('unmask.user.admin', { id: user.id, reason: '核对本人信息' });
    const { text: account } = await server.call('unmask.admin.admin', { id: 1, reason: '核对本人信息' });
    expect(text).toContain('小程序用户');
    expect(text).not.toMatch(/openId|unionId/);
    expect(account).not.toMatch(/passwordHash|argon2/);
  });

  it('is not overwritten by the masked values of a form', async () => {
    const { body } = await server.call('updateByIdSelective.elderly.open', { id: elder.id, phone: '199****0000' });
    expect(Object.keys(body.errors ?? {})).toEqual(['phone']);
  });
});
