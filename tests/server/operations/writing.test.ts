import { beforeAll, expect, it } from 'vitest';
import { activated, added, attendantInput, codes, elderInput, mobileNumber, residentId } from '../builders/records';
import { type TestApp, testApp } from '../builders/testApp';
import { describeOnBothDatabases } from '../support/testDatabase';

describeOnBothDatabases('writing records', (open) => {
  let server: TestApp;
  beforeAll(async () => {
    server = await testApp(open);
  });

  it('adds an elder and returns the new record, masked and numbered', async () => {
    const { body } = await server.call('insert.elderly.open', await elderInput(server));
    expect(body).toMatchObject({
      status: 8000,
      message: '新增成功',
      data: { name: '欧**文', gender: '2', birthDate: '1940', status: 'draft', version: 1, createBy: 'admin:1' },
    });
    const { id, elderlyNo } = body.data as { id: number; elderlyNo: string };
    expect(elderlyNo).toBe(`E119901${String(id).padStart(7, '0')}`);
  });

  it('makes an elder findable by the pinyin of the name', async () => {
    const { id } = await added(server, 'elderly', await elderInput(server, { name: '欧阳芷若' }));
    const { body } = await server.call('selectBySelectivePagination.elderly.open', { keyword: 'OuYangZhi' });
    expect((body.data as { id: number }[]).map((row) => row.id)).toEqual([id]);
  });

  it('refuses invalid input with a message at every field and writes nothing', async () => {
    const before = await server.call('selectBySelectivePagination.elderly.open');
    const { body, http } = await server.call(
      'insert.elderly.open',
      await elderInput(server, {
        name: '长'.repeat(51),
        regionCode: 7,
        visitLevel: 'Z',
        elderlyTypeId: 99_999,
        colour: 'red',
      }),
    );
    const after = await server.call('selectBySelectivePagination.elderly.open');
    expect(http).toBe(200);
    expect(body).toMatchObject({ status: 4000, message: '填写有误，请检查标出的内容' });
    expect(Object.keys(body.errors ?? {}).sort()).toEqual(['colour', 'name', 'regionCode', 'visitLevel']);
    expect(after.body.dataCount).toBe(before.body.dataCount);
  });

  it('refuses a reference to a missing record', async () => {
    const { body } = await server.call('insert.elderly.open', await elderInput(server, { attendantId: 424_242 }));
    expect(body.errors).toEqual({ attendantId: '所选记录不存在' });
  });

  it('refuses a disabled type in a new record but keeps it in an old one', async () => {
    const types = await codes(server, 'elderlyType');
    const elder = await added(server, 'elderly', await elderInput(server, { elderlyTypeId: types.CHARITY }));
    await server.call('updateByIdSelective.elderlyType.open', { id: types.CHARITY, enabled: false });
    const fresh = await server.call('insert.elderly.open', await elderInput(server, { elderlyTypeId: types.CHARITY }));
    const old = await server.call('updateByIdSelective.elderly.open', {
      id: elder.id,
      elderlyTypeId: types.CHARITY,
      street: '柳岸街道',
    });
    expect(fresh.body.errors).toEqual({ elderlyTypeId: '所选项已停用，请另选' });
    expect(old.body).toMatchObject({ status: 8000, data: { street: '柳岸街道' } });
  });

  it('refuses a duplicate identity document, in the language of the caller', async () => {
    const idNo = residentId();
    await added(server, 'elderly', await elderInput(server, { idNo }));
    const { body } = await server.call('insert.elderly.open', await elderInput(server, { idNo }), {
      headers: { 'accept-language': 'en-GB,en;q=0.9' },
    });
    expect(body.status).toBe(4000);
    expect(body.errors?.idNo).toMatch(/^[\x20-\x7e]+$/);
  });

  it('lets exactly one of many parallel writers take a unique value', async () => {
    const phone = mobileNumber();
    const inputs = await Promise.all(Array.from({ length: 8 }, () => attendantInput(server, { phone })));
    const answers = await Promise.all(inputs.map((input) => server.call('insert.attendant.open', input)));
    expect(answers.filter(({ body }) => body.status === 8000)).toHaveLength(1);
    for (const { body } of answers.filter((answer) => answer.body.status !== 8000)) {
      expect(body).toMatchObject({ status: 4000, errors: { phone: '已被使用，不能重复' } });
    }
  });

  it('releases unique values when their record is deleted', async () => {
    const idNo = residentId();
    const first = await added(server, 'elderly', await elderInput(server, { idNo }));
    expect((await server.call('deleteById.elderly.open', { id: first.id })).body).toMatchObject({
      data: { id: first.id },
    });
    expect((await server.call('insert.elderly.open', await elderInput(server, { idNo }))).body.status).toBe(8000);
  });

  it('changes only the given fields, clears with null and refuses to clear a required field', async () => {
    const elder = await added(server, 'elderly', await elderInput(server, { remark: '旧备注', visitLevel: 'A' }));
    const changed = await server.call('updateByIdSelective.elderly.open', { id: elder.id, remark: null });
    const refused = await server.call('updateByIdSelective.elderly.open', { id: elder.id, street: null });
    expect(changed.body.data).toMatchObject({ remark: null, visitLevel: 'A', version: 2 });
    expect(refused.body.errors).toEqual({ street: '不能为空' });
  });

  it('refuses an update of an older version', async () => {
    const elder = await added(server, 'elderly', await elderInput(server));
    await server.call('updateByIdSelective.elderly.open', { id: elder.id, version: 1, remark: '甲' });
    const { body } = await server.call('updateByIdSelective.elderly.open', { id: elder.id, version: 1, remark: '乙' });
    expect(body).toMatchObject({ status: 4000, message: '数据已被他人修改，请刷新' });
    expect((await server.call('selectById.elderly.open', { id: elder.id })).body.data).toMatchObject({ remark: '甲' });
  });

  it('lets exactly one of many writers of the same version win', async () => {
    const elder = await added(server, 'elderly', await elderInput(server));
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        server.call('updateByIdSelective.elderly.open', { id: elder.id, version: 1, remark: `第${index}人` }),
      ),
    );
    expect(answers.filter(({ body }) => body.status === 8000)).toHaveLength(1);
    expect(answers.filter(({ body }) => body.message === '数据已被他人修改，请刷新')).toHaveLength(9);
    expect((await server.call('selectById.elderly.open', { id: elder.id })).body.data).toMatchObject({ version: 2 });
  });

  it('answers 记录不存在 for a missing record', async () => {
    for (const [operation, params] of [
      ['selectById', {}],
      ['updateByIdSelective', { remark: '无' }],
      ['deleteById', {}],
      ['activateElderly', {}],
    ] as const) {
      const { body, http } = await server.call(`${operation}.elderly.open`, { id: 987_654, ...params });
      expect([operation, http, body.status, body.message]).toEqual([operation, 200, 4000, '记录不存在']);
    }
  });

  it('updates several records in one call and reports exactly which were not', async () => {
    const first = await added(server, 'elderly', await elderInput(server));
    const second = await added(server, 'elderly', await elderInput(server));
    const { body } = await server.call('updateByIds.elderly.open', {
      ids: [first.id, 900_001, second.id],
      visitLevel: 'B',
    });
    expect(body).toMatchObject({
      status: 8000,
      message: '成功 2 条，失败 1 条',
      data: { done: [first.id, second.id], failed: [{ id: 900_001, message: '记录不存在' }] },
    });
  });

  it('deletes several records in one call and reports exactly which were not', async () => {
    const draft = await added(server, 'elderly', await elderInput(server));
    const active = await added(server, 'elderly', await elderInput(server));
    await activated(server, active.id);
    const { body } = await server.call('deleteByIds.elderly.open', { ids: [draft.id, active.id] });
    expect(body.data).toMatchObject({ done: [draft.id], failed: [{ id: active.id }] });
    expect((await server.call('selectById.elderly.open', { id: active.id })).body.status).toBe(8000);
  });

  it('accepts the same call as JSON and as a form with dotted keys', async () => {
    const { body } = await server.call('insert.elderly.open', await elderInput(server, { name: '司马光' }), {
      form: true,
    });
    expect(body).toMatchObject({
      status: 8000,
      data: { name: '司*光', contacts: [{ relation: 'child', isGuardian: true, order: 1 }] },
    });
  });

  it('refuses numbers written as texts in JSON', async () => {
    const input = await elderInput(server);
    const { body } = await server.call('insert.elderly.open', { ...input, elderlyTypeId: String(input.elderlyTypeId) });
    expect(Object.keys(body.errors ?? {})).toEqual(['elderlyTypeId']);
  });
});
