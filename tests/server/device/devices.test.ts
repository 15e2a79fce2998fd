import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { onlineStatuses } from '../../../src/plugins/device/entities/devices/deviceStates';
import { decryptSecret } from '../../../src/plugins/device/server/deviceSecret';
import { installationKey } from '../../../src/plugins/device/server/installationKey';
import { registered, serialNumber, wearerInput, worn } from '../builders/devices';
import { added, codes } from '../builders/records';
import { type TestApp, testApp } from '../builders/testApp';
import { describeOnBothDatabases } from '../support/testDatabase';

const MINUTE = 60_000;

describeOnBothDatabases('devices', (open) => {
  let server: TestApp;
  beforeAll(async () => {
    server = await testApp(open, { clock: { now: Date.parse('2026-03-10T08:00:00.000+08:00') } });
  });
  const shown = async (id: number) =>
    (await server.call('selectById.device.open', { id })).body.data as Record<string, unknown>;
  const move = (operation: string, params: object) => server.call(`${operation}.device.open`, { ...params });
  const bindings = async (deviceId: number) =>
    (await server.call('selectBySelectivePagination.deviceBinding.open', { deviceId, sort: 'bindTime', order: 'asc' }))
      .body.data as Record<string, unknown>[];
  const wearer = async () => added(server, 'deviceUser', await wearerInput(server));
  const stored = async (id: number) =>
    server.database.read.selectFrom('device').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const count = async () => Number((await server.call('selectBySelectivePagination.device.open')).body.dataCount);

  it('are registered with a key that is shown once and stored encrypted', async () => {
    const { id, sn, secret } = await registered(server);
    expect(secret).toMatch(/^[\w-]{43}$/);
    const device = await shown(id);
    expect(device).toMatchObject({ deviceNo: `M${String(id).padStart(8, '0')}`, lifeStatus: 'registered' });
    expect(device.secretTime).toMatch(/^2026-03-10T08:00/);
    expect(Object.keys(device)).not.toContain('secretCipher');
    const { secretCipher } = await stored(id);
    expect(String(secretCipher)).not.toContain(secret);
    const key = await installationKey(server.folder);
    expect(decryptSecret(key, { sealed: String(secretCipher), sn })?.toString('base64url')).toBe(secret);
    expect(decryptSecret(key, { sealed: String(secretCipher), sn: 'ANOTHER' })).toBeUndefined();
    expect(server.logged.join()).not.toContain(secret);
    const logs = await server.database.read.selectFrom('log').selectAll().execute();
    expect(JSON.stringify(logs)).not.toContain(secret);
  });

  it('share one key of the installation, which no other user of the machine can read', async () => {
    const key = await installationKey(server.folder);
    const path = join(server.folder, 'device.key');
    expect(Buffer.from(readFileSync(path, 'utf8'), 'base64')).toEqual(key);
    expect(statSync(path).mode & 0o077).toBe(0);
  });

  it.each([
    ['a serial number that is taken', 'taken', { sn: '已被使用，不能重复' }],
    ['a serial number of other signs', { sn: 'abc' }, { sn: '请按规定的字母、数字和符号填写' }],
    ['an IMEI with a wrong check digit', { imei: '490154203237519' }, { imei: 'IMEI 的校验位不正确，请核对' }],
    ['an unknown type', { deviceTypeId: 9_999 }, { deviceTypeId: '所选记录不存在' }],
    ['an unknown wearer', { deviceUserId: 9_999 }, { deviceUserId: '所选记录不存在' }],
  ])('are not registered with %s', async (_what, changes, errors) => {
    const known = await registered(server);
    const before = await count();
    const types = await codes(server, 'deviceType');
    const own = changes === 'taken' ? { sn: known.sn } : (changes as object);
    const { body } = await move('registerDevice', { sn: serialNumber(), deviceTypeId: types.WATCH, ...own });
    expect(body).toMatchObject({ status: 4000, errors });
    expect(body.data).toBeUndefined();
    expect(await count()).toBe(before);
  });

  it('store a hardware address in one format', async () => {
    const { id } = await registered(server, { mac: '02dea0-ff0a-1b' });
    const { body } = await server.call('unmask.device.admin', { id, reason: '核对设备标签' });
    expect(body.data).toMatchObject({ mac: '02:DE:A0:FF:0A:1B' });
    expect(await shown(id)).toMatchObject({ mac: expect.stringContaining('*') });
  });

  it('are bound and unbound, with a history of both', async () => {
    const { id } = await registered(server);
    const [first, second] = [await wearer(), await wearer()];
    expect((await move('bindDevice', { id, deviceUserId: first.id })).body).toMatchObject({
      message: '已绑定',
      data: { lifeStatus: 'bound', deviceUserId: first.id },
    });
    server.clock.now += 5 * MINUTE;
    await move('unbindDevice', { id, reason: '换人' });
    expect(await shown(id)).toMatchObject({ lifeStatus: 'registered', deviceUserId: null, statusReason: '换人' });
    await move('bindDevice', { id, deviceUserId: second.id });
    server.clock.now += 5 * MINUTE;
    await move('sendToMaintenance', { id, reason: '屏幕损坏' });
    expect(await bindings(id)).toMatchObject([
      { deviceUserId: first.id, endReason: 'unbound', unbindTime: expect.any(String) },
      { deviceUserId: second.id, endReason: 'maintenance' },
    ]);
    const [one] = await bindings(id);
    expect(Date.parse(String(one?.unbindTime)) - Date.parse(String(one?.bindTime))).toBe(5 * MINUTE);
  });

  it('are lost, with their wearer, and found', async () => {
    const { wearer: who, device } = await worn(server);
    await move('reportLost', { id: device.id, reason: '出门遗失' });
    expect(await shown(device.id)).toMatchObject({ lifeStatus: 'lost', deviceUserId: who.id });
    expect(await bindings(device.id)).toMatchObject([{ unbindTime: null }]);
    await move('reportFound', { id: device.id });
    expect(await shown(device.id)).toMatchObject({ lifeStatus: 'bound', deviceUserId: who.id });
    await move('reportLost', { id: device.id, reason: '又遗失' });
    await move('retireDevice', { id: device.id, reason: '找不回' });
    expect(await shown(device.id)).toMatchObject({ lifeStatus: 'retired', deviceUserId: null });
    expect(await bindings(device.id)).toMatchObject([{ endReason: 'retired' }]);
  });

  it.each([
    ['unbindDevice', 'registered', {}],
    ['returnFromMaintenance', 'registered', {}],
    ['reportLost', 'registered', { reason: '遗失' }],
    ['reportFound', 'bound', {}],
    ['retireDevice', 'bound', { reason: '报废' }],
    ['sendToMaintenance', 'retired', { reason: '送修' }],
    ['retireDevice', 'retired', { reason: '报废' }],
  ])('are not changed by %s when %s', async (operation, state, input) => {
    const { device } = await worn(server);
    if (state !== 'bound') await move('unbindDevice', { id: device.id });
    if (state === 'retired') await move('retireDevice', { id: device.id, reason: '报废' });
    const before = await shown(device.id);
    const { body } = await move(operation, { id: device.id, ...input });
    expect(body).toMatchObject({ status: 4000, message: expect.stringContaining('当前状态为') });
    expect(await shown(device.id)).toEqual(before);
  });

  it('are one of a type for a wearer; a lost one can be replaced, and then not be found', async () => {
    const { wearer: who, device } = await worn(server);
    const other = await registered(server);
    const refused = await move('bindDevice', { id: other.id, deviceUserId: who.id });
    expect(refused.body.errors).toEqual({ deviceUserId: `该设备用户已在使用同类型的设备 ${device.sn}` });
    expect(await shown(other.id)).toMatchObject({ lifeStatus: 'registered', version: 1 });
    const mat = await registered(server, { type: 'SLEEP_MAT', deviceUserId: who.id });
    expect(await shown(mat.id)).toMatchObject({ lifeStatus: 'bound' });
    await move('reportLost', { id: device.id, reason: '遗失' });
    expect((await move('bindDevice', { id: other.id, deviceUserId: who.id })).body.status).toBe(8000);
    expect((await move('reportFound', { id: device.id })).body.status).toBe(4000);
    expect(await shown(device.id)).toMatchObject({ lifeStatus: 'lost' });
  });

  it('are one of a type even when two are bound at once', async () => {
    const who = await wearer();
    const devices = [await registered(server), await registered(server)];
    const answers = await Promise.all(devices.map(({ id }) => move('bindDevice', { id, deviceUserId: who.id })));
    expect(answers.map(({ body }) => body.status).sort()).toEqual([4000, 8000]);
  });

  it('are not bound to an inactive wearer', async () => {
    const who = await wearer();
    await server.call('pauseDeviceUser.deviceUser.open', { id: who.id, reason: '住院' });
    const { id } = await registered(server);
    const { body } = await move('bindDevice', { id, deviceUserId: who.id });
    expect(body.errors).toEqual({ deviceUserId: '设备用户已暂停或结束监测，不能绑定设备' });
    expect(await shown(id)).toMatchObject({ lifeStatus: 'registered', deviceUserId: null });
  });

  it('keep their type while worn', async () => {
    const { device } = await worn(server);
    const types = await codes(server, 'deviceType');
    const change = { id: device.id, deviceTypeId: types.OXIMETER };
    const { body } = await server.call('updateByIdSelective.device.open', change);
    expect(body.errors).toEqual({ deviceTypeId: '使用中的设备不能更换类型，请先解绑' });
    await move('unbindDevice', { id: device.id });
    expect((await server.call('updateByIdSelective.device.open', change)).body.status).toBe(8000);
  });

  it('get another key with a reason, which the audit trail stores', async () => {
    const { id, sn, secret } = await registered(server);
    const refused = await move('rotateSecret', { id, reason: '丢' });
    expect(refused.body.errors).toEqual({ reason: '原因至少 5 个字' });
    const { secretCipher } = await stored(id);
    const { body } = await move('rotateSecret', { id, reason: '怀疑密钥泄露' });
    const { secret: fresh } = body.data as { secret: string };
    expect(fresh).not.toBe(secret);
    const after = await stored(id);
    expect(after.secretCipher).not.toBe(secretCipher);
    const key = await installationKey(server.folder);
    expect(decryptSecret(key, { sealed: String(after.secretCipher), sn })?.toString('base64url')).toBe(fresh);
    const log = await server.call('selectBySelectivePagination.log.open', { operation: 'rotateSecret', entityId: id });
    expect(log.body.data).toMatchObject([{ reason: '怀疑密钥泄露' }, {}]);
    expect(log.text).not.toContain(fresh);
  });

  it('get no key after they are retired', async () => {
    const { id } = await registered(server);
    await move('retireDevice', { id, reason: '报废' });
    const before = await stored(id);
    expect((await move('rotateSecret', { id, reason: '再用一次' })).body.status).toBe(4000);
    expect(await stored(id)).toEqual(before);
  });

  it('of a wearer are listed with the current ones first', async () => {
    const who = await wearer();
    const old = await registered(server, { deviceUserId: who.id });
    await move('unbindDevice', { id: old.id });
    server.clock.now += MINUTE;
    const later = await registered(server, { deviceUserId: who.id });
    await move('unbindDevice', { id: later.id });
    server.clock.now += MINUTE;
    await move('bindDevice', { id: old.id, deviceUserId: who.id });
    const mat = await registered(server, { type: 'SLEEP_MAT', deviceUserId: who.id });
    await move('reportLost', { id: mat.id, reason: '遗失' });
    const { body } = await server.call('selectByDeviceUserId.device.open', { deviceUserId: who.id });
    const ids = (body.data as { id: number }[]).map(({ id }) => id);
    expect(ids.slice(0, 2).sort()).toEqual([old.id, mat.id].sort());
    expect(ids.slice(2)).toEqual([later.id]);
    expect((await server.call('selectByDeviceUserId.device.open', {})).body.errors).toEqual({
      deviceUserId: '不能为空',
    });
  });

  it('are online for ten minutes after their last contact, and a job updates lists', async () => {
    const { device } = await worn(server);
    const { now } = server.clock;
    const set = (values: object) =>
      server.database.write((transaction) =>
        transaction.updateTable('device').set(values).where('id', '=', device.id).execute(),
      );
    expect(await shown(device.id)).toMatchObject({ onlineStatus: 'never' });
    await set({ lastSeenTime: now, onlineStatus: 'online' });
    server.clock.now = now + 10 * MINUTE;
    expect(await shown(device.id)).toMatchObject({ onlineStatus: 'online' });
    server.clock.now = now + 10 * MINUTE + 1;
    expect(await shown(device.id)).toMatchObject({ onlineStatus: 'offline' });
    await server.app.jobs.runDue();
    const found = await Promise.all(
      onlineStatuses.map((onlineStatus) =>
        server.call('selectBySelectivePagination.device.open', { onlineStatus, sn: device.sn }),
      ),
    );
    expect(found.map(({ body }) => body.dataCount)).toEqual([0, 1, 0]);
  });

  it('can be deleted when nobody wears them', async () => {
    const { device } = await worn(server);
    const { body } = await server.call('deleteById.device.open', { id: device.id });
    expect(body.message).toBe('使用中的设备不能删除，请先解绑');
    await move('unbindDevice', { id: device.id });
    expect((await server.call('deleteById.device.open', { id: device.id })).body.status).toBe(8000);
  });

  it.each(['updateByIdSelective', 'deleteById', 'deleteByIds'])(
    'keep a history that %s does not change',
    async (operation) => {
      const { device } = await worn(server);
      const before = await bindings(device.id);
      const { body } = await server.call(`${operation}.deviceBinding.open`, {
        id: before[0]?.id,
        ids: [before[0]?.id],
      });
      expect(body).toMatchObject({ status: 4000, message: '使用历史由系统记录，不能新增、修改或删除' });
      expect(await bindings(device.id)).toEqual(before);
    },
  );
});
