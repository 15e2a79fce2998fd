import { beforeAll, expect, it } from 'vitest';
import { type DayFlow, FLOW_DAYS } from '../../../src/plugins/service/entities/visits/flowCalls';
import { passedAttendant, servedElder } from '../builders/applications';
import { type TestApp, testApp } from '../builders/testApp';
import { signedVisit } from '../builders/visits';
import { describeOnBothDatabases } from '../support/testDatabase';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const NOON = Date.parse('2026-03-12T12:00:00+08:00');
const unsigned = { signInTime: null, signOutTime: null, signMethod: null, actualMinutes: null };
const assigned = { ...unsigned, status: 'assigned' };
/** Districts that do not exist. */
const HERE = '119901';
const THERE = '119802';

describeOnBothDatabases('selectDayFlow', (open) => {
  let server: TestApp;
  const ask = async (params: Record<string, unknown> = {}, options = {}) =>
    (await server.call('selectDayFlow.serviceApplication.open', params, options)).body.data as DayFlow;

  beforeAll(async () => {
    server = await testApp(open, { clock: { now: NOON } });
    const attendantId = await passedAttendant(server);
    const east = await servedElder(server, { regionCode: HERE, street: '东街', lng: 120.123456, lat: 30.123456 });
    const west = await servedElder(server, { regionCode: THERE, street: '西街' });
    const visit = (elderlyId: number, start: number, changes: Record<string, unknown>) =>
      signedVisit(server, { elderlyId, attendantId, start, ...changes });
    await visit(east, NOON - 3 * HOUR, {});
    await visit(east, NOON - 3 * HOUR, { ...assigned, status: 'missed' });
    await visit(east, NOON + 2 * HOUR, assigned);
    await visit(west, NOON - 2 * HOUR, {});
    await visit(west, NOON, { ...unsigned, status: 'cancelled' });
    await visit(west, NOON - DAY, {});
    await visit(west, NOON - FLOW_DAYS * DAY, {});
  });

  it('counts each visit of the day once, by the hour of its plan', async () => {
    const none = { planned: 0, running: 0, done: 0, late: 0, missed: 0 };
    expect((await ask()).hours).toEqual([
      { ...none, hour: 9, done: 1, missed: 1 },
      { ...none, hour: 10, done: 1 },
      { ...none, hour: 14, planned: 1 },
    ]);
  });

  it('returns due and completed visits for the days before', async () => {
    const { days } = await ask();
    expect(days).toHaveLength(FLOW_DAYS);
    expect(days.slice(-2)).toEqual([
      { date: '2026-03-11', planned: 1, due: 1, served: 1 },
      { date: '2026-03-12', planned: 4, due: 3, served: 2 },
    ]);
    expect(days.slice(0, -2).every(({ planned }) => planned === 0)).toBe(true);
  });

  it('puts the street with problems first, and rounds the place of a single elder to a kilometer', async () => {
    const { streets } = await ask();
    expect(streets.map(({ street, done, missed, planned }) => [street, done, missed, planned])).toEqual([
      ['东街', 1, 1, 1],
      ['西街', 1, 0, 0],
    ]);
    expect([streets[0]?.lng, streets[0]?.lat]).toEqual([120.12, 30.12]);
  });

  it('supports another day', async () => {
    const { date, hours, days } = await ask({ date: '2026-03-11' });
    expect([date, hours.length, days.at(-1)?.date]).toEqual(['2026-03-11', 1, '2026-03-11']);
  });

  it('counts only what the caller sees, with the permission', async () => {
    const grants = { extraGrants: ['select*.serviceApplication.*', 'select*.elderly.*'] };
    const here = await server.signInAs({ ...grants, dataScope: 'region', regionCodes: [HERE] });
    const flow = await ask({}, { token: here.token });
    expect(flow.streets.map(({ street }) => street)).toEqual(['东街']);
    expect(flow.days.at(-1)?.planned).toBe(3);
    const nobody = await server.signInAs({ extraGrants: ['select*.elderly.*'] });
    const { body } = await server.call('selectDayFlow.serviceApplication.open', {}, { token: nobody.token });
    expect(body.code).toBe('forbidden');
  });
});
