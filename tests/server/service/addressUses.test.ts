import { beforeAll, beforeEach, expect, it } from 'vitest';
import type { AddressUse } from '../../../src/plugins/service/entities/places/userAddress';
import { applicationAfter, moment, passedAttendant, servedElder } from '../builders/applications';
import { added, codes } from '../builders/records';
import { type TestApp, testApp } from '../builders/testApp';
import { describeOnBothDatabases } from '../support/testDatabase';

describeOnBothDatabases('the address of a visit', (open) => {
  let server: TestApp;
  let elderlyId: number;
  let attendantId: number;
  let addressId: number;
  const old = { detail: '示范市春和区迎春街道康宁社区2号楼', lng: 90.35, lat: 40.25, geofenceM: 150 };
  const moved = { detail: '示范市春和区迎春街道安乐社区9号楼', lng: 90.36, lat: 40.26, geofenceM: 80 };
  const stored = (id: number) =>
    server.database.read
      .selectFrom('serviceApplication')
      .select(['serviceAddress', 'serviceLng', 'serviceLat', 'geofenceM'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
  const placeOf = ({ detail, lng, lat, geofenceM }: typeof old) => ({
    serviceAddress: detail,
    serviceLng: lng,
    serviceLat: lat,
    geofenceM,
  });
  const change = async (input: Record<string, unknown> = moved) => {
    const { body, text } = await server.call('updateByIdSelective.userAddress.open', { id: addressId, ...input });
    if (body.status !== 8000) throw new Error(text);
  };
  const uses = async () =>
    (await server.call('selectUses.userAddress.open', { id: addressId })).body.data as AddressUse[];
  const visit = (steps: Parameters<typeof applicationAfter>[1], hour = '09') =>
    applicationAfter(server, steps, {
      elderlyId,
      userAddressId: addressId,
      planStart: moment('2026-03-12', `${hour}:00`),
      planEnd: moment('2026-03-12', `${hour}:45`),
    });

  beforeAll(async () => {
    server = await testApp(open, { clock: { now: Date.parse('2026-03-10T08:00:00+08:00') } });
  });
  beforeEach(async () => {
    elderlyId = await servedElder(server);
    attendantId = await passedAttendant(server);
    const user = await added(server, 'user', {
      phone: `1380013${String(elderlyId % 10_000).padStart(4, '0')}`,
      nickname: '小雨',
    });
    ({ id: addressId } = await added(server, 'userAddress', {
      userId: user.id,
      elderlyId,
      contactName: '张三',
      contactPhone: '13800138001',
      regionCode: '119901',
      ...old,
    }));
  });

  it('is fixed at the assignment, whatever happens to the address', async () => {
    const { id } = await visit([['accept'], ['assign', { attendantId }]]);
    await change();
    expect(await stored(id)).toEqual(placeOf(old));
  });

  it('is copied again at the assignment, and at the assignment of another attendant', async () => {
    const { id } = await visit([['accept']]);
    await change();
    await server.call('assign.serviceApplication.open', { id, attendantId });
    expect(await stored(id)).toEqual(placeOf(moved));
    await change(old);
    expect(await stored(id)).toEqual(placeOf(moved));
    const other = await passedAttendant(server);
    await server.call('reassign.serviceApplication.open', { id, attendantId: other });
    expect(await stored(id)).toEqual(placeOf(old));
  });

  it('is unchanged by everything else done to the visit', async () => {
    const { id } = await visit([['accept'], ['assign', { attendantId }]]);
    await change();
    await server.call('updateByIdSelective.serviceApplication.open', { id, remark: '门铃坏了' });
    const { body } = await server.call('updateByIdSelective.serviceApplication.open', { id, userAddressId: null });
    expect(body.errors).toEqual({ userAddressId: '受理并派单后不能修改' });
    await server.call('cancel.serviceApplication.open', { id, reason: 'other' });
    expect(await stored(id)).toEqual(placeOf(old));
  });

  it('lists its uses: open visits, which are fixed, which still have this place', async () => {
    const assigned = await visit([['accept'], ['assign', { attendantId }]], '14');
    const applied = await visit([]);
    await visit([['accept'], ['cancel', { reason: 'other' }]], '16');
    const use = (record: typeof assigned, told: object) => ({
      applicationId: record.id,
      applicationNo: record.applicationNo,
      status: record.status,
      planStart: record.planStart,
      ...told,
    });
    expect(await uses()).toEqual([
      use(applied, { isFrozen: false, isChanged: false }),
      use(assigned, { isFrozen: true, isChanged: false }),
    ]);
    await change({ remark: '后门进' });
    expect((await uses()).map(({ isChanged }) => isChanged)).toEqual([false, false]);
    await change({ geofenceM: 151 });
    expect((await uses()).map(({ isChanged }) => isChanged)).toEqual([true, true]);
  });

  it('refuses a missing address, and a user without permission', async () => {
    const ask = (id: number, options = {}) => server.call('selectUses.userAddress.open', { id }, options);
    expect((await ask(999_999)).body).toMatchObject({ status: 4000, message: '记录不存在' });
    const templates = await codes(server, 'permissionTemplate');
    const { token } = await server.signInAs({ permissionTemplateIds: [templates.auditor] });
    expect((await ask(addressId, { token })).http).toBe(403);
  });
});
