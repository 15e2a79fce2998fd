import { beforeAll, describe, expect, it } from 'vitest';
import { DAY_MS, dayStart, HOUR_MS, MINUTE_MS } from '../../../contract/moment';
import type { WardPatient } from '../../../src/plugins/record/entities/wearerAlert';
import { type TestApp, testApp } from '../builders/testApp';
import { heartRates, stored, type WornDevice, wornDevice } from '../builders/wornDevices';
import { describeOnBothDatabases } from '../support/testDatabase';

const TODAY = '2026-03-12';
const MORNING = dayStart(TODAY) + 10 * HOUR_MS;

/** A heart that is slow for twenty minutes from some minute on. */
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
    return body.data as WardPatient[];
  };
  const patientOf = async ({ deviceUserId }: WornDevice) =>
    (await ward()).find((patient) => patient.deviceUserId === deviceUserId);

  it('shows who needs somebody now, the worst first, with names masked', async () => {
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
  ])('narrows to %j', async (params, levels) => {
    expect((await ward(params)).map(({ alertLevel }) => alertLevel)).toEqual(levels);
  });

  it('refuses what it does not know', async () => {
    const { body } = await server.call('selectWard.wearerAlert.open', { alertLevel: 'awful', colour: 'red' });
    expect(Object.keys(body.errors ?? {}).sort()).toEqual(['alertLevel', 'colour']);
  });

  it('shows an administrator the wearers of their regions only', async () => {
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

  describe('taking somebody on', () => {
    it('says who, when and what, and lets nobody else do it again', async () => {
      const nurse = await server.signInAs({ name: '护士甲', extraGrants: ['*.wearerAlert.open'] });
      const { id } = (await patientOf(warned)) as WardPatient;
      const params = { id, note: '已电话联系家属' };
      const { body } = await server.call('acknowledge.wearerAlert.open', params, { token: nurse.token });
      expect(body.data).toMatchObject({ status: 'acknowledged', acknowledgedById: nurse.id, note: '已电话联系家属' });
      expect(await patientOf(warned)).toMatchObject({ acknowledgedByName: '护士甲', status: 'acknowledged' });
      const again = await server.call('acknowledge.wearerAlert.open', { id });
      expect(again.body.status).toBe(4000);
      expect(await patientOf(warned)).toMatchObject({ acknowledgedById: nurse.id });
    });

    it('stays when the same finding comes again, and ends with another', async () => {
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

    it('can be given back', async () => {
      const { id } = (await patientOf(warned)) as WardPatient;
      await server.call('acknowledge.wearerAlert.open', { id });
      await server.call('release.wearerAlert.open', { id });
      expect(await patientOf(warned)).toMatchObject({ status: 'open', acknowledgedById: null });
    });

    it.each([
      ['insert', {}],
      ['updateByIdSelective', { note: '无' }],
      ['deleteById', {}],
    ])('%s is refused', async (operation, params) => {
      const before = (await patientOf(warned)) as WardPatient;
      const given = operation === 'insert' ? params : { id: before.id, ...params };
      const { body } = await server.call(`${operation}.wearerAlert.open`, given);
      expect(body.status).toBe(4000);
      expect(await patientOf(warned)).toEqual(before);
    });
  });

  it('forgets what a deleted record said', async () => {
    const other = await wornDevice(server);
    const [record] = await stored(server, other.deviceId, [heartRates(TODAY, slowAt(100, 38))]);
    expect(await patientOf(other)).toMatchObject({ alertLevel: 'critical' });
    await server.call('deleteById.heartRate.open', { id: record?.id });
    expect(await patientOf(other)).toBeUndefined();
  });

  it('shows findings for a day, to the minute', async () => {
    const { now } = server.clock;
    const other = await wornDevice(server);
    await stored(server, other.deviceId, [heartRates(TODAY, slowAt(550, 38))]);
    server.clock.now = dayStart(TODAY) + 570 * MINUTE_MS + DAY_MS;
    const fresh = await server.login('admin', 'correct horse battery');
    const token = (fresh.body.data as { token: string }).token;
    const has = async () => (await ward({}, token)).some(({ deviceUserId }) => deviceUserId === other.deviceUserId);
    expect(await has()).toBe(true);
    server.clock.now += MINUTE_MS;
    expect(await has()).toBe(false);
    server.clock.now = now;
  });
});
