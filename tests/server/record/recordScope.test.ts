import { beforeAll, expect, it } from 'vitest';
import type { WardAlert } from '../../../src/plugins/record/entities/alerts/wearerAlert';
import type { DayContext } from '../../../src/plugins/record/entities/dayContext';
import { type TestApp, testApp } from '../builders/testApp';
import { at, heartRates, stored, type WornDevice, wornDevice } from '../builders/wornDevices';
import { describeOnBothDatabases } from '../support/testDatabase';

const TODAY = '2026-03-12';
const MORNING = Date.parse(at(TODAY, 10));

describeOnBothDatabases('health records within a data scope', (open) => {
  let server: TestApp;
  let inside: WornDevice;
  let outside: WornDevice;
  let token: string;
  beforeAll(async () => {
    server = await testApp(open, { clock: { now: MORNING } });
    inside = await wornDevice(server, { elder: { regionCode: '119902' } });
    outside = await wornDevice(server, { elder: { regionCode: '119901' } });
    const slow = heartRates(TODAY, (minute) => (minute < 600 ? 38 : null));
    for (const { deviceId } of [inside, outside]) await stored(server, deviceId, [slow]);
    const grants = ['selectWard.wearerAlert.open', 'select*.wearerAlert.*', 'select*.heartRate.open'];
    ({ token } = await server.signInAs({ extraGrants: grants, dataScope: 'region', regionCodes: ['119902'] }));
  });
  const ask = async (name: string, params: object = {}) => (await server.call(name, { ...params }, { token })).body;

  it('show only the ward of the region', async () => {
    const { data, dataCount } = await ask('selectWard.wearerAlert.open');
    expect((data as WardAlert[]).map(({ deviceUserId }) => deviceUserId)).toEqual([inside.deviceUserId]);
    expect(dataCount).toBe(1);
    const everybody = (await server.call('selectWard.wearerAlert.open', {})).body.data as WardAlert[];
    expect(everybody).toHaveLength(2);
  });

  it('are not accessible by device, day, neighboring days, list or id', async () => {
    const { deviceId } = outside;
    const day = { deviceId, date: TODAY };
    expect((await ask('selectByDeviceId.heartRate.open', { deviceId })).data).toEqual([]);
    expect((await ask('selectByDeviceIdAndDate.heartRate.open', day)).data).toBeNull();
    const context = (await ask('selectDayContext.heartRate.open', day)).data as unknown as DayContext;
    expect(context).toMatchObject({ days: [], previousDate: null, nextDate: null });
    const list = await ask('selectBySelectivePagination.heartRate.open', { deviceId, pageNum: 1, pageSize: 10 });
    expect([list.data, list.dataCount]).toEqual([[], 0]);
    const whole = await server.call('selectByDeviceId.heartRate.open', { deviceId });
    const [record] = whole.body.data as { id: number }[];
    expect((await ask('selectById.heartRate.open', { id: record?.id })).status).toBe(4000);
  });

  it('are accessible inside the scope', async () => {
    const day = { deviceId: inside.deviceId, date: TODAY };
    expect((await ask('selectByDeviceIdAndDate.heartRate.open', day)).data).toMatchObject({ alertLevel: 'critical' });
    const context = (await ask('selectDayContext.heartRate.open', day)).data as unknown as DayContext;
    expect(context.days.map(({ date }) => date)).toEqual([TODAY]);
  });
});
