import { beforeAll, beforeEach, expect, it } from 'vitest';
import { addDays, dayStart, HOUR_MS, MINUTE_MS, toIsoMoment } from '../../../contract/moment';
import type { PackedSeries } from '../../../src/plugins/record/entities/series';
import { type Registered, worn } from '../builders/devices';
import { signInAgain, type TestApp, testApp } from '../builders/testApp';
import { upload } from '../builders/uploads';
import { describeOnBothDatabases } from '../support/testDatabase';

type Fields = Record<string, unknown> & { id: number };
type Samples = readonly (number | null)[];

const [W, L] = [0, 1];
const times = <T>(count: number, value: T): T[] => new Array<T>(count).fill(value);
/** 15 minutes until asleep, 440 asleep with 10 awake in between, up after 5 more. */
const SLEEP: Samples = [...times(15, W), ...times(240, L), ...times(10, W), ...times(200, L), ...times(5, W)];

describeOnBothDatabases('sleep by day', (open) => {
  let server: TestApp;
  let device: Registered;
  let wearerId = 0;
  let day = 0;
  let date = '';
  beforeAll(async () => {
    server = await testApp(open, { clock: { now: dayStart('2026-03-01') }, env: { DEVICE_RATE: '10000' } });
  });
  beforeEach(async () => {
    day += 6;
    date = addDays('2026-03-01', day);
    server.clock.now = dayStart(date);
    await signInAgain(server);
    const found = await worn(server);
    device = found.device;
    wearerId = Number(found.wearer.id);
    await server.database.write((transaction) =>
      transaction.updateTable('deviceBinding').set({ bindTime: 0 }).where('deviceId', '=', device.id).execute(),
    );
  });
  /** Sends stages from a moment on, each part with the date of its grid, as devices do. */
  const send = async (from: number, stage: Samples, replace = false) => {
    const byDate = new Map<string, { startSec: number; own: (number | null)[] }>();
    stage.forEach((value, index) => {
      const moment = from + index * MINUTE_MS;
      // The grid of a date begins at 18:00 of the day before.
      const on = toIsoMoment(moment + 6 * HOUR_MS).slice(0, 10);
      const part = byDate.get(on) ?? { startSec: (moment - dayStart(on)) / 1_000, own: [] };
      part.own.push(value);
      byDate.set(on, part);
    });
    server.clock.now = from + stage.length * MINUTE_MS;
    for (const [on, { startSec, own }] of byDate) {
      const sent = { date: on, startSec, intervalSec: 60, count: own.length, channels: { stage: own } };
      const body = { days: [sent], ...(replace && { replace: true, reason: '传感器校准' }) };
      const answer = await upload(server, device, { kind: 'sleepStatus', body });
      expect(answer.body).toMatchObject({ status: 8000 });
    }
  };
  const runJobs = async (now: number) => {
    server.clock.now = now;
    await signInAgain(server);
    await server.app.jobs.runDue();
  };
  const nights = async () => {
    const { body } = await server.call('selectByDeviceId.sleepStatus.open', { deviceId: device.id });
    return (body.data as unknown as Fields[]).toSorted((one, other) =>
      String(one.date) < String(other.date) ? -1 : 1,
    );
  };
  const reports = async () =>
    (await server.call('selectBySelectivePagination.sleep.open', { deviceUserId: wearerId, sort: 'id' })).body
      .data as unknown as Fields[];
  const at = (hours: number, on = date) => dayStart(on) + hours * HOUR_MS;

  it.each([9, 12, 13.5, 14, 16, 17.5, 18, 22])(
    'from %f:00 on is one sleep in one record and one report, also when it is sent again',
    async (hour) => {
      await send(at(hour), SLEEP);
      const ended = server.clock.now;
      await runJobs(ended + HOUR_MS);
      await send(at(hour), SLEEP);
      await runJobs(Math.max(ended + 2 * HOUR_MS, at(34)));
      const found = await nights();
      const slept = found.filter(({ asleepMin }) => asleepMin !== null);
      expect(slept).toMatchObject([{ inBedMin: 470, asleepMin: 440, latencyMin: 15, wasoMin: 15, napMin: 0 }]);
      expect(found.reduce((sum, { totalSleepMin }) => sum + Number(totalSleepMin ?? 0), 0)).toBe(440);
      expect(slept[0]?.date).toBe(toIsoMoment(ended).slice(0, 10));
      const [report, ...others] = await reports();
      expect(others).toEqual([]);
      expect(report).toMatchObject({
        nightDate: slept[0]?.date,
        bedTime: toIsoMoment(at(hour)),
        riseTime: toIsoMoment(ended),
        tst: 440,
        coveragePct: 100,
      });
      const { body } = await server.call('selectByDeviceIdAndDate.sleepStatus.open', {
        deviceId: device.id,
        date: slept[0]?.date,
      });
      const record = body.data as unknown as Fields & { series: PackedSeries };
      const { startSec, count, intervalSec } = record.series;
      // The series begins with the sleep day and contains the whole sleep.
      expect(startSec).toBe(record.sleepDayBeginSec ?? -6 * 3_600);
      const from = (at(hour) - dayStart(String(slept[0]?.date))) / 1_000;
      expect(from).toBeGreaterThanOrEqual(startSec);
      expect(startSec + count * intervalSec).toBeGreaterThanOrEqual(from + SLEEP.length * 60);
    },
  );

  it('across 18:00 reads the other kinds of both days', async () => {
    await send(at(14), SLEEP);
    const heartRate = { date, startSec: 14 * 3_600, intervalSec: 60, count: 600, channels: { mean: times(600, 58) } };
    await upload(server, device, { kind: 'heartRate', body: { days: [heartRate] } });
    await runJobs(at(24));
    expect((await nights())[0]).toMatchObject({ date, asleepMin: 440, hrAvg: 58 });
  });

  it('keeps its date from day to day, although it ends now before and now after midnight', async () => {
    const offsets = [0, 20, -10, 30];
    for (const [index, offset] of offsets.entries()) {
      // From 16:00 on, 470 minutes: until 23:50, 00:10, 23:40 and 00:20.
      await send(at(16, addDays(date, index)) + offset * MINUTE_MS, SLEEP);
      await runJobs(server.clock.now + 2 * HOUR_MS);
    }
    const slept = (await nights()).filter(({ asleepMin }) => asleepMin !== null);
    expect(slept.map((night) => [night.date, night.asleepMin])).toEqual(
      offsets.map((_, index) => [addDays(date, index), 440]),
    );
  });

  it('and a nap across 18:00 are counted once each, and the nap is not counted as a main sleep', async () => {
    await send(at(-2), times(480, L));
    await send(at(17.5), times(60, L));
    await runJobs(at(34));
    expect(await nights()).toMatchObject([
      { date, asleepMin: 480, napMin: 60, totalSleepMin: 540 },
      { date: addDays(date, 1), asleepMin: null, totalSleepMin: null },
    ]);
  });

  it('that is corrected to end at 18:00 gives the time after it back', async () => {
    await send(at(14), times(480, L));
    await runJobs(at(23));
    expect((await nights()).map(({ asleepMin }) => asleepMin)).toEqual([480, null]);
    await send(at(18), [...times(90, null), ...times(150, L)], true);
    await runJobs(at(34));
    expect((await nights()).map(({ asleepMin }) => asleepMin)).toEqual([240, 150]);
  });
});
