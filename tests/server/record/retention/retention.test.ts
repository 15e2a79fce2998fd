import { beforeAll, expect, it } from 'vitest';
import { addDays, dayStart, HOUR_MS } from '../../../../contract/moment';
import type { Database, Queries } from '../../../../server/db/database';
import type { ReportStatus } from '../../../../src/plugins/report/entities/reportCodes';
import { type Registered, registered, wearerInput } from '../../builders/devices';
import { indexPackets, packetOf, sendPacket } from '../../builders/packets';
import { added } from '../../builders/records';
import { generated } from '../../builders/reports';
import { signInAgain, type TestApp, testApp } from '../../builders/testApp';
import { heartRates as part, upload } from '../../builders/uploads';
import { heartRates, stored, type WornDevice, wornDevice } from '../../builders/wornDevices';
import { describeOnBothDatabases } from '../../support/testDatabase';

const TODAY = '2026-12-31';
const NOW = dayStart(TODAY) + 10 * HOUR_MS;
const ago = (days: number) => addDays(TODAY, -days);
const KEPT = { RECORD_SAMPLES_DAYS: '90', RECORD_DAYS: '180' };

type Row = Record<string, unknown> & { id: number; version: number };

const dayOf = async (server: TestApp, date: string, deviceId: number, kind = 'heartRate') =>
  (await server.call(`selectByDeviceIdAndDate.${kind}.open`, { deviceId, date })).body.data as unknown as Row | null;
/** Runs what is due, an hour later. */
async function anHourLater(server: TestApp): Promise<void> {
  server.clock.now += HOUR_MS;
  await server.app.jobs.runDue();
}

describeOnBothDatabases('expired health records', (open) => {
  let server: TestApp;
  let worn: WornDevice;
  const own = (date: string) => dayOf(server, date, worn.deviceId);
  const high = (date: string) => heartRates(date, (minute) => (minute >= 600 && minute < 700 ? 140 : 70));
  beforeAll(async () => {
    server = await testApp(open, { clock: { now: NOW }, env: KEPT });
    worn = await wornDevice(server);
    await server.database.write((transaction) =>
      transaction
        .updateTable('deviceBinding')
        .set({ bindTime: dayStart(ago(400)) })
        .execute(),
    );
    await stored(
      server,
      worn.deviceId,
      [181, 180, 91, 90].map((days) => high(ago(days))),
    );
    await anHourLater(server);
  });

  it('lose their samples after the last day of these, and nothing else', async () => {
    expect(await own(ago(90))).toMatchObject({ series: { count: 1_440 }, samplesRemovedTime: null, version: 1 });
    expect(await own(ago(91))).toMatchObject({
      series: null,
      events: null,
      samplesRemovedTime: expect.stringMatching(TODAY),
      updateBy: 'system',
      version: 2,
      max: 140,
      coveragePct: 100,
      alertLevel: 'critical',
      alerts: [{ code: 'heartRateHigh' }],
      deviceUserId: worn.deviceUserId,
    });
  });

  it('are deleted after their last day', async () => {
    expect(await own(ago(180))).toMatchObject({ max: 140, series: null });
    expect(await own(ago(181))).toBeNull();
  });

  it('are reported in the log, step by step', async () => {
    const { body } = await server.call('selectBySelectivePagination.log.open', { entity: 'heartRate' });
    const rows = body.data as { operation: string; reason: string; adminId: number | null }[];
    expect(rows.map(({ operation, reason, adminId }) => [operation, reason, adminId]).sort()).toEqual([
      ['deleteOldDays', `RECORD_DAYS=180: ${ago(181)} – ${ago(181)}, 1`, null],
      ['deleteOldSamples', `RECORD_SAMPLES_DAYS=90: ${ago(180)} – ${ago(91)}, 2`, null],
    ]);
  });

  it('are unchanged when the job runs again', async () => {
    const before = [await own(ago(91)), await own(ago(90))];
    await anHourLater(server);
    expect([await own(ago(91)), await own(ago(90))]).toEqual(before);
  });

  it('are not rewritten by late uploads, because the rest would be computed incorrectly', async () => {
    const { id } = await added(server, 'deviceUser', await wearerInput(server));
    const device: Registered = await registered(server, { type: 'ECG_PATCH', deviceUserId: Number(id) });
    const send = (date: string) =>
      upload(server, device, { kind: 'heartRate', body: { days: [part(date, 600, [70])] } });
    expect((await send(ago(90))).body.status).toBe(8000);
    const { body } = await send(ago(91));
    expect([body.status, body.errors]).toEqual([4000, { 'days.0.date': '只接收近 90 天的数据' }]);
    expect(await dayOf(server, ago(91), device.id)).toBeNull();
  });

  it('are not rewritten by hand', async () => {
    const monitor = await wornDevice(server, { type: 'BP_MONITOR' });
    await server.database.write((transaction) =>
      transaction
        .updateTable('deviceBinding')
        .set({ bindTime: dayStart(ago(400)) })
        .execute(),
    );
    const enter = (date: string) =>
      server.call('insert.bloodPressure.open', {
        deviceId: monitor.deviceId,
        date,
        readings: [{ sec: 30_000, sys: 120, dia: 80 }],
      });
    expect((await enter(ago(91))).body.errors).toHaveProperty('date');
    expect(await dayOf(server, ago(91), monitor.deviceId, 'bloodPressure')).toBeNull();
    expect((await enter(ago(90))).body.status).toBe(8000);
  });

  it.each<[ReportStatus, boolean]>([
    ['pendingReview', true],
    ['published', true],
    ['generated', false],
    ['invalid', false],
  ])('are kept for a report that is %s: %s', async (status, isKept) => {
    const device = await wornDevice(server);
    await server.database.write((transaction) =>
      transaction
        .updateTable('deviceBinding')
        .set({ bindTime: dayStart(ago(400)) })
        .execute(),
    );
    const { deviceId, deviceUserId } = device;
    await stored(server, deviceId, [high(ago(200)), high(ago(199)), high(ago(100))]);
    for (const days of [200, 100]) {
      const date = ago(days);
      const period = { periodStart: `${date}T09:59:00.000+08:00`, periodEnd: `${date}T09:59:30.000+08:00` };
      const made = { deviceId, deviceUserId, reportTime: `${date}T10:00:00.000+08:00`, ...period };
      const { id } = await generated(server, made);
      await server.database.write((transaction) =>
        transaction.updateTable('ecg').set({ status }).where('id', '=', id).execute(),
      );
    }
    // The rest is evaluated again.
    await server.database.write((transaction) =>
      transaction.deleteFrom('setting').where('name', 'like', 'samplesRemoved:%').execute(),
    );
    await anHourLater(server);
    const days = await Promise.all([200, 199, 100].map((each) => dayOf(server, ago(each), deviceId)));
    expect(days.map((day) => day && day.series !== null)).toEqual([isKept ? true : null, null, isKept]);
  });

  it('are deleted with the contents of their packets', async () => {
    const { id } = await added(server, 'deviceUser', await wearerInput(server));
    const device = await registered(server, { type: 'ECG_PATCH', deviceUserId: Number(id) });
    const date = ago(80);
    const content = Buffer.alloc(30_000, 7);
    const packet = packetOf(content);
    await indexPackets(server, device, { date, packets: [packet] });
    expect((await sendPacket(server, device, { date, packet, content })).body.status).toBe(8000);
    const contents = async () => (await server.database.read.selectFrom('packetContent').selectAll().execute()).length;
    expect(await contents()).toBe(1);
    server.clock.now = dayStart(addDays(date, 91)) - HOUR_MS;
    await anHourLater(server);
    await signInAgain(server);
    expect(await contents()).toBe(0);
    expect(await dayOf(server, date, device.id, 'raw')).toMatchObject({ events: null, packetCount: 1 });
  });
});

describeOnBothDatabases('health records', (open) => {
  it('are kept forever by default', async () => {
    const server = await testApp(open, { clock: { now: NOW } });
    const worn = await wornDevice(server);
    await stored(server, worn.deviceId, [heartRates('2020-01-01')]);
    await anHourLater(server);
    expect(await dayOf(server, '2020-01-01', worn.deviceId)).toMatchObject({ series: { count: 1_440 }, version: 1 });
  });

  it('are deleted in steps; completed steps survive a crash', async () => {
    const database = await open();
    const steps = (queries: Queries) =>
      queries.selectFrom('log').select('id').where('operation', '=', 'deleteOldSamples').execute();
    let mostSteps = 1;
    const dying: Database = {
      ...database,
      get background() {
        return dying;
      },
      write: (work) =>
        database.write(async (transaction) => {
          const result = await work(transaction);
          if ((await steps(transaction)).length > mostSteps) throw new Error('killed');
          return result;
        }),
    };
    const server = await testApp(open, { clock: { now: NOW }, database: dying, env: { RECORD_SAMPLES_DAYS: '90' } });
    const worn = await wornDevice(server);
    const days = Array.from({ length: 230 }, (_, index) =>
      heartRates(ago(91 + index), (minute) => (minute < 5 ? 60 : null)),
    );
    await stored(server, worn.deviceId, days);
    const left = async () =>
      (await database.read.selectFrom('heartRate').select('id').where('series', 'is not', null).execute()).length;
    expect(await left()).toBe(230);
    await anHourLater(server);
    expect([await left(), (await steps(database.read)).length]).toEqual([30, 1]);
    mostSteps = 2;
    await anHourLater(server);
    expect([await left(), (await steps(database.read)).length]).toEqual([0, 2]);
  });
});
