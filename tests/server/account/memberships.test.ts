import { beforeAll, expect, it } from 'vitest';
import { dayAt } from '../../../contract/moment';
import { userInput } from '../builders/people';
import { added } from '../builders/records';
import { type TestApp, testApp } from '../builders/testApp';
import { describeOnBothDatabases } from '../support/testDatabase';

type Level = { id: number; level: number; name: string; memberCount: number };

describeOnBothDatabases('membership levels', (open) => {
  let server: TestApp;
  let levels: Level[];
  beforeAll(async () => {
    server = await testApp(open);
    levels = (await server.call('selectAll.vip.open')).body.data;
  });
  const level = (number: number) => levels.find((each) => each.level === number) as Level;
  const silverAgain = async () => (await server.call('selectById.vip.open', { id: level(1).id })).body.data as Level;

  it('start with five, the free one first', () => {
    expect(levels.map((each) => each.level)).toEqual([0, 1, 2, 3, 4]);
  });

  it.each([
    [{ priceFen: 29_900 }, '须低于“金卡会员”的 299 元'],
    [{ priceFen: 0, originalPriceFen: null }, '须高于“普通会员”的 0 元'],
  ])('refuse %j, which breaks the order of prices, and change nothing', async (changes, message) => {
    const before = await silverAgain();
    const { body } = await server.call('updateByIdSelective.vip.open', { id: level(1).id, ...changes });
    expect(body).toMatchObject({ status: 4000, errors: { priceFen: message } });
    expect(await silverAgain()).toEqual(before);
  });

  it('accept the highest price that keeps the order', async () => {
    const changes = { priceFen: 29_899, originalPriceFen: null };
    const { body } = await server.call('updateByIdSelective.vip.open', { id: level(1).id, ...changes });
    expect(body.data).toMatchObject({ priceFen: 29_899 });
  });

  it.each([
    ['deleted', 'deleteById.vip.open', {}],
    ['switched off', 'updateByIdSelective.vip.open', { enabled: false }],
    ['given another level', 'updateByIdSelective.vip.open', { level: 9 }],
    ['given a price', 'updateByIdSelective.vip.open', { priceFen: 1 }],
    ['given an end', 'updateByIdSelective.vip.open', { durationDays: 1 }],
  ])('refuse that the default level is %s', async (_what, call, changes) => {
    expect((await server.call(call, { id: level(0).id, ...changes })).body.status).toBe(4000);
    expect((await server.call('selectById.vip.open', { id: level(0).id })).body.data).toMatchObject({
      level: 0,
      enabled: true,
      priceFen: 0,
      durationDays: 0,
    });
  });

  it('do not let another one become the default', async () => {
    const { body } = await server.call('updateByIdSelective.vip.open', { id: level(2).id, level: 0 });
    expect(body.status).toBe(4000);
    const again = await server.call('insert.vip.open', { level: 0, name: '又一个默认', priceFen: 0 });
    expect(again.body.errors).toHaveProperty('level');
  });

  it('expire at midnight after their last day', async () => {
    const { id } = await added(server, 'user', userInput());
    const { body } = await server.call('setVip.user.open', { id, vipId: level(1).id });
    const { vipExpire } = body.data as { vipExpire: string };
    expect(vipExpire.slice(0, 10)).toBe(dayAt(server.clock.now + 365 * 86_400_000));
    expect(vipExpire.slice(11)).toBe('23:59:59.999+08:00');
  });

  it('count their active members, and not expired ones', async () => {
    const count = async (number: number) =>
      ((await server.call('selectById.vip.open', { id: level(number).id })).body.data as Level).memberCount;
    const [before, ordinary] = [await count(3), await count(0)];
    const { id } = await added(server, 'user', userInput());
    const vipExpire = new Date(server.clock.now + 3_600_000).toISOString();
    await server.call('setVip.user.open', { id, vipId: level(3).id, vipExpire });
    expect([await count(3), await count(0)]).toEqual([before + 1, ordinary]);
    server.clock.now += 3_600_001;
    expect([await count(3), await count(0)]).toEqual([before, ordinary + 1]);
    server.clock.now -= 3_600_001;
  });

  it('refuse an end in the past, and an end of a membership that does not exist', async () => {
    const { id } = await added(server, 'user', userInput());
    const past = await server.call('setVip.user.open', { id, vipId: level(1).id, vipExpire: '2020-01-01T00:00:00Z' });
    expect(past.body.errors).toEqual({ vipExpire: '须晚于现在' });
    const { body } = await server.call('endVip.user.open', { id });
    expect(body).toMatchObject({ status: 4000, message: '该用户没有会员可取消' });
    expect((await server.call('selectById.user.open', { id })).body.data).toMatchObject({ vipId: null, version: 1 });
  });

  it('cannot be deleted while they have members', async () => {
    const { id } = await added(server, 'user', userInput());
    await server.call('setVip.user.open', { id, vipId: level(4).id });
    const { body } = await server.call('deleteById.vip.open', { id: level(4).id });
    expect(body.message).toContain('用户 1 条');
  });
});
