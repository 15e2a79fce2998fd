import { beforeAll, expect, it } from 'vitest';
import { parseFoundDuplicates } from '../../../contract/duplicates';
import { userInput } from '../builders/people';
import { added, elderInput, residentId, serial } from '../builders/records';
import { type TestApp, testApp } from '../builders/testApp';
import { describeOnBothDatabases } from '../support/testDatabase';

describeOnBothDatabases('restoring deleted records', (open) => {
  let server: TestApp;
  beforeAll(async () => {
    server = await testApp(open);
  });

  const remove = async (entity: string, id: number) => {
    const { body, text } = await server.call(`deleteById.${entity}.open`, { id });
    if (body.status !== 8000) throw new Error(`${entity} ${id} was not deleted: ${text}`);
  };
  const restore = async (entity: string, params: Record<string, unknown>, token?: string) =>
    (await server.call(`restoreById.${entity}.open`, params, { token })).body;
  const deletedIds = async (entity: string, params = {}, token?: string) => {
    const { body } = await server.call(`selectDeleted.${entity}.open`, { pageSize: 100, ...params }, { token });
    return (body.data as { id: number }[]).map(({ id }) => id);
  };
  const isVisible = async (entity: string, id: number) =>
    (await server.call(`selectById.${entity}.open`, { id })).body.status === 8000;
  const newType = () => {
    const code = `TRASH${serial()}`;
    return added(server, 'elderlyType', { code, name: `类型${code}` });
  };

  it('logs who restored what, counts the record again, and ends its revision', async () => {
    const count = async () => (await server.call('selectBySelectivePagination.user.open')).body.dataCount;
    const before = await count();
    const user = await added(server, 'user', userInput());
    expect(await count()).toBe(Number(before) + 1);
    await remove('user', user.id);
    expect(await count()).toBe(before);
    expect(await restore('user', { id: user.id, version: user.version })).toMatchObject({ status: 8000 });
    expect(await count()).toBe(Number(before) + 1);
    const { body } = await server.call('selectBySelectivePagination.log.open', {
      entity: 'user',
      entityId: String(user.id),
      operation: 'restoreById',
    });
    expect(body.data).toMatchObject([{ adminId: 1, success: true }]);
  });

  it('is refused a second time, and for a version that the caller no longer knows', async () => {
    const { id, version } = await added(server, 'user', userInput());
    await remove('user', id);
    expect(await restore('user', { id })).toMatchObject({ status: 8000 });
    expect(await restore('user', { id, version })).toMatchObject({ status: 4000, code: 'notDeleted' });
    // Another user has changed and deleted it since.
    await server.call('updateByIdSelective.user.open', { id, nickname: '改过' });
    await remove('user', id);
    expect(await restore('user', { id, version })).toMatchObject({ status: 4000, code: 'versionConflict' });
    expect(await isVisible('user', id)).toBe(false);
  });

  it('succeeds once when two users do it at the same time', async () => {
    const { id } = await added(server, 'user', userInput());
    await remove('user', id);
    const answers = await Promise.all([restore('user', { id }), restore('user', { id })]);
    expect(answers.map(({ code }) => code ?? 'done').sort()).toEqual(['done', 'notDeleted']);
  });

  it('is refused while another record has its unique value, and changes nothing', async () => {
    const type = await newType();
    await remove('elderlyType', type.id);
    const same = await added(server, 'elderlyType', { code: type.code, name: '同码' });
    const refused = await restore('elderlyType', { id: type.id });
    expect(refused).toMatchObject({ status: 4000, errors: { code: '已被使用，不能重复' } });
    expect(refused.message).toContain('已被使用，不能重复');
    expect([await isVisible('elderlyType', type.id), await deletedIds('elderlyType')]).toEqual([false, [type.id]]);
    await remove('elderlyType', same.id);
    expect((await restore('elderlyType', { id: type.id })).status).toBe(8000);
    await restore('elderlyType', { id: same.id });
    expect(await isVisible('elderlyType', same.id)).toBe(false);
  });

  it('is refused while a record that it refers to is deleted', async () => {
    const type = await newType();
    const elder = await added(server, 'elderly', await elderInput(server, { elderlyTypeId: type.id }));
    await remove('elderly', elder.id);
    await remove('elderlyType', type.id);
    const refused = await restore('elderly', { id: elder.id });
    expect(refused).toMatchObject({ status: 4000, codes: { elderlyTypeId: 'unknownReference' } });
    expect(await isVisible('elderly', elder.id)).toBe(false);
    await restore('elderlyType', { id: type.id });
    expect((await restore('elderly', { id: elder.id })).status).toBe(8000);
  });

  it('keeps a reference to an entry that has been disabled since', async () => {
    const type = await newType();
    const elder = await added(server, 'elderly', await elderInput(server, { elderlyTypeId: type.id }));
    await remove('elderly', elder.id);
    await server.call('updateByIdSelective.elderlyType.open', { id: type.id, enabled: false });
    expect((await restore('elderly', { id: elder.id })).status).toBe(8000);
  });

  it('is refused by a rule of today', async () => {
    const level = 90 + (serial() % 9);
    const { body } = await server.call('insert.vip.open', {
      level,
      name: `等级${level}`,
      priceFen: 900_000,
      durationDays: 365,
      discountPct: 80,
    });
    const { id } = body.data as { id: number };
    await remove('vip', id);
    const cheaper = await added(server, 'vip', {
      level: level - 1,
      name: `等级${level - 1}`,
      priceFen: 950_000,
      durationDays: 365,
      discountPct: 80,
    });
    expect(await restore('vip', { id })).toMatchObject({ status: 4000, codes: { priceFen: 'vipPriceTooLow' } });
    await remove('vip', cheaper.id);
    expect((await restore('vip', { id })).status).toBe(8000);
  });

  it('asks when the person has been entered again, and restores them once that is confirmed', async () => {
    const idNo = residentId();
    const first = await added(server, 'elderly', await elderInput(server, { idNo, name: '司马同人' }));
    await remove('elderly', first.id);
    await added(server, 'elderly', await elderInput(server, { name: '司马同人' }));
    const asked = await restore('elderly', { id: first.id });
    expect(asked).toMatchObject({ status: 4000, code: 'possibleDuplicate' });
    const confirmDuplicates = parseFoundDuplicates(asked.data)?.confirmation;
    expect((await restore('elderly', { id: first.id, confirmDuplicates })).status).toBe(8000);
  });

  it('requires its own permission, which a denied deletion denies too', async () => {
    const { id } = await added(server, 'user', userInput());
    await remove('user', id);
    const remover = await server.signInAs({ extraGrants: ['deleteById.user.open', 'select*.user.open'] });
    const denied = await server.signInAs({ extraGrants: ['*.user.open'], extraDenies: ['delete*.*.*'] });
    for (const { token } of [remover, denied]) {
      expect((await server.call('restoreById.user.open', { id }, { token })).http).toBe(403);
    }
    expect((await server.call('selectDeleted.user.open', {}, { token: denied.token })).http).toBe(403);
    const able = await server.signInAs({ extraGrants: ['restoreById.user.open'] });
    expect(await restore('user', { id }, able.token)).toMatchObject({ status: 8000 });
  });

  it('answers for a record beyond the data scope as for a missing one', async () => {
    const [here, there] = await Promise.all(
      ['119901', '119955'].map(async (region) => (await added(server, 'user', userInput({ region }))).id),
    );
    for (const id of [here, there]) await remove('user', Number(id));
    const limited = { extraGrants: ['*.user.*'], dataScope: 'region', regionCodes: ['119901'] };
    const { token } = await server.signInAs(limited);
    const ids = await deletedIds('user', {}, token);
    expect([ids.includes(Number(here)), ids.includes(Number(there))]).toEqual([true, false]);
    const [outside, unknown] = [await restore('user', { id: there }, token), await restore('user', { id: 9e9 }, token)];
    expect(outside).toEqual(unknown);
    expect(outside.code).toBe('notFound');
    expect((await restore('user', { id: here }, token)).status).toBe(8000);
  });

  it('does not exist for records that a deletion removes or that nobody can delete', async () => {
    for (const entity of ['permissionTemplate', 'log']) {
      for (const operation of ['restoreById', 'restoreByIds', 'selectDeleted']) {
        expect((await server.call(`${operation}.${entity}.open`, { id: 1, ids: [1] })).http).toBe(404);
      }
    }
  });

  it('refuses inputs that it does not know', async () => {
    expect((await restore('user', { id: 'x' })).code).toBe('validation');
    expect((await restore('user', { id: 1, nickname: '新' })).code).toBe('validation');
    expect((await server.call('restoreByIds.user.open', { ids: [1], version: 1 })).body.status).toBe(4000);
  });

  it('of several records reports each refusal and restores the others', async () => {
    const users = [await added(server, 'user', userInput()), await added(server, 'user', userInput())];
    const [one, other] = users.map(({ id }) => id);
    await server.call('deleteByIds.user.open', { ids: [one, other] });
    await restore('user', { id: other });
    const { body } = await server.call('restoreByIds.user.open', { ids: [one, other] });
    expect(body.data).toMatchObject({ done: [one], failed: [{ id: other, code: 'notDeleted' }] });
  });

  it('lists deleted records like others: masked, filtered, by page, the last deleted first', async () => {
    const region = '119977';
    const ids: number[] = [];
    for (let count = 0; count < 3; count += 1) {
      const { id } = await added(server, 'user', userInput({ region, phone: `1995555000${count}` }));
      server.clock.now += 1_000;
      await remove('user', id);
      ids.unshift(id);
    }
    expect(await deletedIds('user', { region })).toEqual(ids);
    expect(await deletedIds('user', { region, sort: 'id', order: 'asc' })).toEqual(ids.toReversed());
    expect(await deletedIds('user', { region, pageNum: 2, pageSize: 2 })).toEqual(ids.slice(2));
    const page = await server.call('selectDeleted.user.open', { region, pageSize: 1 });
    expect(page.body).toMatchObject({ dataCount: 3, data: [{ deleteBy: 'admin:1', phone: '199****0002' }] });
    expect(page.text).not.toContain('1995555');
    expect((await server.call('selectDeleted.user.open', { regoin: '1' })).body.codes).toEqual({
      regoin: 'unknownFilter',
    });
  });
});
