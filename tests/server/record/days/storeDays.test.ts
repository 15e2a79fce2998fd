import { beforeAll, describe, expect, it } from 'vitest';
import { DAY_MS, dayStart, HOUR_MS } from '../../../../contract/moment';
import type { DayContext } from '../../../../src/plugins/record/entities/dayContext';
import { records } from '../../../../src/plugins/record/entities/records';
import type { PackedSeries } from '../../../../src/plugins/record/entities/series';
import { unpackSeries } from '../../../../src/plugins/record/server/days/encodeDay';
import { type TestApp, testApp } from '../../builders/testApp';
import { heartRates, stored, type WornDevice, wornDevice } from '../../builders/wornDevices';
import { describeOnBothDatabases } from '../../support/testDatabase';

const TODAY = '2026-03-12';
const MORNING = dayStart(TODAY) + 10 * HOUR_MS;

interface RecordRow extends Record<string, unknown> {
  id: number;
  version: number;
  series: PackedSeries;
}

describeOnBothDatabases('storeDays', (open) => {
  let server: TestApp;
  let worn: WornDevice;
  beforeAll(async () => {
    server = await testApp(open, { clock: { now: MORNING } });
    worn = await wornDevice(server);
  });
  const dayOf = async (date: string, { deviceId } = worn, kind = 'heartRate') =>
    (await server.call(`selectByDeviceIdAndDate.${kind}.open`, { deviceId, date })).body.data as RecordRow | null;
  const samplesOf = (record: RecordRow | null) =>
    unpackSeries(records.heartRate.layout, (record as RecordRow).series).channels.mean ?? [];

  it('writes one record a day with its wearer, aggregates and series', async () => {
    await stored(server, worn.deviceId, [heartRates('2026-03-01', (minute) => (minute < 720 ? 60 : 80))]);
    const record = await dayOf('2026-03-01');
    expect(record).toMatchObject({
      deviceUserId: worn.deviceUserId,
      elderlyId: worn.elderlyId,
      avg: 70,
      min: 60,
      max: 80,
      coveragePct: 100,
      quality: 'good',
      alertLevel: 'none',
      source: 'device',
      firmware: '1.0.0',
    });
    expect(samplesOf(record).slice(719, 721)).toEqual([60, 80]);
  });

  it('returns nothing for a day without a record', async () => {
    const { body } = await server.call('selectByDeviceIdAndDate.heartRate.open', {
      deviceId: worn.deviceId,
      date: '2025-01-01',
    });
    expect([body.status, body.data]).toEqual([8000, null]);
  });

  it('changes only the version when the same day is stored again', async () => {
    const day = heartRates('2026-03-02', (minute) => 60 + (minute % 30));
    const [first] = await stored(server, worn.deviceId, [day]);
    const before = await dayOf('2026-03-02');
    const [again] = await stored(server, worn.deviceId, [day]);
    expect([again?.id, again?.isNew]).toEqual([first?.id, false]);
    expect(await dayOf('2026-03-02')).toEqual({ ...before, version: 2 });
  });

  it('merges parts of a day, the newer value winning', async () => {
    await stored(server, worn.deviceId, [heartRates('2026-03-03', (minute) => (minute < 600 ? 60 : null))]);
    expect(await dayOf('2026-03-03')).toMatchObject({ coveragePct: 41.7, quality: 'poor' });
    const later = heartRates('2026-03-03', (minute) => (minute >= 599 ? 90 : null));
    await stored(server, worn.deviceId, [later]);
    const record = await dayOf('2026-03-03');
    expect(record).toMatchObject({ coveragePct: 100, quality: 'good', min: 60, max: 90 });
    expect(samplesOf(record).slice(598, 600)).toEqual([60, 90]);
  });

  it('places a part that does not begin at midnight', async () => {
    const samples = Array.from({ length: 60 }, () => 75);
    const part = { startSec: 3_600, intervalSec: 60, count: 60, channels: { mean: samples } };
    await stored(server, worn.deviceId, [{ kind: 'heartRate', date: '2026-03-04', series: part, events: [] }]);
    const record = await dayOf('2026-03-04');
    expect(record?.series).toMatchObject({ startSec: 0, count: 1_440 });
    expect(samplesOf(record).slice(58, 62)).toEqual([null, null, 75, 75]);
    expect(record).toMatchObject({ wearMinutes: 60 });
  });

  it('stores days of several kinds, in any order, at once', async () => {
    const breaths = {
      kind: 'respiratoryRate' as const,
      date: '2026-03-06',
      series: {
        startSec: 0,
        intervalSec: 60,
        count: 1_440,
        channels: { rate: Array.from({ length: 1_440 }, () => 15) },
      },
      events: [],
    };
    const rows = await stored(server, worn.deviceId, [breaths, heartRates('2026-03-06'), heartRates('2026-03-05')]);
    expect(rows.map(({ kind, date, isNew }) => `${kind} ${date} ${isNew}`)).toEqual([
      'heartRate 2026-03-05 true',
      'heartRate 2026-03-06 true',
      'respiratoryRate 2026-03-06 true',
    ]);
    expect((await dayOf('2026-03-06', worn, 'respiratoryRate'))?.avg).toBe(15);
  });

  it('assigns a day on which a device changed hands to the wearer with more samples', async () => {
    const first = await wornDevice(server);
    const second = await wornDevice(server, { type: 'OXIMETER' });
    const { database } = server;
    const noon = dayStart('2026-03-10') + 12 * HOUR_MS;
    await database.write(async (transaction) => {
      const shared = { createTime: noon, updateTime: noon, createBy: 'system', updateBy: 'system', version: 1 };
      await transaction
        .updateTable('deviceBinding')
        .set({ bindTime: noon - 3 * DAY_MS, unbindTime: noon })
        .where('deviceId', '=', first.deviceId)
        .execute();
      await transaction
        .insertInto('deviceBinding')
        .values({ deviceId: first.deviceId, deviceUserId: second.deviceUserId, bindTime: noon, ...shared })
        .execute();
    });
    await stored(server, first.deviceId, [heartRates('2026-03-10', (minute) => (minute < 700 ? 70 : null))]);
    expect((await dayOf('2026-03-10', first))?.deviceUserId).toBe(first.deviceUserId);
    await stored(server, first.deviceId, [heartRates('2026-03-10', (minute) => (minute >= 720 ? 65 : null))]);
    expect((await dayOf('2026-03-10', first))?.deviceUserId).toBe(second.deviceUserId);
    expect((await dayOf('2026-03-11', first)) ?? null).toBeNull();
  });

  describe('selectByDeviceId', () => {
    it('returns the days of a device, the newest first, without their series', async () => {
      const { body } = await server.call('selectByDeviceId.heartRate.open', { deviceId: worn.deviceId });
      const rows = body.data as RecordRow[];
      expect(rows.map(({ date }) => date)).toEqual(['06', '05', '04', '03', '02', '01'].map((day) => `2026-03-${day}`));
      expect(rows.map(({ series }) => series)).toEqual(rows.map(() => null));
    });

    it('requires the device', async () => {
      const { body } = await server.call('selectByDeviceId.heartRate.open');
      expect(body.errors).toHaveProperty('deviceId');
    });
  });

  describe('selectDayContext', () => {
    const contextOf = async (date: string) =>
      (await server.call('selectDayContext.heartRate.open', { deviceId: worn.deviceId, date })).body.data as DayContext;

    it('returns the days beside a day, and the nearest with a record', async () => {
      const { previousDate, nextDate, days } = await contextOf('2026-03-04');
      expect([previousDate, nextDate]).toEqual(['2026-03-03', '2026-03-05']);
      expect(days.map(({ date, alertLevel }) => `${date} ${alertLevel}`)).toHaveLength(6);
      expect(await contextOf('2026-03-06')).toMatchObject({ nextDate: null });
      expect(await contextOf('2024-01-01')).toMatchObject({
        previousDate: null,
        nextDate: '2026-03-01',
        days: [],
        dayBefore: null,
      });
    });

    it('compares with the mean of a week and the median of two, of days with enough samples', async () => {
      const { dayBefore, week, fortnight } = await contextOf('2026-03-05');
      expect(dayBefore).toMatchObject({ avg: 75 });
      // The first (70), the second (74.5) and the third (77.5) of March; the fourth has an hour only.
      expect(week).toMatchObject({ days: 3, values: { min: 60 } });
      expect(week.values.avg).toBeCloseTo((70 + 74.5 + 77.5) / 3, 1);
      expect(fortnight).toMatchObject({ days: 3, values: { avg: 74.5 } });
    });
  });

  describe('by hand', () => {
    it.each(['insert', 'updateByIdSelective'])(
      '%s is refused, because such records come from devices',
      async (operation) => {
        const [first] = (await server.call('selectByDeviceId.heartRate.open', { deviceId: worn.deviceId })).body
          .data as RecordRow[];
        const params = operation === 'insert' ? { deviceId: worn.deviceId, date: TODAY } : { id: first?.id, avg: 50 };
        const { body } = await server.call(`${operation}.heartRate.open`, params);
        expect(body.status).toBe(4000);
        expect(await dayOf(TODAY)).toBeNull();
        expect((await dayOf(String(first?.date)))?.version).toBe(first?.version);
      },
    );

    it('deleteById deletes a record permanently, and is logged', async () => {
      const [{ id } = { id: 0 }] = await stored(server, worn.deviceId, [heartRates('2026-02-20')]);
      expect((await server.call('deleteById.heartRate.open', { id, reason: '设备误传' })).body.status).toBe(8000);
      expect(await dayOf('2026-02-20')).toBeNull();
      const { body } = await server.call('selectBySelectivePagination.log.open', {
        entity: 'heartRate',
        operation: 'deleteById',
      });
      expect(body.data).toMatchObject([{ operation: 'deleteById', entityId: String(id), reason: '设备误传' }]);
    });
  });

  it('shows an administrator of other regions neither days nor lists', async () => {
    const { token } = await server.signInAs({
      dataScope: 'region',
      regionCodes: ['330100'],
      extraGrants: ['select*.*.open'],
    });
    const as = async (name: string, params: Record<string, unknown>) =>
      (await server.call(name, params, { token })).body;
    const asked = { deviceId: worn.deviceId, date: '2026-03-01' };
    expect((await as('selectByDeviceIdAndDate.heartRate.open', asked)).data).toBeNull();
    expect((await as('selectByDeviceId.heartRate.open', { deviceId: worn.deviceId })).data).toEqual([]);
    expect((await as('selectBySelectivePagination.heartRate.open', {})).dataCount).toBe(0);
    expect((await as('selectDayContext.heartRate.open', asked)).data).toMatchObject({ days: [], nextDate: null });
  });
});
