import { beforeAll, describe, expect, it } from 'vitest';
import { dayStart, HOUR_MS } from '../../../contract/moment';
import { type TestApp, testApp } from '../builders/testApp';
import { stored, type WornDevice, wornDevice } from '../builders/wornDevices';
import { describeOnBothDatabases } from '../support/testDatabase';

const TODAY = '2026-03-12';
const at = (hours: number) => hours * 3_600;

interface Row extends Record<string, unknown> {
  id: number;
  version: number;
  events: Record<string, unknown>[];
}

describeOnBothDatabases('blood pressure by hand', (open) => {
  let server: TestApp;
  let worn: WornDevice;
  beforeAll(async () => {
    server = await testApp(open, { clock: { now: dayStart(TODAY) + 10 * HOUR_MS } });
    worn = await wornDevice(server, { type: 'BP_MONITOR' });
  });
  const enter = (readings: unknown, changes: Record<string, unknown> = {}) =>
    server.call('insert.bloodPressure.open', { deviceId: worn.deviceId, date: TODAY, readings, ...changes });
  const day = async (date = TODAY) =>
    (await server.call('selectByDeviceIdAndDate.bloodPressure.open', { deviceId: worn.deviceId, date })).body
      .data as Row | null;

  it.each<[string, unknown, Record<string, unknown>, string]>([
    ['no reading at all', [], {}, 'readings'],
    ['a reading without a time', [{ sys: 130, dia: 80 }], {}, 'readings.0.sec'],
    ['a systolic pressure of 301', [{ sec: 0, sys: 301, dia: 80 }], {}, 'readings.0.sys'],
    ['a diastolic pressure of 19', [{ sec: 0, sys: 120, dia: 19 }], {}, 'readings.0.dia'],
    ['pressures 9 mmHg apart', [{ sec: 0, sys: 89, dia: 80 }], {}, 'readings.0.dia'],
    [
      'two readings at once',
      [
        { sec: 5, sys: 120, dia: 80 },
        { sec: 5, sys: 121, dia: 80 },
      ],
      {},
      'readings.1.sec',
    ],
    ['a reading later than now', [{ sec: at(10) + 1, sys: 120, dia: 80 }], {}, 'readings.0.sec'],
    ['a day to come', [{ sec: 0, sys: 120, dia: 80 }], { date: '2026-03-13' }, 'date'],
    ['a day on which nobody wore it', [{ sec: 0, sys: 120, dia: 80 }], { date: '2025-03-12' }, 'deviceId'],
    ['a device there is not', [{ sec: 0, sys: 120, dia: 80 }], { deviceId: 999_999 }, 'deviceId'],
  ])('refuses %s, and stores nothing', async (_, readings, changes, field) => {
    const { body } = await enter(readings, changes);
    expect([body.status, Object.keys(body.errors ?? {})]).toEqual([4000, [field]]);
    expect(await day()).toBeNull();
  });

  it('refuses a device that does not measure it', async () => {
    const watch = await wornDevice(server);
    const { body } = await enter([{ sec: 0, sys: 120, dia: 80 }], { deviceId: watch.deviceId });
    expect(body.errors).toEqual({ deviceId: '该型号的设备不测量此项' });
  });

  it('accepts pressures exactly 10 mmHg apart, at exactly the current time', async () => {
    const { body } = await enter([{ sec: at(10), sys: 90, dia: 80 }], { date: TODAY });
    expect(body.status).toBe(8000);
    expect((await day())?.events).toHaveLength(1);
    await server.call('deleteById.bloodPressure.open', { id: (await day())?.id });
  });

  it('merges with what the device sent that day, and finds what needs attention', async () => {
    const { deviceId, deviceUserId } = worn;
    const sent = [{ sec: at(7), sys: 128, dia: 82 }];
    await stored(server, deviceId, [{ kind: 'bloodPressure', date: TODAY, series: null, events: sent }]);
    const { body } = await enter([{ sec: at(9), sys: 186, dia: 112, pulse: 88, posture: 'sitting', arm: 'left' }]);
    expect(body).toMatchObject({
      status: 8000,
      data: { deviceUserId, count: 2, maxSys: 186, maxDia: 112, alertLevel: 'critical', source: 'manual' },
    });
    expect((await day())?.events.map(({ sec, sys }) => [sec, sys])).toEqual([
      [at(7), 128],
      [at(9), 186],
    ]);
  });

  describe('with correctReadings', () => {
    it('replaces readings, and logs the reason', async () => {
      const before = (await day()) as Row;
      const readings = [{ sec: at(9), sys: 136, dia: 82 }];
      const params = { id: before.id, readings, reason: '录入有误' };
      const { body } = await server.call('correctReadings.bloodPressure.open', params);
      expect(body.data).toMatchObject({ id: before.id, count: 1, maxSys: 136, alertLevel: 'none' });
      const { body: log } = await server.call('selectBySelectivePagination.log.open', { operation: 'correctReadings' });
      expect(log.data).toMatchObject([{ entityId: String(before.id), reason: '录入有误' }]);
      const former = await server.call('selectFormerDays.bloodPressure.open', { id: before.id });
      expect(former.body.data).toMatchObject([
        { reason: '录入有误', by: 'admin', byName: expect.any(String), series: null, events: before.events },
      ]);
      expect((await server.call('selectWard.wearerAlert.open')).body.data).toEqual([]);
    });

    it('requires the reason, and an existing record', async () => {
      const before = (await day()) as Row;
      const readings = [{ sec: at(8), sys: 120, dia: 80 }];
      const silent = await server.call('correctReadings.bloodPressure.open', { id: before.id, readings });
      expect(silent.body.errors).toHaveProperty('reason');
      const params = { id: 999_999, readings, reason: '录入有误' };
      expect((await server.call('correctReadings.bloodPressure.open', params)).body.message).toBe('记录不存在');
      expect(await day()).toEqual(before);
    });
  });

  it('requires the permission of each', async () => {
    const { token } = await server.signInAs({ extraGrants: ['select*.bloodPressure.open'] });
    const readings = [{ sec: 0, sys: 120, dia: 80 }];
    const asked = { deviceId: worn.deviceId, date: TODAY, readings };
    expect((await server.call('insert.bloodPressure.open', asked, { token })).http).toBe(403);
    const params = { id: (await day())?.id, readings, reason: '录入有误' };
    expect((await server.call('correctReadings.bloodPressure.open', params, { token })).http).toBe(403);
  });
});
