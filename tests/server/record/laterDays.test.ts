import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addDays, dayStart, HOUR_MS } from '../../../contract/moment';
import type { DayUpload } from '../../../src/plugins/record/server/days/DayBatch';
import { type TestApp, testApp } from '../builders/testApp';
import { heartRates, stored, type WornDevice, wornDevice } from '../builders/wornDevices';
import { describeOnBothDatabases } from '../support/testDatabase';

const TODAY = '2026-03-30';
const NOW = dayStart(TODAY) + 10 * HOUR_MS;
const ago = (days: number) => addDays(TODAY, -days);

/** A whole day in steps of five minutes with a given sum. */
const sums = (kind: 'cardiacLoad' | 'sport', date: string, total: number): DayUpload => {
  const of = (value: number) => new Array<number>(288).fill(value);
  const channels: Record<string, number[]> =
    kind === 'sport' ? { steps: of(total / 288) } : { load: of(total / 288), reserve: of(10) };
  return { kind, date, series: { startSec: 0, intervalSec: 300, count: 288, channels }, events: [] };
};

interface Row extends Record<string, unknown> {
  id: number;
  version: number;
  alerts: { code: string; value: number; limit: number }[];
}

describeOnBothDatabases('days that depend on earlier days', (open) => {
  let server: TestApp;
  let worn: WornDevice;
  beforeAll(async () => {
    server = await testApp(open, { clock: { now: NOW } });
  });
  beforeEach(async () => {
    worn = await wornDevice(server);
  });
  const dayOf = async (kind: string, date: string) =>
    (await server.call(`selectByDeviceIdAndDate.${kind}.open`, { deviceId: worn.deviceId, date })).body
      .data as unknown as Row;
  const codesOf = async (kind: string, date: string) => (await dayOf(kind, date)).alerts.map(({ code }) => code);
  const wearer = async () =>
    (await server.call('selectById.deviceUser.open', { id: worn.deviceUserId })).body.data as Record<string, unknown>;

  it('have the same four-week sums when a day arrives late', async () => {
    const days = Array.from({ length: 30 }, (_, index) => sums('cardiacLoad', ago(30 - index), 288));
    const [late, ...others] = days;
    await stored(server, worn.deviceId, others);
    await stored(server, worn.deviceId, [late as DayUpload]);
    const other = await wornDevice(server);
    await stored(server, other.deviceId, days);
    for (const date of [ago(30), ago(29), ago(24), ago(23), ago(3), ago(2)]) {
      const inTime = (await server.call('selectByDeviceIdAndDate.cardiacLoad.open', { deviceId: other.deviceId, date }))
        .body.data as unknown as Row;
      const { trimp, load7d, load28d, acwr, alerts } = await dayOf('cardiacLoad', date);
      expect({ trimp, load7d, load28d, acwr, alerts }).toEqual({
        trimp: inTime.trimp,
        load7d: inTime.load7d,
        load28d: inTime.load28d,
        acwr: inTime.acwr,
        alerts: inTime.alerts,
      });
    }
  });

  it('are rewritten only when they differ, up to the 27th day after', async () => {
    await stored(
      server,
      worn.deviceId,
      [ago(29), ago(2), ago(1)].map((date) => sums('cardiacLoad', date, 288)),
    );
    const versions = async () =>
      Promise.all([ago(2), ago(1)].map(async (date) => (await dayOf('cardiacLoad', date)).version));
    expect(await versions()).toEqual([1, 1]);
    await stored(server, worn.deviceId, [sums('cardiacLoad', ago(29), 576)]);
    // 27 days after it, and 28: the second does not look back so far.
    expect(await versions()).toEqual([2, 1]);
    expect(await dayOf('cardiacLoad', ago(2))).toMatchObject({ load28d: 864 });
    await stored(server, worn.deviceId, [sums('cardiacLoad', ago(29), 576)]);
    expect(await versions()).toEqual([2, 1]);
  });

  it('gain and lose findings that compare the resting rate', async () => {
    await stored(server, worn.deviceId, [heartRates(ago(0), (minute) => (minute < 600 ? 76 : null))]);
    expect(await codesOf('heartRate', ago(0))).not.toContain('restingRateUp');
    await stored(server, worn.deviceId, [heartRates(ago(14), () => 61)]);
    expect(await dayOf('heartRate', ago(0))).toMatchObject({
      alertLevel: 'warn',
      alerts: [{ code: 'restingRateUp', value: 76, limit: 76 }],
    });
    expect(await wearer()).toMatchObject({ lastAlertLevel: 'warn' });
    await stored(server, worn.deviceId, [heartRates(ago(14), () => 62)]);
    expect(await dayOf('heartRate', ago(0))).toMatchObject({ alertLevel: 'none', alerts: [] });
    expect(await wearer()).toMatchObject({ lastAlertLevel: 'none', lastAlertTime: null });
    // The fifteenth day before no longer counts.
    await stored(server, worn.deviceId, [heartRates(ago(15), () => 40)]);
    expect((await dayOf('heartRate', ago(0))).alerts).toEqual([]);
  });

  it('find three days of fewer steps when the day between arrives late', async () => {
    const usual = Array.from({ length: 8 }, (_, index) => sums('sport', ago(index + 4), 5_760));
    await stored(server, worn.deviceId, [...usual, sums('sport', ago(3), 576), sums('sport', ago(1), 576)]);
    expect(await codesOf('sport', ago(1))).toEqual([]);
    await stored(server, worn.deviceId, [sums('sport', ago(2), 576)]);
    expect(await codesOf('sport', ago(1))).toEqual(['stepsFallen']);
    expect(await codesOf('sport', ago(2))).toEqual([]);
    const { id } = await dayOf('sport', ago(2));
    expect((await server.call('deleteById.sport.open', { id, reason: '误传' })).body.status).toBe(8000);
    expect(await codesOf('sport', ago(1))).toEqual([]);
    expect(await wearer()).toMatchObject({ lastAlertLevel: 'none', lastAlertTime: null });
  });

  it('move the time of the last finding: not for an older one, back after a retraction', async () => {
    const high = (date: string, rate = 140) =>
      stored(server, worn.deviceId, [heartRates(date, (minute) => (minute >= 600 && minute < 700 ? rate : 70))]);
    await high(ago(5));
    const first = await wearer();
    expect(first).toMatchObject({ lastAlertLevel: 'critical', lastAlertTime: `${ago(5)}T11:40:00.000+08:00` });
    await high(ago(8));
    expect((await wearer()).lastAlertTime).toBe(first.lastAlertTime);
    await high(ago(5), 80);
    expect(await wearer()).toMatchObject({
      lastAlertLevel: 'critical',
      lastAlertTime: `${ago(8)}T11:40:00.000+08:00`,
    });
    await high(ago(8), 115);
    expect(await wearer()).toMatchObject({ lastAlertLevel: 'warn' });
    await high(ago(8), 80);
    expect(await wearer()).toMatchObject({ lastAlertLevel: 'none', lastAlertTime: null });
  });

  describe('a hold time of five minutes across midnight', () => {
    const eve = heartRates(ago(1), (minute) => (minute >= 1_437 ? 140 : 70));
    const morning = heartRates(ago(0), (minute) => (minute >= 600 ? null : minute < 3 ? 140 : 70));
    const alertsOf = async () => (await dayOf('heartRate', ago(0))).alerts;
    const onWard = async () => {
      const { data } = (await server.call('selectWard.wearerAlert.open', {})).body;
      return (data as unknown as { deviceUserId: number }[]).some(
        ({ deviceUserId }) => deviceUserId === worn.deviceUserId,
      );
    };
    const FOUND = [{ code: 'heartRateHigh', level: 'critical', fromSec: -180, toSec: 180 }];

    it.each<[string, DayUpload[][]]>([
      ['in time', [[eve], [morning]]],
      ['the day before late', [[morning], [eve]]],
      ['both at once, out of order', [[morning, eve]]],
      [
        'part by part',
        [
          [eve],
          ...[1, 2, 3].map((end) => [heartRates(ago(0), (minute) => (minute >= 600 ? null : minute < end ? 140 : 70))]),
        ],
      ],
    ])('is reached on the second day: %s', async (_, uploads) => {
      for (const days of uploads) await stored(server, worn.deviceId, days);
      expect(await alertsOf()).toMatchObject(FOUND);
      expect(await codesOf('heartRate', ago(1))).toEqual([]);
      expect(await onWard()).toBe(true);
    });

    it('is retracted when the day before is corrected or deleted', async () => {
      const [before] = await stored(server, worn.deviceId, [eve, morning]);
      await stored(server, worn.deviceId, [heartRates(ago(1), () => 70)]);
      expect([await alertsOf(), await onWard()]).toEqual([[], false]);
      await stored(server, worn.deviceId, [eve]);
      expect(await alertsOf()).toMatchObject(FOUND);
      await server.call('deleteById.heartRate.open', { id: before?.id, reason: '误传' });
      expect([await alertsOf(), await onWard()]).toEqual([[], false]);
    });

    it('is not reached when the device had another wearer before midnight', async () => {
      await server.database.write((transaction) =>
        transaction
          .updateTable('deviceBinding')
          .set({ bindTime: dayStart(ago(0)) })
          .where('deviceId', '=', worn.deviceId)
          .execute(),
      );
      await stored(server, worn.deviceId, [eve, morning]);
      expect(await alertsOf()).toEqual([]);
    });
  });
});
