import { beforeAll, expect, it } from 'vitest';
import { added, codes, elderInput, mobileNumber } from '../builders/records';
import { type TestApp, testApp } from '../builders/testApp';
import { describeOnBothDatabases } from '../support/testDatabase';

describeOnBothDatabases('removing records', (open) => {
  let server: TestApp;
  beforeAll(async () => {
    server = await testApp(open);
  });

  const newType = (entity: string, code: string) =>
    added(server, entity, {
      code,
      name: `类型${code}`,
      ...(entity === 'elderlyMunicipalType' ? { priority: 50 } : {}),
    });

  it('is refused for referenced records, with the count of each entity', async () => {
    const type = await newType('elderlyType', 'TMP1');
    await added(server, 'elderly', await elderInput(server, { elderlyTypeId: type.id }));
    await added(server, 'elderly', await elderInput(server, { elderlyTypeId: type.id }));
    const { body } = await server.call('deleteById.elderlyType.open', { id: type.id });
    expect(body).toMatchObject({ status: 4000, message: '仍被使用，不能删除：老人 2 条' });
  });

  it('counts references in lists, and names entities in the language of the caller', async () => {
    const type = await newType('elderlyMunicipalType', 'TMP2');
    const types = await codes(server, 'elderlyMunicipalType');
    await added(server, 'elderly', await elderInput(server, { elderlyMunicipalTypeIds: [types.PT, type.id] }));
    const { body } = await server.call(
      'deleteById.elderlyMunicipalType.open',
      { id: type.id },
      {
        headers: { 'accept-language': 'en' },
      },
    );
    expect(body.status).toBe(4000);
    expect(body.message).toMatch(/1/);
    expect(body.message).not.toMatch(/[\u4e00-\u9fff]/);
  });

  it('does not count deleted records', async () => {
    const type = await newType('elderlyType', 'TMP3');
    const elder = await added(server, 'elderly', await elderInput(server, { elderlyTypeId: type.id }));
    await server.call('deleteById.elderly.open', { id: elder.id });
    expect((await server.call('deleteById.elderlyType.open', { id: type.id })).body.status).toBe(8000);
  });

  it('is refused for standard entries', async () => {
    const types = await codes(server, 'elderlyType');
    const { body } = await server.call('deleteById.elderlyType.open', { id: types.HBED });
    expect(body).toMatchObject({ status: 4000, message: '内置项不能删除，可以停用' });
  });

  it('hides a deleted record from every read', async () => {
    const { id } = await added(server, 'user', { nickname: '即将删除', phone: mobileNumber() });
    await server.call('deleteById.user.open', { id });
    const [one, some, list, all] = await Promise.all([
      server.call('selectById.user.open', { id }),
      server.call('selectByIds.user.open', { ids: [id] }),
      server.call('selectBySelectivePagination.user.open', { keyword: '即将删除' }),
      server.call('selectAll.user.open'),
    ]);
    expect(one?.body.message).toBe('记录不存在');
    expect([some?.body.data, list?.body.data]).toEqual([[], []]);
    expect((all?.body.data as unknown as { id: number }[] | undefined)?.some((row) => row.id === id)).toBe(false);
  });

  it('never leaves a reference to a record deleted at the same time', async () => {
    for (let round = 0; round < 5; round += 1) {
      const type = await newType('elderlyType', `RACE${round}`);
      const input = await elderInput(server, { elderlyTypeId: type.id });
      const [inserted, deleted] = await Promise.all([
        server.call('insert.elderly.open', input),
        server.call('deleteById.elderlyType.open', { id: type.id }),
      ]);
      expect([inserted?.body.status, deleted?.body.status].sort()).toEqual([4000, 8000]);
    }
  });

  it('counts the uses of a type-list entry', async () => {
    const type = await newType('elderlyType', 'USED');
    const usage = async () => {
      const { body } = await server.call('selectById.elderlyType.open', { id: type.id });
      return (body.data as { usageCount: number }).usageCount;
    };
    const before = await usage();
    const elder = await added(server, 'elderly', await elderInput(server, { elderlyTypeId: type.id }));
    const during = await usage();
    await server.call('deleteById.elderly.open', { id: elder.id });
    expect([before, during, await usage()]).toEqual([0, 1, 0]);
  });

  it('is refused for the audit trail', async () => {
    const { body } = await server.call('deleteById.log.open', { id: 1 });
    expect(body).toMatchObject({ status: 4000, message: '日志由系统记录，不能新增、修改或删除' });
    expect((await server.call('selectById.log.open', { id: 1 })).body.status).toBe(8000);
  });
});
