import { beforeAll, beforeEach, expect, it } from 'vitest';
import { addDays, DAY_MS, dayStart, HOUR_MS, MINUTE_MS } from '../../../contract/moment';
import { signInAgain, type TestApp, testApp } from '../builders/testApp';
import { heartRates, stored, type WornDevice, wornDevice } from '../builders/wornDevices';
import { describeOnBothDatabases } from '../support/testDatabase';

const TODAY = '2026-03-30';
const NOW = dayStart(TODAY) + 20 * HOUR_MS;
const ago = (days: number) => addDays(TODAY, -days);

describeOnBothDatabases('the baseline of a wearer', (open) => {
  let server: TestApp;
  let worn: WornDevice;
  beforeAll(async () => {
    server = await testApp(open, { clock: { now: NOW } });
  });
  beforeEach(async () => {
    worn = await wornDevice(server);
  });
  /** After a run of the job, which runs once a minute. */
  const baseline = async () => {
    server.clock.now += MINUTE_MS;
    await server.app.jobs.runDue();
    const { body } = await server.call('selectById.deviceUser.open', { id: worn.deviceUserId });
    return (body.data as { baseline: Record<string, unknown> | null }).baseline;
  };

  it('is the normal range of the fourteen days that end with the newest one', async () => {
    expect(await baseline()).toBeNull();
    // The fifteenth day does not belong to them.
    const rates = [200, 61, 62, 63, 64, 65, 66, 67, 68, 69, 70, 71, 72, 73, 80];
    const days = rates.map((rate, index) => heartRates(ago(rates.length - index), () => rate));
    await stored(server, worn.deviceId, days);
    expect(await baseline()).toEqual({
      restingHr: 67.5,
      avgHr: 67.5,
      spo2: null,
      sdnn: null,
      sleepMin: null,
      steps: null,
      days: 14,
      asOf: ago(1),
    });
  });

  it('ignores days with few samples, and a day until it is over', async () => {
    await stored(server, worn.deviceId, [
      heartRates(ago(2), () => 60),
      heartRates(ago(1), (minute) => (minute < 700 ? 90 : null)),
      heartRates(TODAY, (minute) => (minute < 1_150 ? 100 : null)),
    ]);
    expect(await baseline()).toMatchObject({ avgHr: 60, days: 1, asOf: ago(2) });
    server.clock.now += DAY_MS;
    await signInAgain(server);
    expect(await baseline()).toMatchObject({ avgHr: 80, days: 2, asOf: TODAY });
  });

  it('follows a late day and the removal of a day, without a new version of the record', async () => {
    const rows = await stored(server, worn.deviceId, [heartRates(ago(1), () => 60)]);
    expect(await baseline()).toMatchObject({ avgHr: 60, days: 1 });
    server.clock.now += HOUR_MS;
    await stored(server, worn.deviceId, [heartRates(ago(3), () => 70)]);
    expect(await baseline()).toMatchObject({ avgHr: 65, days: 2 });
    server.clock.now += HOUR_MS;
    await server.call('deleteById.heartRate.open', { id: rows[0]?.id, reason: '误传' });
    expect(await baseline()).toMatchObject({ avgHr: 70, days: 1, asOf: ago(3) });
    const { body } = await server.call('selectById.deviceUser.open', { id: worn.deviceUserId });
    expect((body.data as { version: number }).version).toBe(1);
    expect(await server.database.read.selectFrom('baselineDue').selectAll().execute()).toEqual([]);
  });
});
