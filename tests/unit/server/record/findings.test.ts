import { describe, expect, it } from 'vitest';
import { dayStart, HOUR_MS } from '../../../../contract/moment';
import { type AlertedDay, hasNews, renewFindings, summaryOf } from '../../../../src/plugins/record/server/findings';

const DATE = '2026-03-12';
const NOON = dayStart(DATE) + 12 * HOUR_MS;

const found = (level: 'warn' | 'critical', fromSec: number | null, changes: Partial<AlertedDay> = {}): AlertedDay => ({
  kind: 'heartRate',
  deviceId: 1,
  recordId: 1,
  date: DATE,
  lastSec: 36_000,
  alerts: [
    { code: 'heartRateLow', level, fromSec, toSec: fromSec === null ? null : fromSec + 600, value: 38, limit: 40 },
  ],
  ...changes,
});

describe('findings of a wearer', () => {
  it('are told with moments; what concerns a day is as old as its last sample', () => {
    const [timed] = renewFindings([], [found('critical', 3_600)], NOON);
    expect([timed?.fromTime, timed?.toTime]).toEqual([
      '2026-03-12T01:00:00.000+08:00',
      '2026-03-12T01:10:00.000+08:00',
    ]);
    const [whole] = renewFindings([], [found('warn', null)], NOON);
    expect(whole?.toTime).toBe('2026-03-12T10:00:00.000+08:00');
  });

  it('come with the worst first, then the newest', () => {
    const days = [
      found('warn', 7_200),
      found('critical', 3_600, { kind: 'bloodOxygen' }),
      found('critical', 1_800, { kind: 'respiratoryRate' }),
    ];
    const order = renewFindings([], days, NOON).map(({ kind }) => kind);
    expect(order).toEqual(['bloodOxygen', 'respiratoryRate', 'heartRate']);
  });

  it('are replaced by what the same day says later, and stay of other days and kinds', () => {
    const before = renewFindings([], [found('critical', 3_600), found('warn', 60, { kind: 'hrv' })], NOON);
    const after = renewFindings(before, [found('warn', 7_200, { alerts: [] })], NOON);
    expect(after.map(({ kind }) => kind)).toEqual(['hrv']);
  });

  it('end after a day', () => {
    const last = NOON - 24 * HOUR_MS;
    const day = { date: '2026-03-11', lastSec: 43_200 };
    expect(renewFindings([], [found('warn', null, day)], last + 24 * HOUR_MS)).toHaveLength(1);
    expect(renewFindings([], [found('warn', null, day)], last + 24 * HOUR_MS + 1)).toEqual([]);
  });

  it('are summed up', () => {
    const findings = renewFindings([], [found('critical', 3_600), found('warn', 60, { kind: 'hrv' })], NOON);
    expect(summaryOf(findings)).toEqual({
      alertLevel: 'critical',
      kinds: ['heartRate', 'hrv'],
      since: '2026-03-12T00:01:00.000+08:00',
      lastTime: '2026-03-12T01:10:00.000+08:00',
    });
    expect(summaryOf([])).toEqual({ alertLevel: 'none', kinds: [], since: null, lastTime: null });
  });

  it('are news when there is another one, or one is worse', () => {
    const warned = renewFindings([], [found('warn', 3_600)], NOON);
    const worse = renewFindings([], [found('critical', 3_600)], NOON);
    const other = renewFindings(warned, [found('warn', 60, { kind: 'hrv' })], NOON);
    expect([hasNews([], warned), hasNews(warned, worse), hasNews(warned, other)]).toEqual([true, true, true]);
    expect([hasNews(warned, warned), hasNews(worse, warned), hasNews(warned, [])]).toEqual([false, false, false]);
  });
});
