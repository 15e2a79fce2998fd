import { beforeAll, expect, it } from 'vitest';
import { FOLLOWED_MAX, FOLLOWERS_MAX } from '../../../src/plugins/device/entities/followers/userDeviceUserRules';
import { registered, wearerInput, worn } from '../builders/devices';
import { userInput } from '../builders/people';
import { added, codes, elderInput } from '../builders/records';
import { type TestApp, testApp } from '../builders/testApp';
import { describeOnBothDatabases } from '../support/testDatabase';

const HOUR = 3_600_000;

describeOnBothDatabases('wearers', (open) => {
  let server: TestApp;
  beforeAll(async () => {
    server = await testApp(open, { clock: { now: Date.parse('2026-03-10T08:00:00.000+08:00') } });
  });
  const wearer = async (changes = {}) => added(server, 'deviceUser', await wearerInput(server, changes));
  const shown = async (entity: string, id: number, token?: string) =>
    (await server.call(`selectById.${entity}.open`, { id }, { token })).body.data as Record<string, unknown>;

  it('take missing fields from the elder', async () => {
    const elder = await added(server, 'elderly', await elderInput(server));
    const classes = await codes(server, 'deviceUserHealthyType');
    const { id } = await added(server, 'deviceUser', {
      elderlyId: elder.id,
      deviceUserHealthyTypeId: classes.normal,
      heightCm: 160,
      weightKg: 51.2,
    });
    const { body } = await server.call('unmask.deviceUser.admin', { id, reason: '核对老人档案' });
    expect(body.data).toMatchObject({
      name: expect.stringMatching(/^欧阳.文$/),
      gender: '2',
      birthDate: '1940-03-15',
      bmi: 20,
    });
    expect(await shown('deviceUser', id)).toMatchObject({ name: '欧**文', birthDate: '1940', age: 85 });
    const again = await server.call('insert.deviceUser.open', {
      elderlyId: elder.id,
      deviceUserHealthyTypeId: classes.normal,
    });
    expect(again.body.errors).toEqual({ elderlyId: '已被使用，不能重复' });
    const differs = await server.call('updateByIdSelective.deviceUser.open', { id, gender: '1' });
    expect(differs.body.errors).toEqual({ gender: '与老人档案不一致' });
  });

  it('require name, gender and birth date when there is no elder', async () => {
    const classes = await codes(server, 'deviceUserHealthyType');
    const { body } = await server.call('insert.deviceUser.open', { deviceUserHealthyTypeId: classes.normal });
    expect(Object.keys(body.errors ?? {}).sort()).toEqual(['birthDate', 'gender', 'name']);
  });

  it('become inactive without a device, and active again', async () => {
    const { wearer: who, device } = await worn(server);
    expect(await shown('deviceUser', who.id)).toMatchObject({ deviceCount: 1 });
    const { body } = await server.call('endDeviceUser.deviceUser.open', { id: who.id, reason: '去世' });
    expect(body.message).toBe('还有 1 台设备在使用或遗失未处理，请先解绑或报废');
    await server.call('unbindDevice.device.open', { id: device.id });
    await server.call('endDeviceUser.deviceUser.open', { id: who.id, reason: '搬离' });
    expect(await shown('deviceUser', who.id)).toMatchObject({ status: 'ended', statusReason: '搬离', deviceCount: 0 });
    await server.call('resumeDeviceUser.deviceUser.open', { id: who.id });
    expect(await shown('deviceUser', who.id)).toMatchObject({ status: 'active', statusReason: null });
  });

  it('are deleted with their followers, unless they wear something', async () => {
    const { wearer: who, device } = await worn(server);
    const user = await added(server, 'user', userInput());
    const { id } = await added(server, 'userDeviceUser', relation(user.id, who.id));
    expect((await server.call('deleteById.deviceUser.open', { id: who.id })).body.message).toBe(
      '仍被使用，不能删除：设备 1 条',
    );
    await server.call('unbindDevice.device.open', { id: device.id });
    expect((await server.call('deleteById.deviceUser.open', { id: who.id })).body.status).toBe(8000);
    expect((await server.call('selectById.userDeviceUser.open', { id })).body.message).toBe('记录不存在');
  });

  it('are visible with the elder; unworn devices to everyone, wearers who are not elders to who entered them', async () => {
    const [mine, theirs] = [
      await added(server, 'elderly', await elderInput(server, { regionCode: '119901' })),
      await added(server, 'elderly', await elderInput(server, { regionCode: '119802' })),
    ];
    const classes = await codes(server, 'deviceUserHealthyType');
    const wearers = await Promise.all(
      [mine, theirs].map(({ id }) =>
        added(server, 'deviceUser', { elderlyId: id, deviceUserHealthyTypeId: classes.normal }),
      ),
    );
    const [here, there] = [
      await registered(server, { deviceUserId: wearers[0]?.id }),
      await registered(server, { deviceUserId: wearers[1]?.id }),
    ];
    const stock = await registered(server);
    const stranger = await wearer();
    const { token } = await server.signInAs({
      extraGrants: ['*.*.*'],
      dataScope: 'region',
      regionCodes: ['119901'],
    });
    const sees = async (entity: string, id: number) => (await shown(entity, id, token)) !== undefined;
    expect(await sees('deviceUser', Number(wearers[0]?.id))).toBe(true);
    expect(await sees('deviceUser', Number(wearers[1]?.id))).toBe(false);
    expect(await sees('deviceUser', stranger.id)).toBe(false);
    expect(await sees('device', here.id)).toBe(true);
    expect(await sees('device', there.id)).toBe(false);
    expect(await sees('device', stock.id)).toBe(true);
    const own = await server.call('insert.deviceUser.open', await wearerInput(server), { token });
    expect(own.body.status).toBe(8000);
    const list = await server.call('selectByDeviceUserId.device.open', { deviceUserId: wearers[1]?.id }, { token });
    expect(list.body).toMatchObject({ dataCount: 0 });
    const history = await server.call(
      'selectBySelectivePagination.deviceBinding.open',
      { deviceId: there.id },
      { token },
    );
    expect(history.body).toMatchObject({ dataCount: 0 });
    const bind = await server.call('bindDevice.device.open', { id: stock.id, deviceUserId: wearers[1]?.id }, { token });
    expect(bind.body.errors).toEqual({ deviceUserId: '所选记录不存在' });
  });

  it('are followed by confirmed users', async () => {
    const [who, user] = [await wearer(), await added(server, 'user', userInput())];
    const { id } = await added(server, 'userDeviceUser', relation(user.id, who.id));
    expect(await shown('userDeviceUser', id)).toMatchObject({ status: 'pending', applyTime: expect.any(String) });
    await server.call('confirmRelation.userDeviceUser.open', { id });
    expect(await shown('userDeviceUser', id)).toMatchObject({ status: 'active', confirmTime: expect.any(String) });
    const kept = await server.call('deleteById.userDeviceUser.open', { id });
    expect(kept.body.message).toBe('已绑定的关系请先解除');
    await server.call('revokeRelation.userDeviceUser.open', { id, reason: '家属要求' });
    expect(await shown('userDeviceUser', id)).toMatchObject({ status: 'revoked', revokeReason: '家属要求' });
    const twice = await server.call('insert.userDeviceUser.open', relation(user.id, who.id));
    expect(twice.body.status).toBe(4000);
    await server.call('reapplyRelation.userDeviceUser.open', { id });
    expect(await shown('userDeviceUser', id)).toMatchObject({ status: 'pending', revokeReason: null });
    await server.call('refuseRelation.userDeviceUser.open', { id, reason: '无法核实' });
    expect(await shown('userDeviceUser', id)).toMatchObject({ status: 'refused' });
  });

  it('have one decision maker', async () => {
    const who = await wearer();
    const users = await Promise.all([0, 1].map(() => added(server, 'user', userInput())));
    const primary = { role: 'owner', isPrimary: true };
    const first = await added(server, 'userDeviceUser', { ...relation(users[0]?.id, who.id), ...primary });
    const second = await added(server, 'userDeviceUser', relation(users[1]?.id, who.id));
    const taken = await server.call('updateByIdSelective.userDeviceUser.open', { id: second.id, ...primary });
    expect(taken.body.errors).toEqual({ isPrimary: '该设备用户已有主管理人' });
    const viewer = await server.call('updateByIdSelective.userDeviceUser.open', { id: first.id, role: 'viewer' });
    expect(viewer.body.errors).toEqual({ role: '决定人的角色须为“主管理人”' });
    await server.call('refuseRelation.userDeviceUser.open', { id: first.id, reason: '无法核实' });
    const free = await server.call('updateByIdSelective.userDeviceUser.open', { id: second.id, ...primary });
    expect(free.body.status).toBe(8000);
  });

  it(`are followed by at most ${FOLLOWERS_MAX}, and a user follows at most ${FOLLOWED_MAX}`, async () => {
    const who = await wearer();
    const user = await added(server, 'user', userInput());
    for (let index = 0; index < FOLLOWERS_MAX; index += 1) {
      const other = await added(server, 'user', userInput());
      await added(server, 'userDeviceUser', relation(other.id, who.id));
      await added(server, 'userDeviceUser', relation(user.id, (await wearer()).id));
    }
    const { body } = await server.call('insert.userDeviceUser.open', relation(user.id, who.id));
    expect(body.errors).toEqual({
      deviceUserId: '一位设备用户最多由 10 个用户关注',
      userId: '一个用户最多关注 10 位设备用户',
    });
  });

  it('are followed until the agreed end', async () => {
    const [who, user] = [await wearer(), await added(server, 'user', userInput())];
    const expireTime = new Date(server.clock.now + HOUR).toISOString();
    const late = { ...relation(user.id, who.id), expireTime: new Date(server.clock.now).toISOString() };
    expect((await server.call('insert.userDeviceUser.open', late)).body.errors).toEqual({ expireTime: '须晚于现在' });
    const { id } = await added(server, 'userDeviceUser', { ...relation(user.id, who.id), expireTime });
    await server.call('confirmRelation.userDeviceUser.open', { id });
    await server.app.jobs.runDue();
    expect(await shown('userDeviceUser', id)).toMatchObject({ status: 'active' });
    server.clock.now += HOUR;
    await server.app.jobs.runDue();
    expect(await shown('userDeviceUser', id)).toMatchObject({ status: 'expired' });
  });

  function relation(userId: unknown, deviceUserId: unknown) {
    return { userId, deviceUserId, relation: 'child' };
  }
});
