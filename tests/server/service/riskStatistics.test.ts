import { beforeAll, expect, it } from 'vitest';
import type { RiskStatistics } from '../../../src/plugins/service/entities/risk/riskCalls';
import { passedAttendant, servedElder } from '../builders/applications';
import { type TestApp, testApp } from '../builders/testApp';
import { rated, signedVisit } from '../builders/visits';
import { describeOnBothDatabases } from '../support/testDatabase';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const NOON = Date.parse('2026-03-12T12:00:00+08:00');
/** 70 points, high. */
const MOCKED = { signInMock: true };
/** 45 points, medium. */
const AWAY = { signInLat: 30.2872 };

describeOnBothDatabases('selectRiskStatistics', (open) => {
  let server: TestApp;
  let attendants: number[];
  const call = (params: Record<string, unknown> = {}) =>
    server.call('selectRiskStatistics.serviceApplication.open', params);
  const ask = async (params: Record<string, unknown> = {}) => {
    const { body, text } = await call(params);
    if (body.status !== 8000) throw new Error(text);
    return body.data as RiskStatistics;
  };
  const eventful = ({ days }: RiskStatistics) => days.filter(({ hits }) => hits > 0);

  beforeAll(async () => {
    server = await testApp(open, { clock: { now: NOON } });
    const elderlyId = await servedElder(server);
    attendants = [await passedAttendant(server), await passedAttendant(server), await passedAttendant(server)];
    const visit = (attendant: number, start: number, changes = {}) =>
      signedVisit(server, { elderlyId, attendantId: attendants[attendant] ?? 0, start, ...changes });
    const midnight = Date.parse('2026-03-10T00:00:00+08:00');
    await rated(server, [
      await visit(0, NOON - 2 * HOUR, AWAY),
      await visit(1, NOON - 4 * HOUR, MOCKED),
      await visit(1, midnight + 9 * HOUR, MOCKED),
      await visit(0, midnight + 11 * HOUR, AWAY),
      await visit(0, midnight - 12 * HOUR, AWAY),
      await visit(2, midnight - 36 * HOUR),
      await visit(2, NOON - 30 * DAY, MOCKED),
    ]);
  });

  it('counts every day of the last 30, also those without anomalies', async () => {
    const statistics = await ask();
    expect(statistics.days).toHaveLength(30);
    expect(statistics.days[0]?.date).toBe('2026-02-11');
    expect(statistics.days.at(-1)?.date).toBe('2026-03-12');
    expect(eventful(statistics)).toEqual([
      { date: '2026-03-09', high: 0, medium: 1, low: 0, hits: 1 },
      { date: '2026-03-10', high: 1, medium: 1, low: 0, hits: 2 },
      { date: '2026-03-12', high: 1, medium: 1, low: 0, hits: 2 },
    ]);
  });

  it('lists the attendants with the most severe visits first, masked', async () => {
    expect((await ask()).attendants).toEqual([
      { id: attendants[1], name: '王*红', high: 2, medium: 0, low: 0 },
      { id: attendants[0], name: '王*红', high: 0, medium: 3, low: 0 },
    ]);
  });

  it('uses the requested period, inclusive days', async () => {
    const statistics = await ask({ from: '2026-03-09', to: '2026-03-10' });
    expect(statistics.days.map(({ date, hits }) => [date, hits])).toEqual([
      ['2026-03-09', 1],
      ['2026-03-10', 2],
    ]);
    expect((await ask({ from: '2026-02-10', to: '2026-02-10' })).attendants).toMatchObject([{ id: attendants[2] }]);
  });

  it('uses the filters of the list', async () => {
    expect(eventful(await ask({ ruleIds: ['R05'] })).map(({ high, medium }) => [high, medium])).toEqual([
      [1, 0],
      [1, 0],
    ]);
    expect((await ask({ attendantId: attendants[0] })).attendants.map(({ id }) => id)).toEqual([attendants[0]]);
    expect(await ask({ region: '119902' })).toMatchObject({ attendants: [] });
  });

  it.each([
    [{ from: '2026-03-12', to: '2026-03-11' }, 'to'],
    [{ from: '2025-01-01', to: '2026-01-02' }, 'from'],
    [{ ruleIds: ['R25'] }, 'ruleIds'],
    [{ minLevel: 'low' }, 'minLevel'],
  ])('refuses %o', async (params, field) => {
    const { body } = await call(params);
    expect(body.status).toBe(4000);
    expect(Object.keys(body.errors ?? {})).toEqual([field]);
  });

  it('accepts a whole leap year', async () => {
    expect((await ask({ from: '2024-01-01', to: '2024-12-31' })).days).toHaveLength(366);
  });
});
