import { beforeAll, beforeEach, expect, it } from 'vitest';
import { addDays, dayStart, HOUR_MS, MINUTE_MS, toIsoMoment } from '../../../contract/moment';
import type { UploadedDay } from '../../../src/plugins/device/entities/uploads/uploadProtocol';
import type { WardAlert } from '../../../src/plugins/record/entities/alerts/wearerAlert';
import type { DayContext } from '../../../src/plugins/record/entities/dayContext';
import { type Registered, registered, worn } from '../builders/devices';
import { passedDoctor } from '../builders/people';
import { signInAgain, type TestApp, testApp } from '../builders/testApp';
import { upload } from '../builders/uploads';
import { describeOnBothDatabases } from '../support/testDatabase';

type Samples = readonly (number | null)[];
type Fields = Record<string, unknown> & { id: number; reportNo: string };

const [W, L, D, R] = [0, 1, 2, 3];
const times = <T>(count: number, value: T): T[] => new Array<T>(count).fill(value);

/** From 22:00: 20 minutes until asleep, 400 asleep with 10 minutes out of bed in between, up at 05:20. */
const STAGES: Samples = [
  ...times(20, W),
  ...times(150, L),
  ...times(70, D),
  ...times(10, null),
  ...times(90, R),
  ...times(90, L),
  ...times(10, W),
];
const BED_SEC = -2 * 3_600;
/** Minutes of the night from 22:00 to midnight. */
const EVENING = 120;

describeOnBothDatabases('nights', (open) => {
  let server: TestApp;
  let device: Registered;
  let wearerId: number;
  let day = 0;
  /** The day of waking, another one for each test. */
  let date = '';
  const at = (hours: number) => dayStart(date) + hours * HOUR_MS;
  beforeAll(async () => {
    server = await testApp(open, { clock: { now: dayStart('2026-03-01') }, env: { DEVICE_RATE: '10000' } });
  });
  beforeEach(async () => {
    day += 2;
    date = addDays('2026-03-01', day);
    server.clock.now = at(7);
    await signInAgain(server);
    const found = await worn(server);
    device = found.device;
    wearerId = Number(found.wearer.id);
    await wornFor(device);
  });
  const wornFor = ({ id }: Registered) =>
    server.database.write((transaction) =>
      transaction.updateTable('deviceBinding').set({ bindTime: 0 }).where('deviceId', '=', id).execute(),
    );
  const send = async (kind: Parameters<typeof upload>[2]['kind'], sent: UploadedDay, by = device) => {
    const { body } = await upload(server, by, { kind, body: { days: [sent] } });
    if (body.status !== 8000) throw new Error(`not stored: ${JSON.stringify(body)}`);
  };
  const stages = (stage: Samples = STAGES, by = device) =>
    send(
      'sleepStatus',
      { date, startSec: BED_SEC, intervalSec: 60, count: stage.length, channels: { stage: [...stage] } },
      by,
    );
  /** A sample a minute from 22:00 on, in the records of two days. */
  const minutely = async (kind: 'bloodOxygen' | 'heartRate', channel: string, samples: Samples, by = device) => {
    const part = (on: string, startSec: number, own: Samples): UploadedDay => {
      const channels = { [channel]: [...own] };
      return { date: on, startSec, intervalSec: 60, count: own.length, channels };
    };
    await send(kind, part(addDays(date, -1), 22 * 3_600, samples.slice(0, EVENING)), by);
    await send(kind, part(date, 0, samples.slice(EVENING)), by);
  };
  const runJobs = async (now: number) => {
    server.clock.now = now;
    await signInAgain(server);
    await server.app.jobs.runDue();
  };
  const rows = async (entity: 'sleep' | 'sleepStatus', filter: Record<string, unknown> = {}) =>
    (await server.call(`selectBySelectivePagination.${entity}.open`, { deviceUserId: wearerId, sort: 'id', ...filter }))
      .body.data as unknown as Fields[];
  const report = async () => {
    const found = await rows('sleep');
    expect(found).toHaveLength(1);
    const { body } = await server.call('selectById.sleep.open', { id: found[0]?.id });
    return body.data as unknown as Fields;
  };
  const record = async () => {
    const { body } = await server.call('selectByDeviceIdAndDate.sleepStatus.open', { deviceId: device.id, date });
    return body.data as unknown as Fields;
  };
  const patient = async () => {
    const { body } = await server.call('selectWard.wearerAlert.open', {});
    return (body.data as unknown as WardAlert[]).find(({ deviceUserId }) => deviceUserId === wearerId);
  };
  const publish = async (id: number) => {
    const { id: doctorId } = await passedDoctor(server);
    await server.call('reviewReport.sleep.open', { id, doctorId, doctorConclusion: '睡眠尚可' });
    await server.call('publishReport.sleep.open', { id });
  };

  it('without sleep have no figures of a sleep, no score, and no share in averages', async () => {
    const slept = date;
    await stages();
    // The clock reaches the day of the next test.
    day += 2;
    date = addDays(date, 1);
    server.clock.now = at(7);
    await signInAgain(server);
    await stages(times(440, W));
    await minutely('bloodOxygen', 'spo2', times(440, 80));
    await runJobs(at(10));
    expect(await record()).toMatchObject({
      inBedMin: 440,
      wakeMin: 440,
      asleepMin: null,
      efficiency: null,
      cycles: null,
    });
    // Both nights were due at once, so that their reports have no order.
    const sleepless = (await rows('sleep')).find(({ nightDate }) => nightDate === date);
    expect(sleepless).toMatchObject({ tib: 440, tst: null, se: null, score: null, grade: null });
    expect(sleepless?.findings).not.toContain('short');
    const { body } = await server.call('selectDayContext.sleepStatus.open', {
      deviceId: device.id,
      date: addDays(date, 1),
    });
    const context = body.data as unknown as DayContext;
    expect(context.days.map((day) => day.date)).toEqual([slept, date]);
    expect(context.week.values).toMatchObject({ asleepMin: 400, inBedMin: 440 });
    await runJobs(at(34));
    const { body: wearer } = await server.call('selectById.deviceUser.open', { id: wearerId });
    expect(wearer.data).toMatchObject({ baseline: { sleepMin: 400 } });
  });

  it('become reports at ten, with the figures of their record', async () => {
    await stages();
    // Twenty-nine of the 400 minutes asleep, none of them long enough for an alert.
    const spo2 = Array.from({ length: 440 }, (_, minute) => (minute % 14 === 0 ? 89 : 96));
    await minutely('bloodOxygen', 'spo2', spo2);
    await runJobs(at(10) - MINUTE_MS);
    expect(await rows('sleep')).toEqual([]);
    // The figures exist before.
    expect(await record()).toMatchObject({ inBedMin: 440, wasoMin: 20, t90SleepPct: 7.3, odi4: 4.4 });
    await runJobs(at(10));
    const stored = await record();
    expect(await report()).toMatchObject({
      deviceId: device.id,
      nightDate: date,
      status: 'pendingReview',
      revision: 1,
      reportTime: `${date}T10:00:00.000+08:00`,
      bedTime: `${addDays(date, -1)}T22:00:00.000+08:00`,
      sleepTime: `${addDays(date, -1)}T22:20:00.000+08:00`,
      riseTime: `${date}T05:20:00.000+08:00`,
      age: 80,
      tib: stored.inBedMin,
      sol: stored.latencyMin,
      tst: stored.asleepMin,
      waso: stored.wasoMin,
      se: stored.efficiency,
      t90SleepPct: stored.t90SleepPct,
      odi4: stored.odi4,
      spo2Avg: stored.spo2Avg,
      coveragePct: stored.coveragePct,
      algoVersion: '6',
      findings: ['hypoxia', 'short'],
    });
    const [{ id } = { id: 0 }] = await rows('sleep');
    const { body } = await server.call('selectNight.sleep.open', { id });
    const night = body.data as unknown as { hypnogram: [number, number][]; spo2: Samples };
    expect(night.hypnogram.reduce((sum, [, minutes]) => sum + minutes, 0)).toBe(440);
    expect(night.spo2).toEqual(spo2);
  });

  it('become reports earlier when the wearer has been up for an hour, but not before six', async () => {
    server.clock.now = at(3);
    await signInAgain(server);
    await stages(STAGES.slice(0, 200));
    await minutely('heartRate', 'mean', times(290, 60));
    await runJobs(at(4));
    expect(await rows('sleep')).toEqual([]);
    await runJobs(at(6));
    expect(await report()).toMatchObject({ hrAvg: 60, hrMin: 60 });
  });

  it('are reported once, however often the job runs and the same data arrive', async () => {
    await stages();
    await runJobs(at(10));
    const first = await report();
    await stages();
    const { version } = await record();
    await runJobs(at(11));
    expect(await report()).toMatchObject({ id: first.id, version: first.version, revision: 1 });
    expect(await record()).toMatchObject({ version });
    expect(await server.database.read.selectFrom('nightDue').selectAll().execute()).toEqual([]);
  });

  it('are reported once by two processes', async () => {
    await stages();
    const other = await testApp(open, { database: server.database, clock: { now: at(10) } });
    server.clock.now = at(10);
    await Promise.all([server.app.jobs.runDue(), other.app.jobs.runDue()]);
    await signInAgain(server);
    expect(await report()).toMatchObject({ revision: 1 });
    await other.app.close();
  });

  it('changed by late data update the same report while no doctor has seen it', async () => {
    await stages();
    await runJobs(at(10));
    const first = await report();
    server.clock.now = at(30);
    await signInAgain(server);
    await minutely('bloodOxygen', 'spo2', times(440, 88));
    await runJobs(at(30) + MINUTE_MS);
    expect(await report()).toMatchObject({
      id: first.id,
      reportNo: first.reportNo,
      revision: 2,
      t90SleepPct: 100,
      grade: null,
      score: null,
      severity: 'critical',
    });
  });

  it('changed by late data are proposed as another version when the report is published', async () => {
    await stages();
    await runJobs(at(10));
    const first = await report();
    await publish(first.id);
    const published = await report();
    await minutely('bloodOxygen', 'spo2', times(440, 93));
    await runJobs(at(12));
    const [old, proposed] = await rows('sleep');
    expect(old).toMatchObject({ id: first.id, status: 'published', version: published.version, spo2Avg: null });
    expect(proposed).toMatchObject({ status: 'pendingReview', revision: 2, replacesId: first.id, spo2Avg: 93 });
    // Later data update the proposal.
    await minutely('heartRate', 'mean', times(440, 55));
    await runJobs(at(13));
    expect(await rows('sleep')).toMatchObject([{ id: first.id }, { id: proposed?.id, revision: 3, hrAvg: 55 }]);
  });

  it('put a severely hypoxic wearer on the ward, once, and have no grade', async () => {
    await stages();
    await minutely('bloodOxygen', 'spo2', [...times(300, 95), ...times(140, 89)]);
    await runJobs(at(10));
    expect(await report()).toMatchObject({ t90SleepPct: 32.5, grade: null, score: null, openAlarm: true });
    const found = (await patient())?.findings?.filter(({ code }) => code === 'hypoxiaLong');
    expect(found).toMatchObject([
      { kind: 'sleepStatus', level: 'critical', value: 32.5, recordId: (await record()).id },
    ]);
    // Sending the night again retracts nothing, and is not news.
    await server.call('acknowledge.wearerAlert.open', { id: (await patient())?.id });
    await stages();
    await runJobs(at(10) + 5 * MINUTE_MS);
    expect(await patient()).toMatchObject({ status: 'acknowledged', alertLevel: 'critical' });
  });

  it('with an open critical alert have no grade, and get one when a person has closed it', async () => {
    await stages();
    await minutely('heartRate', 'mean', [...times(300, 55), ...times(20, 36), ...times(120, 55)]);
    const id = (await patient())?.id;
    await runJobs(at(10));
    expect(await report()).toMatchObject({ openAlarm: true, grade: null });
    await server.call('close.wearerAlert.open', { id, outcome: 'calledWell' });
    await minutely('bloodOxygen', 'spo2', times(440, 96));
    await runJobs(at(11));
    expect(await report()).toMatchObject({ openAlarm: false, grade: expect.any(String) });
  });

  it('are read from all devices of the wearer, the stages from the one with most data', async () => {
    const mat = await registered(server, { type: 'SLEEP_MAT', deviceUserId: wearerId });
    await wornFor(mat);
    await stages(STAGES.slice(0, 100));
    await stages(STAGES, mat);
    await minutely('bloodOxygen', 'spo2', times(440, 94));
    await minutely('heartRate', 'mean', times(440, 58), mat);
    await runJobs(at(10));
    expect(await report()).toMatchObject({ deviceId: mat.id, tst: 400, spo2Avg: 94, hrAvg: 58 });
    // The other record has its own stages, and nothing else of the night.
    expect(await record()).toMatchObject({ asleepMin: 80, spo2Avg: null, hrAvg: null });
  });

  it('computed by an earlier version are computed again when a part of them arrives', async () => {
    await stages();
    await server.database.write((transaction) =>
      transaction
        .updateTable('sleepStatus')
        .set({ inBedMin: 430, wasoMin: 10, algoVersion: 2 })
        .where('deviceId', '=', device.id)
        .execute(),
    );
    await minutely('bloodOxygen', 'spo2', times(440, 96));
    await runJobs(at(10));
    expect(await record()).toMatchObject({ inBedMin: 440, wasoMin: 20, algoVersion: 6 });
    expect(await report()).toMatchObject({ tib: 440, waso: 20 });
  });

  it('with an unknown onset report it', async () => {
    await stages(STAGES.slice(20));
    await runJobs(at(10));
    expect(await report()).toMatchObject({ sol: null, sleepTime: null, tib: 420, tst: 400, waso: 20 });
  });

  it('of less than an hour are not reported', async () => {
    await stages(times(59, L));
    await runJobs(at(10));
    expect(await rows('sleep')).toEqual([]);
  });

  it('with few measurements have no grade', async () => {
    server.clock.now = at(11);
    const sparse = times(220, [L, null, null]).flat();
    await stages([W, ...sparse.slice(0, 600)]);
    await runJobs(at(12));
    expect(await report()).toMatchObject({ grade: null, findings: expect.arrayContaining(['tooLittleData']) });
  });

  it('moved to another wearer by a corrected binding are withdrawn, and reported for the right one', async () => {
    const { wearer: second } = await worn(server);
    await stages();
    await runJobs(at(10));
    const first = await report();
    const bindings = (await server.call('selectBySelectivePagination.deviceBinding.open', { deviceId: device.id })).body
      .data as unknown as Fields[];
    const moments = { bindTime: toIsoMoment(at(8)), reason: '佩戴人登记错' };
    const corrected = await server.call('correctBinding.deviceBinding.open', { id: bindings[0]?.id, ...moments });
    expect(corrected.body.status).toBe(8000);
    const assigned = { deviceId: device.id, deviceUserId: second.id, reason: '佩戴人登记错' };
    const span = { bindTime: toIsoMoment(at(-3)), unbindTime: toIsoMoment(at(7)) };
    expect((await server.call('insert.deviceBinding.open', { ...assigned, ...span })).body.status).toBe(8000);
    await runJobs(at(11));
    expect(await rows('sleep')).toMatchObject([{ id: first.id, status: 'invalid', withdrawnFor: 'nobody' }]);
    const theirs = await rows('sleep', { deviceUserId: second.id });
    expect(theirs).toMatchObject([{ status: 'pendingReview', tst: 400, revision: 1, withdrawnFor: null }]);
    // And back: the withdrawn one stays so, and the night is reported again.
    const [assignment] = (
      await server.call('selectBySelectivePagination.deviceBinding.open', {
        deviceId: device.id,
        deviceUserId: second.id,
      })
    ).body.data as unknown as Fields[];
    await server.call('withdrawAssignment.deviceBinding.open', { id: assignment?.id, reason: '弄错了' });
    const back = { id: bindings[0]?.id, bindTime: toIsoMoment(at(-100)), reason: '弄错了' };
    expect((await server.call('correctBinding.deviceBinding.open', back)).body.status).toBe(8000);
    await runJobs(at(12));
    expect(await rows('sleep')).toMatchObject([
      { id: first.id, status: 'invalid' },
      { status: 'pendingReview', revision: 2, replacesId: first.id, tst: 400 },
    ]);
    expect(await rows('sleep', { deviceUserId: second.id })).toMatchObject([{ status: 'invalid' }]);
  });

  it('without a wearer of the device are unassigned', async () => {
    await server.database.write((transaction) =>
      transaction
        .updateTable('deviceBinding')
        .set({ bindTime: at(7) })
        .where('deviceId', '=', device.id)
        .execute(),
    );
    await stages();
    await runJobs(at(10));
    expect(await rows('sleep')).toEqual([]);
  });
});
