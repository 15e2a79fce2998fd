import { beforeAll, expect, it } from 'vitest';
import { addDays, dayStart, HOUR_MS } from '../../../contract/moment';
import type { WardAlert } from '../../../src/plugins/record/entities/alerts/wearerAlert';
import { passedDoctor } from '../builders/people';
import { codes } from '../builders/records';
import { type TestApp, testApp } from '../builders/testApp';
import { heartRates, stored, type WornDevice, wornDevice } from '../builders/wornDevices';
import { describeOnBothDatabases } from '../support/testDatabase';

const TODAY = '2026-03-30';
const EVE = addDays(TODAY, -1);

describeOnBothDatabases('limits of a wearer', (open) => {
  let server: TestApp;
  let doctorId: number;
  beforeAll(async () => {
    server = await testApp(open, { clock: { now: dayStart(TODAY) + 10 * HOUR_MS } });
    doctorId = (await passedDoctor(server)).id;
  });
  const alertsOf = async ({ deviceId }: WornDevice, kind: string) =>
    (await server.call(`selectByDeviceIdAndDate.${kind}.open`, { deviceId, date: EVE })).body.data as unknown as {
      alerts: { code: string; level: string; value: number; limit: number }[];
    };
  const saturations = (deviceId: number, value: number) =>
    stored(server, deviceId, [
      {
        kind: 'bloodOxygen',
        date: EVE,
        series: { startSec: 0, intervalSec: 60, count: 60, channels: { spo2: new Array<number>(60).fill(value) } },
        events: [],
      },
    ]);
  const move = (id: number, input: Record<string, unknown>) =>
    server.call('moveExtremes.deviceUser.open', { id, doctorId, reason: '长期心动过缓，心内科随访', ...input });

  it('are the stricter ones of several conditions', async () => {
    const conditions = await codes(server, 'deviceUserHealthyType');
    const alone = await wornDevice(server, { healthyType: 'copd' });
    const both = await wornDevice(server, { healthyType: 'copd' });
    const changed = await server.call('updateByIdSelective.deviceUser.open', {
      id: both.deviceUserId,
      otherConditionIds: [conditions.hf],
    });
    expect(changed.body.status).toBe(8000);
    await saturations(alone.deviceId, 89);
    await saturations(both.deviceId, 89);
    expect((await alertsOf(alone, 'bloodOxygen')).alerts).toEqual([]);
    expect((await alertsOf(both, 'bloodOxygen')).alerts).toMatchObject([
      { code: 'oxygenLow', level: 'critical', value: 89, limit: 91 },
    ]);
  });

  it('that are extreme move by a doctor with a reason, and the card of the ward says so', async () => {
    const worn = await wornDevice(server);
    const id = worn.deviceUserId;
    const moved = await move(id, { heartRateLow: 30 });
    expect(moved.body).toMatchObject({
      status: 8000,
      data: {
        extremeLimits: { heartRateLow: 30, heartRateHigh: null },
        extremesDoctorId: doctorId,
        extremesReason: '长期心动过缓，心内科随访',
      },
    });
    const at = (rate: number) => heartRates(EVE, (minute) => (minute === 600 ? rate : 70));
    await stored(server, worn.deviceId, [at(33)]);
    expect((await alertsOf(worn, 'heartRate')).alerts).toEqual([]);
    await stored(server, worn.deviceId, [at(30)]);
    expect((await alertsOf(worn, 'heartRate')).alerts).toMatchObject([{ level: 'critical', value: 30, limit: 30 }]);
    const ward = (await server.call('selectWard.wearerAlert.open', {})).body.data as WardAlert[];
    expect(ward.find(({ deviceUserId }) => deviceUserId === id)?.extremes).toMatchObject({
      limits: { heartRateLow: 30 },
      doctorName: expect.stringContaining('*'),
      reason: '长期心动过缓，心内科随访',
      time: expect.stringContaining(TODAY),
    });
    const { body: log } = await server.call('selectBySelectivePagination.log.open', {
      entity: 'deviceUser',
      operation: 'moveExtremes',
      entityId: String(id),
    });
    expect(log.dataCount).toBe(1);
    expect((await move(id, { reason: '恢复常规界限' })).body.data).toMatchObject({ extremeLimits: null });
    await stored(server, worn.deviceId, [at(34)]);
    expect((await alertsOf(worn, 'heartRate')).alerts).toMatchObject([{ level: 'critical', value: 34, limit: 35 }]);
  });

  it.each([
    ['without a reason', { heartRateLow: 30, reason: null }, { reason: 'required' }],
    ['without a doctor', { heartRateLow: 30, doctorId: null }, { doctorId: 'required' }],
    ['by a doctor who is not there', { heartRateLow: 30, doctorId: 999_999 }, { extremesDoctorId: 'unknownReference' }],
    ['as far as to switch them off', { heartRateLow: 5 }, { heartRateLow: 'tooSmall' }],
    ['as far as to switch the other side off', { heartRateHigh: 300 }, { heartRateHigh: 'tooLarge' }],
    ['to what is no number', { oxygenLow: 'off' }, { oxygenLow: 'notInteger' }],
  ])('that are extreme are not moved %s', async (_, input, expected) => {
    const { deviceUserId } = await wornDevice(server);
    const { body } = await move(deviceUserId, input);
    expect(body.codes).toEqual(expected);
    const kept = await server.call('selectById.deviceUser.open', { id: deviceUserId });
    expect(kept.body.data).toMatchObject({ extremeLimits: null, extremesTime: null });
  });

  it('that are extreme are moved through no other call', async () => {
    const { deviceUserId } = await wornDevice(server);
    const input = { id: deviceUserId, extremeLimits: { heartRateLow: 30 } };
    expect((await server.call('updateByIdSelective.deviceUser.open', input)).body.codes).toEqual({
      extremeLimits: 'serverSet',
    });
  });
});
