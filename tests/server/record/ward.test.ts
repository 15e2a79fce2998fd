import { beforeAll, describe, expect, it } from 'vitest';
import { DAY_MS, dayStart, HOUR_MS, MINUTE_MS, toIsoMoment } from '../../../contract/moment';
import type { WardAlert } from '../../../src/plugins/record/entities/alerts/wearerAlert';
import { heartRateRecord } from '../../../src/plugins/record/entities/kinds/heartRate';
import type { PackedSeries } from '../../../src/plugins/record/entities/series';
import { unpackSeries } from '../../../src/plugins/record/server/days/encodeDay';
import { passedDoctor } from '../builders/people';
import { generated, wearingElder } from '../builders/reports';
import { signInAgain, type TestApp, testApp } from '../builders/testApp';
import { heartRates, stored, type WornDevice, wornDevice } from '../builders/wornDevices';
import { describeOnBothDatabases } from '../support/testDatabase';

const TODAY = '2026-03-12';
const MORNING = dayStart(TODAY) + 10 * HOUR_MS;

/** A heart that is slow for twenty minutes from a given minute on. */
const slowAt = (from: number, rate: number) => (minute: number) => {
  if (minute >= 600) return null;
  return minute >= from && minute < from + 20 ? rate : 70;
};

describeOnBothDatabases('the ward', (open) => {
  let server: TestApp;
  let critical: WornDevice;
  let warned: WornDevice;
  beforeAll(async () => {
    server = await testApp(open, { clock: { now: MORNING } });
    critical = await wornDevice(server);
    warned = await wornDevice(server, { elder: { regionCode: '119902' } });
    const well = await wornDevice(server);
    await stored(server, warned.deviceId, [heartRates(TODAY, slowAt(300, 48))]);
    await stored(server, critical.deviceId, [heartRates(TODAY, slowAt(200, 38))]);
    await stored(server, well.deviceId, [heartRates(TODAY, (minute) => (minute < 600 ? 70 : null))]);
  });
  const ward = async (params: Record<string, unknown> = {}, token?: string) => {
    const { body } = await server.call('selectWard.wearerAlert.open', params, token ? { token } : {});
    return body.data as WardAlert[];
  };
  const patientOf = async ({ deviceUserId }: WornDevice) =>
    (await ward()).find((patient) => patient.deviceUserId === deviceUserId);

  it('shows who needs attention now, the worst first, with masked names', async () => {
    const patients = await ward();
    expect(patients.map(({ deviceUserId, alertLevel }) => [deviceUserId, alertLevel])).toEqual([
      [critical.deviceUserId, 'critical'],
      [warned.deviceUserId, 'warn'],
    ]);
    expect(patients[0]).toMatchObject({
      deviceUserName: '欧**文',
      age: 85,
      status: 'open',
      kinds: ['heartRate'],
      since: '2026-03-12T03:20:00.000+08:00',
      lastTime: '2026-03-12T03:40:00.000+08:00',
      findings: [{ kind: 'heartRate', code: 'heartRateLow', level: 'critical', value: 38, date: TODAY }],
      trend: { kind: 'heartRate', stepMin: 30 },
    });
    expect(patients[0]?.trend?.values).toHaveLength(20);
  });

  it('keeps the last alert with the wearer', async () => {
    const { body } = await server.call('selectById.deviceUser.open', { id: critical.deviceUserId });
    expect(body.data).toMatchObject({
      lastAlertLevel: 'critical',
      lastAlertTime: '2026-03-12T03:40:00.000+08:00',
    });
  });

  it.each([
    [{ alertLevel: 'warn' }, ['warn']],
    [{ kind: 'heartRate' }, ['critical', 'warn']],
    [{ kind: 'heartRate', alertLevel: 'critical' }, ['critical']],
    [{ kind: 'hrv' }, []],
    [{ region: '119902' }, ['warn']],
    [{ region: '119900' }, ['critical', 'warn']],
    [{ region: '330102' }, []],
  ])('filters by %j', async (params, levels) => {
    expect((await ward(params)).map(({ alertLevel }) => alertLevel)).toEqual(levels);
  });

  it('refuses unknown filters', async () => {
    const { body } = await server.call('selectWard.wearerAlert.open', { alertLevel: 'awful', colour: 'red' });
    expect(Object.keys(body.errors ?? {}).sort()).toEqual(['alertLevel', 'colour']);
  });

  it('shows an administrator only the wearers of their regions', async () => {
    const { token } = await server.signInAs({
      dataScope: 'region',
      regionCodes: ['119902'],
      extraGrants: ['*.wearerAlert.open'],
    });
    expect((await ward({}, token)).map(({ deviceUserId }) => deviceUserId)).toEqual([warned.deviceUserId]);
    const other = await patientOf(critical);
    const { body } = await server.call('acknowledge.wearerAlert.open', { id: other?.id }, { token });
    expect(body.message).toBe('记录不存在');
    expect(await patientOf(critical)).toMatchObject({ status: 'open', acknowledgedById: null });
  });

  describe('claiming a person', () => {
    it('records who, when and what, and refuses a second claim', async () => {
      const nurse = await server.signInAs({ name: '护士甲', extraGrants: ['*.wearerAlert.open'] });
      const { id } = (await patientOf(warned)) as WardAlert;
      const params = { id, note: '已电话联系家属' };
      const { body } = await server.call('acknowledge.wearerAlert.open', params, { token: nurse.token });
      expect(body.data).toMatchObject({ status: 'acknowledged', acknowledgedById: nurse.id, note: '已电话联系家属' });
      expect(await patientOf(warned)).toMatchObject({ acknowledgedByName: '护士甲', status: 'acknowledged' });
      const again = await server.call('acknowledge.wearerAlert.open', { id });
      expect(again.body.status).toBe(4000);
      expect(await patientOf(warned)).toMatchObject({ acknowledgedById: nurse.id });
    });

    it('is kept when the same finding is stored again, and ends with another', async () => {
      await stored(server, warned.deviceId, [heartRates(TODAY, slowAt(300, 48))]);
      expect(await patientOf(warned)).toMatchObject({ status: 'acknowledged' });
      const worse = heartRates(TODAY, (minute) => (minute >= 560 && minute < 580 ? 37 : null));
      await stored(server, warned.deviceId, [worse]);
      expect(await patientOf(warned)).toMatchObject({
        status: 'open',
        alertLevel: 'critical',
        acknowledgedById: null,
        note: null,
      });
    });

    it('can be released', async () => {
      const { id } = (await patientOf(warned)) as WardAlert;
      await server.call('acknowledge.wearerAlert.open', { id });
      await server.call('release.wearerAlert.open', { id });
      expect(await patientOf(warned)).toMatchObject({ status: 'open', acknowledgedById: null });
    });

    it.each([
      ['insert', {}],
      ['updateByIdSelective', { note: '无' }],
      ['deleteById', {}],
    ])('%s is refused', async (operation, params) => {
      const before = (await patientOf(warned)) as WardAlert;
      const given = operation === 'insert' ? params : { id: before.id, ...params };
      const { body } = await server.call(`${operation}.wearerAlert.open`, given);
      expect(body.status).toBe(4000);
      expect(await patientOf(warned)).toEqual(before);
    });
  });

  describe('samples from before a binding', () => {
    const BOUND = dayStart(TODAY) + 5 * HOUR_MS;
    const bound = async (from: number) => {
      const worn = await wornDevice(server);
      await server.database.write((transaction) =>
        transaction
          .updateTable('deviceBinding')
          .set({ bindTime: from })
          .where('deviceId', '=', worn.deviceId)
          .execute(),
      );
      return worn;
    };
    const dayOf = async ({ deviceId }: WornDevice) =>
      (await server.call('selectByDeviceIdAndDate.heartRate.open', { deviceId, date: TODAY })).body
        .data as unknown as Record<string, unknown> & { series: PackedSeries };

    it('are unassigned: they raise no alert, count in no figure, and are in no day of the next wearer', async () => {
      const next = await bound(BOUND);
      // Slow from 03:20 to 03:40, before anyone wore it; normal after.
      await stored(server, next.deviceId, [heartRates(TODAY, slowAt(200, 38))]);
      expect(await patientOf(next)).toBeUndefined();
      const day = await dayOf(next);
      expect(day).toMatchObject({ deviceUserId: next.deviceUserId, alertLevel: 'none', min: 70, wearMinutes: 300 });
      const { mean = [] } = unpackSeries(heartRateRecord.layout, day.series).channels;
      expect(mean.findIndex((sample) => sample !== null)).toBe(300);
    });

    it('raise an alert for the wearer at that time, to the minute', async () => {
      const earlier = await bound(dayStart(TODAY) + 200 * MINUTE_MS);
      await stored(server, earlier.deviceId, [heartRates(TODAY, slowAt(200, 38))]);
      expect(await patientOf(earlier)).toMatchObject({ alertLevel: 'critical' });
    });

    it('stay with the device: the days are complete again once the binding is corrected', async () => {
      const worn = await bound(BOUND);
      await stored(server, worn.deviceId, [heartRates(TODAY, slowAt(200, 38))]);
      await server.database.write((transaction) =>
        transaction.updateTable('deviceBinding').set({ bindTime: 0 }).where('deviceId', '=', worn.deviceId).execute(),
      );
      await stored(server, worn.deviceId, [heartRates(TODAY, () => null)]);
      expect(await patientOf(worn)).toMatchObject({ alertLevel: 'critical' });
      expect(await dayOf(worn)).toMatchObject({ min: 38, wearMinutes: 600 });
    });
  });

  it('forgets the findings of a deleted record', async () => {
    const other = await wornDevice(server);
    const [record] = await stored(server, other.deviceId, [heartRates(TODAY, slowAt(100, 38))]);
    expect(await patientOf(other)).toMatchObject({ alertLevel: 'critical' });
    await server.call('deleteById.heartRate.open', { id: record?.id });
    expect(await patientOf(other)).toBeUndefined();
  });

  it('shows warnings for a day, to the minute, and critical findings until a person closes them', async () => {
    const { now } = server.clock;
    const [mild, severe] = [await wornDevice(server), await wornDevice(server)];
    await stored(server, mild.deviceId, [heartRates(TODAY, slowAt(550, 48))]);
    await stored(server, severe.deviceId, [heartRates(TODAY, slowAt(550, 38))]);
    server.clock.now = dayStart(TODAY) + 570 * MINUTE_MS + DAY_MS;
    await signInAgain(server);
    expect(await patientOf(mild)).toBeDefined();
    server.clock.now += MINUTE_MS;
    expect(await patientOf(mild)).toBeUndefined();
    server.clock.now += 30 * DAY_MS;
    await signInAgain(server);
    const { id } = (await patientOf(severe)) as WardAlert;
    await server.call('close.wearerAlert.open', { id, outcome: 'hospital' });
    expect(await patientOf(severe)).toBeUndefined();
    server.clock.now = now;
    await signInAgain(server);
  });

  describe('closing a person’s alert', () => {
    let worn: WornDevice;
    let id: number;
    beforeAll(async () => {
      worn = await wornDevice(server);
      await stored(server, worn.deviceId, [heartRates(TODAY, slowAt(400, 38))]);
      id = Number((await patientOf(worn))?.id);
    });
    const alert = async () => (await server.call('selectById.wearerAlert.open', { id })).body.data;

    it.each([
      [{}, 'outcome'],
      [{ outcome: 'asleep' }, 'outcome'],
      [{ outcome: 'falseAlarm' }, 'closeNote'],
      [{ outcome: 'other', closeNote: '  ' }, 'closeNote'],
    ])('with %j is refused, and changes nothing', async (given, field) => {
      const before = await alert();
      const { body } = await server.call('close.wearerAlert.open', { id, ...given });
      expect(body.status).toBe(4000);
      expect(Object.keys(body.errors ?? {})).toEqual([field]);
      expect(await alert()).toEqual(before);
    });

    it('records the outcome and the user, and removes the person from the ward', async () => {
      const nurse = await server.signInAs({ name: '护士乙', extraGrants: ['*.wearerAlert.open'] });
      const given = { id, outcome: 'falseAlarm', closeNote: '手环松动' };
      const { body } = await server.call('close.wearerAlert.open', given, { token: nurse.token });
      expect(body.data).toMatchObject({ status: 'closed', ...given, closedById: nurse.id });
      expect(await patientOf(worn)).toBeUndefined();
      const again = await server.call('close.wearerAlert.open', given);
      expect(again.body.status).toBe(4000);
    });

    it('is kept when the same data are stored again', async () => {
      await stored(server, worn.deviceId, [heartRates(TODAY, slowAt(400, 38))]);
      expect(await alert()).toMatchObject({ status: 'closed', outcome: 'falseAlarm' });
    });

    it('ends with a new finding, even an older one; the last outcome is kept', async () => {
      const late = heartRates(TODAY, (minute) => (minute >= 100 && minute < 120 ? 37 : null));
      await stored(server, worn.deviceId, [late]);
      expect(await patientOf(worn)).toMatchObject({
        status: 'open',
        outcome: 'falseAlarm',
        closedByName: '护士乙',
        since: '2026-03-12T01:40:00.000+08:00',
        findings: [{ code: 'heartRateLow', value: 37 }],
      });
    });
  });

  describe('findings from other sources than days', () => {
    it('show a critical electrocardiogram immediately, first of all, until it is invalid', async () => {
      const wearing = await wearingElder(server);
      const { id } = await generated(server, {
        ...wearing,
        elderlyId: undefined,
        rhythm: 'VT',
        hrAvg: 158,
        hrMax: 160,
      });
      const [first] = await ward();
      expect(first).toMatchObject({
        deviceUserId: wearing.deviceUserId,
        alertLevel: 'critical',
        urgent: true,
        kinds: ['ecg'],
        findings: [{ code: 'ventricularRun', recordId: id, fromTime: '2026-03-12T09:59:00.000+08:00' }],
      });
      await server.call('invalidateReport.ecg.open', { id, reason: '不是本人的记录' });
      expect((await ward()).some(({ deviceUserId }) => deviceUserId === wearing.deviceUserId)).toBe(false);
    });

    it('show a critical report that was not reviewed in time, until it is reviewed', async () => {
      const { now } = server.clock;
      const wearing = await wearingElder(server);
      const { id } = await generated(server, {
        ...wearing,
        elderlyId: undefined,
        rhythm: 'asystole',
        longestPauseMs: 4_400,
        pausesOver2s: 1,
      });
      await server.call('submitReport.ecg.open', { id });
      const codesOf = async () => {
        const patient = (await ward()).find(({ deviceUserId }) => deviceUserId === wearing.deviceUserId);
        return patient?.findings?.map(({ code, value, limit }) => [code, value, limit]);
      };
      const asystole = ['asystole', 4_400, 4_000];
      expect(await codesOf()).toEqual([asystole]);
      server.clock.now = MORNING + 29 * MINUTE_MS;
      await server.app.jobs.runDue();
      expect(await codesOf()).toEqual([asystole]);
      server.clock.now = MORNING + 31 * MINUTE_MS;
      await server.app.jobs.runDue();
      expect(await codesOf()).toEqual([asystole, ['reviewOverdue', null, null]]);
      const { id: doctorId } = await passedDoctor(server);
      await server.call('reviewReport.ecg.open', { id, doctorId, doctorConclusion: '长停搏' });
      expect(await codesOf()).toEqual([asystole]);
      server.clock.now = now;
    });

    it('show a worn device that has been silent for too long, until its next contact', async () => {
      const { now } = server.clock;
      const worn = await wornDevice(server);
      const heardAt = (time: number) =>
        server.database.write((transaction) =>
          transaction.updateTable('device').set({ lastDataTime: time }).where('id', '=', worn.deviceId).execute(),
        );
      const shown = async () => {
        server.clock.now += MINUTE_MS;
        await server.app.jobs.runDue();
        return (await patientOf(worn))?.findings;
      };
      await heardAt(now);
      server.clock.now = now + 6 * HOUR_MS - 2 * MINUTE_MS;
      expect(await shown()).toBeUndefined();
      const silence = { kind: 'device', code: 'deviceSilent', level: 'warn', recordId: worn.deviceId, limit: 6 };
      expect(await shown()).toMatchObject([{ ...silence, fromTime: toIsoMoment(now), ongoing: true }]);
      server.clock.now = now + 40 * HOUR_MS;
      await signInAgain(server);
      expect(await shown()).toHaveLength(1);

      const { id } = (await patientOf(worn)) as WardAlert;
      await server.call('close.wearerAlert.open', { id, outcome: 'calledWell' });
      expect(await shown()).toBeUndefined();
      await heardAt(server.clock.now);
      server.clock.now += 6 * HOUR_MS;
      expect(await shown()).toMatchObject([silence]);
      await heardAt(server.clock.now);
      expect(await shown()).toBeUndefined();
      server.clock.now = now;
      await signInAgain(server);
    });
  });
});
