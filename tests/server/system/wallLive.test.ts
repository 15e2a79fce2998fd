import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { dayAt, MINUTE_MS, toIsoMoment } from '../../../contract/moment';
import { loadDemoData } from '../../../server/demo';
import type { ServiceMap } from '../../../src/plugins/service/entities/map/serviceMap';
import type { MainPanel } from '../../../src/plugins/system/entities/mainPanel';
import type { WallLive } from '../../../src/plugins/system/entities/wallLive';
import { passedAttendant, servedElder } from '../builders/applications';
import { worn } from '../builders/devices';
import { raise } from '../builders/events';
import { type TestApp, testApp } from '../builders/testApp';
import { signedVisit } from '../builders/visits';
import { describeOnBothDatabases } from '../support/testDatabase';

const NOON = Date.parse('2026-03-12T12:00:00+08:00');
const unsigned = { signInTime: null, signOutTime: null, signMethod: null, actualMinutes: null };

describeOnBothDatabases('what happens now, on the wall display', (open) => {
  let server: TestApp;
  const live = async (options = {}) =>
    (await server.call('selectWallLive.dataSystem.open', {}, options)).body.data as WallLive;
  const figure = async (key: string) => {
    // Figures are cached.
    server.clock.now += MINUTE_MS;
    const panel = (await server.call('selectMainPanel.dataSystem.open')).body.data as MainPanel;
    return panel.figures.find((each) => each.key === key)?.value;
  };
  let elderlyId = 0;
  beforeAll(async () => {
    server = await testApp(open, { clock: { now: NOON } });
    const attendantId = await passedAttendant(server);
    elderlyId = await servedElder(server, { street: '东街', lng: 120.123456, lat: 30.123456 });
    const visit = (start: number, changes: Record<string, unknown>) =>
      signedVisit(server, { elderlyId, attendantId, start, ...changes });
    await visit(NOON - 120 * MINUTE_MS, {});
    await visit(NOON - 10 * MINUTE_MS, { status: 'inService', signOutTime: null });
    await visit(NOON + 30 * MINUTE_MS, { ...unsigned, status: 'assigned' });
    await visit(NOON + 300 * MINUTE_MS, { ...unsigned, status: 'assigned' });
  });

  it('are visits that began and ended, the newest first, with masked names', async () => {
    const { events, entities } = await live();
    const visits = events.filter(({ text }) => !text.endsWith('requested'));
    expect(visits.map(({ text, time }) => [text.split('.').at(-1), time.slice(11, 16)])).toEqual([
      ['begun', '11:50'],
      ['ended', '10:45'],
      ['begun', '10:00'],
    ]);
    expect(new Set(visits.map(({ name, street }) => `${name} ${street}`))).toEqual(new Set(['欧**文 东街']));
    expect(entities).toEqual(expect.arrayContaining(['serviceApplication', 'wearerAlert']));
  });

  it('are caregivers with an elder or on the way, not those of later visits, placed to a kilometer', async () => {
    const caregivers = (await live()).markers.filter(({ kind }) => kind === 'caregiver');
    expect(caregivers.map(({ text, street, lng, lat }) => [text.split('.').at(-1), street, lng, lat])).toEqual([
      ['visiting', '东街', 120.12, 30.12],
      ['onTheWay', '东街', 120.12, 30.12],
    ]);
    expect(caregivers.every(({ name }) => name?.includes('*'))).toBe(true);
  });

  it('are alerts until they are closed, with the minutes until they were answered, whose median is a figure', async () => {
    const { device, wearer } = await worn(server, 'SOS');
    expect(await figure('alarmAnswerMedian')).toBeNull();
    const time = toIsoMoment(server.clock.now);
    await raise(server, device, { body: { id: 'e-1', kind: 'sos', time } });
    await raise(server, device, { body: { id: 'e-2', kind: 'sos', time, test: true } });
    const markers = async () => (await live()).markers.filter(({ kind }) => kind === 'alarm');
    const kindOf = (text: string | undefined) => text?.split('.').at(-1);
    expect((await markers()).map(({ text, tone }) => [kindOf(text), tone])).toEqual([['open', 'danger']]);
    const alerts = (await server.call('selectWard.wearerAlert.open')).body.data as {
      id: number;
      deviceUserId: number;
    }[];
    const id = alerts.find(({ deviceUserId }) => deviceUserId === wearer.id)?.id;
    server.clock.now += 3 * MINUTE_MS;
    await server.call('acknowledge.wearerAlert.open', { id });
    expect((await markers()).map(({ text }) => kindOf(text))).toEqual(['acknowledged']);
    const answered = (await live()).events.find(({ text }) => text.endsWith('answeredIn'));
    expect(answered).toMatchObject({ minutes: 3, subject: { key: 'entities.wearerAlert.choices.findings_code.sos' } });
    await server.call('close.wearerAlert.open', { id, outcome: 'calledWell' });
    expect(await markers()).toEqual([]);
    expect((await live()).events.some(({ text }) => text.endsWith('.closed'))).toBe(true);
    expect(await figure('alarmAnswerMedian')).toBe(3);
    expect(await figure('alarmsMonth')).toBe(1);
  });

  it('show nothing that the caller may not read elsewhere', async () => {
    const wall = 'selectWallLive.dataSystem.open';
    // The counts of the day do not show whose visits they are.
    for (const extraGrants of [[wall], [wall, 'selectDayFlow.serviceApplication.open']]) {
      const { token } = await server.signInAs({ extraGrants });
      expect(await live({ token })).toMatchObject({ events: [], markers: [] });
    }
  });

  describe('the map', () => {
    const map = async () =>
      (await server.call('selectServiceMap.serviceApplication.open')).body.data as unknown as ServiceMap;
    const geoJson = (name: string) =>
      JSON.stringify({
        type: 'FeatureCollection',
        features: [
          {
            type: 'Feature',
            properties: { name },
            geometry: {
              type: 'Polygon',
              coordinates: [
                [
                  [0, 0],
                  [1, 0],
                  [1, 1],
                  [0, 0],
                ],
              ],
            },
          },
        ],
      });

    it('is the file of the operator as it is now; an unusable one is reported once and replaced by none', async () => {
      expect(await map()).toEqual({ areas: [], lines: [] });
      const file = join(server.folder, 'map.geojson');
      await writeFile(file, geoJson('东街'));
      expect((await map()).areas.map(({ name }) => name)).toEqual(['东街']);
      await writeFile(file, '{"type": "Feature"}');
      expect((await map()).areas).toEqual([]);
      await map();
      const reported = server.logged.filter((line) => line.includes('map of the wall display'));
      expect(reported).toHaveLength(1);
      expect(reported[0]).toContain('no FeatureCollection');
    });
  });
});

describeOnBothDatabases('the demo on the wall display', (open) => {
  it('has a map, a company and a median, and its devices stay online only if that is on', async () => {
    const server = await testApp(open, { clock: { now: NOON }, env: { DEMO_LIVE: 'on' } });
    await loadDemoData(server.database, { size: 'small', today: dayAt(NOON), now: NOON });
    const { body } = await server.call('selectServiceMap.serviceApplication.open');
    expect((body.data as unknown as ServiceMap).areas).toHaveLength(24);
    const panel = (await server.call('selectMainPanel.dataSystem.open')).body.data as MainPanel;
    expect(panel).toMatchObject({ companyName: expect.any(String), regionName: '示范市' });
    const median = panel.figures.find(({ key }) => key === 'alarmAnswerMedian')?.value ?? 0;
    expect(median > 1 && median < 6).toBe(true);

    const states = async () =>
      (await server.database.read.selectFrom('device').select(['id', 'onlineStatus', 'lastDataTime']).execute()).filter(
        ({ onlineStatus }) => onlineStatus === 'online',
      );
    server.clock.now = NOON + 60 * MINUTE_MS;
    expect(await server.app.jobs.runDue()).toContain('device.demoPulse');
    const online = await states();
    expect(online.length).toBeGreaterThan(10);
    expect(online.some(({ lastDataTime }) => lastDataTime === server.clock.now)).toBe(true);
    const sent = await server.database.read
      .selectFrom('heartRate')
      .select('date')
      .where('uploadTime', '=', server.clock.now)
      .execute();
    expect(sent.length).toBeGreaterThan(0);
    expect(sent.every(({ date }) => date === dayAt(NOON))).toBe(true);
  });

  it('sends nothing for a device that a real person wears, whatever its number', async () => {
    const server = await testApp(open, { clock: { now: NOON }, env: { DEMO_LIVE: 'on' } });
    await loadDemoData(server.database, { size: 'small', today: dayAt(NOON), now: NOON });
    await server.database.write((transaction) => transaction.updateTable('deviceUser').set({ remark: null }).execute());
    server.clock.now = NOON + 60 * MINUTE_MS;
    await server.app.jobs.runDue();
    const touched = await server.database.read
      .selectFrom('device')
      .select('id')
      .where('lastSeenTime', '=', server.clock.now)
      .execute();
    expect(touched).toEqual([]);
  });

  it('leaves devices alone while it is off', async () => {
    const server = await testApp(open, { clock: { now: NOON }, env: { DEMO_LIVE: 'off' } });
    await loadDemoData(server.database, { size: 'small', today: dayAt(NOON), now: NOON });
    server.clock.now = NOON + 60 * MINUTE_MS;
    await server.app.jobs.runDue();
    const online = await server.database.read
      .selectFrom('device')
      .select('id')
      .where('onlineStatus', '=', 'online')
      .execute();
    expect(online).toEqual([]);
  });
});
