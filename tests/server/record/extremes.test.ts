import { beforeAll, describe, expect, it } from 'vitest';
import { addDays, dayStart, HOUR_MS } from '../../../contract/moment';
import type { DayUpload } from '../../../src/plugins/record/server/days/DayBatch';
import { type TestApp, testApp } from '../builders/testApp';
import { stored, type WornDevice, wornDevice } from '../builders/wornDevices';
import { describeOnBothDatabases } from '../support/testDatabase';

const TODAY = '2026-03-30';
const EVE = addDays(TODAY, -1);
const DAY_MIN = 1_440;
/** Every third minute, so that none reaches a hold time. */
const isThird = (minute: number) => minute % 3 === 0;

/** Saturations of two days by the minute from the first midnight on. */
const courses: Readonly<Record<string, (minute: number) => number>> = {
  'four of every ten minutes at 75 % over five hours': (minute) =>
    minute >= 1_200 && minute < 1_500 && minute % 10 < 4 ? 75 : 96,
  'twenty of sixty minutes at the critical limit about midnight': (minute) =>
    minute >= DAY_MIN - 30 && minute < DAY_MIN + 30 && isThird(minute) ? 91 : 96,
  'one minute at 60 % before midnight': (minute) => (minute === DAY_MIN - 1 ? 60 : 96),
  'implausible values about midnight': (minute) => (Math.abs(minute - DAY_MIN) <= 1 ? 20 : 96),
};

/** A part of the two days as a device sends it. */
function part(course: (minute: number) => number, from: number, to: number): DayUpload {
  const isEve = from < DAY_MIN;
  const start = isEve ? from : from - DAY_MIN;
  const spo2 = Array.from({ length: to - from }, (_, index) => course(from + index));
  return {
    kind: 'bloodOxygen',
    date: isEve ? EVE : TODAY,
    series: { startSec: start * 60, intervalSec: 60, count: to - from, channels: { spo2 } },
    events: [],
  };
}

describeOnBothDatabases('critical alerts of extreme values', (open) => {
  let server: TestApp;
  beforeAll(async () => {
    server = await testApp(open, { clock: { now: dayStart(TODAY) + 10 * HOUR_MS } });
  });
  const alertsOf = async ({ deviceId }: WornDevice) =>
    Promise.all(
      [EVE, TODAY].map(async (date) => {
        const { body } = await server.call('selectByDeviceIdAndDate.bloodOxygen.open', { deviceId, date });
        return (body.data as { alerts: unknown } | null)?.alerts;
      }),
    );
  const bounds = [1_140, 1_260, 1_437, 1_440, 1_443, 1_480, 1_600];
  const pieces = bounds.slice(1).map((to, index) => [bounds[index] ?? 0, to] as const);

  describe.each(Object.entries(courses))('%s', (_, course) => {
    it('are the same whether the data arrive at once, in parts, late or out of order', async () => {
      const whole = await wornDevice(server);
      await stored(server, whole.deviceId, [part(course, 1_140, DAY_MIN), part(course, DAY_MIN, 1_600)]);
      const expected = await alertsOf(whole);
      expect(JSON.stringify(expected)).toContain('"level":"critical"');
      for (const order of [pieces, [...pieces].reverse(), [...pieces.slice(3), ...pieces.slice(0, 3)]]) {
        const device = await wornDevice(server);
        for (const [from, to] of order) await stored(server, device.deviceId, [part(course, from, to)]);
        expect(await alertsOf(device)).toEqual(expected);
      }
    });
  });
});
