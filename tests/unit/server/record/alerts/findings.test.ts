import { describe, expect, it } from 'vitest';
import { dayStart, HOUR_MS, MINUTE_MS } from '../../../../../contract/moment';
import { CLOSED_GRACE_MIN, type Finding } from '../../../../../src/plugins/record/entities/alerts/wearerAlert';
import {
  type DayWithAlerts,
  findingsOf,
  recentFindings,
  type Source,
  summarizeFindings,
  updateFindings,
} from '../../../../../src/plugins/record/server/alerts/findings';

const DATE = '2026-03-12';
const MIDNIGHT = dayStart(DATE);
const NOON = MIDNIGHT + 12 * HOUR_MS;

type Level = 'warn' | 'critical';
type Changes = Partial<DayWithAlerts> & { toSec?: number };

const alerted = (level: Level, fromSec: number | null, { toSec, ...changes }: Changes = {}): DayWithAlerts => ({
  kind: 'heartRate',
  deviceId: 1,
  recordId: 1,
  date: DATE,
  lastSec: 36_000,
  alerts: [
    {
      code: 'heartRateLow',
      level,
      fromSec,
      toSec: fromSec === null ? null : (toSec ?? fromSec + 600),
      value: 38,
      limit: 40,
    },
  ],
  ...changes,
});

/** Returns a stored day merged over its previous version. */
function stored(day: DayWithAlerts, before: readonly Finding[] = []): Source {
  const { kind, recordId, deviceId, date } = day;
  return { kind, id: recordId, day: { deviceId, date }, findings: findingsOf(day), before: () => before };
}

const found = (level: Level, fromSec: number | null, changes?: Changes) => stored(alerted(level, fromSec, changes));

const renewed = (open: readonly Finding[], sources: readonly Source[], now = NOON, closeTime: number | null = null) =>
  updateFindings(open, sources, { closeTime, now });

describe('findings of a wearer', () => {
  it('have moments; a finding about a day is as old as its last sample', () => {
    const [timed] = renewed([], [found('critical', 3_600)]).findings;
    expect([timed?.fromTime, timed?.toTime]).toEqual([
      '2026-03-12T01:00:00.000+08:00',
      '2026-03-12T01:10:00.000+08:00',
    ]);
    const [whole] = renewed([], [found('warn', null)]).findings;
    expect(whole).toMatchObject({ toTime: '2026-03-12T10:00:00.000+08:00', wholeDay: true, ongoing: null });
  });

  it('are sorted by the worst, life-threatening ones first, then the newest', () => {
    const impact = { code: 'possibleFall', level: 'critical', fromSec: 60, toSec: 62, value: 3_850, limit: 3_000 };
    const fall = { kind: 'sportAmplitude', alerts: [impact as DayWithAlerts['alerts'][number]] } as const;
    const days = [
      found('warn', 7_200),
      found('critical', 1_800, { kind: 'respiratoryRate' }),
      found('critical', 3_600, { kind: 'bloodOxygen' }),
      found('critical', 60, fall),
    ];
    const { findings } = renewed([], days);
    expect(findings.map(({ kind }) => kind)).toEqual(['sportAmplitude', 'bloodOxygen', 'respiratoryRate', 'heartRate']);
    expect(summarizeFindings(findings).urgent).toBe(true);
    // Data after an impact do not show that the person got up again.
    expect(findings[0]?.ongoing).toBeNull();
  });

  it('are replaced by a later version of the same record, and kept for others', () => {
    const before = renewed([], [found('critical', 3_600), found('warn', 60, { kind: 'hrv' })]).findings;
    const after = renewed(before, [found('warn', 7_200, { alerts: [] })]);
    expect(after.findings.map(({ kind }) => kind)).toEqual(['hrv']);
    expect(after.hasNewFindings).toBe(false);
  });

  it('expire after a day when they are warnings; critical ones wait for a person', () => {
    const day = { date: '2026-03-11', lastSec: 43_200 };
    const { findings } = renewed([], [found('warn', null, day), found('critical', 0, { kind: 'bloodOxygen' })]);
    expect(recentFindings(findings, NOON)).toHaveLength(2);
    const kinds = (now: number) => recentFindings(findings, now).map(({ kind }) => kind);
    expect(kinds(NOON + 1)).toEqual(['bloodOxygen']);
    expect(kinds(NOON + 900 * HOUR_MS)).toEqual(['bloodOxygen']);
  });

  it.each([
    ['warn', 24],
    ['critical', 72],
  ] as const)('that arrive late are history when they %s and are older than %d hours', (level, hours) => {
    const end = MIDNIGHT + 600_000;
    const late = () => [found(level, 0)];
    expect(renewed([], late(), end + hours * HOUR_MS).hasNewFindings).toBe(true);
    expect(renewed([], late(), end + hours * HOUR_MS + 1)).toEqual({ findings: [], hasNewFindings: false });
  });

  it('that nobody has closed are kept when their day is stored again, however late', () => {
    const open = renewed([], [found('critical', 0)]).findings;
    const again = renewed(open, [stored(alerted('critical', 0), open)], NOON + 500 * HOUR_MS);
    expect(again).toEqual({ findings: open, hasNewFindings: false });
  });

  it('are summarized', () => {
    const { findings } = renewed([], [found('critical', 3_600), found('warn', 60, { kind: 'hrv' })]);
    expect(summarizeFindings(findings)).toEqual({
      alertLevel: 'critical',
      urgent: false,
      kinds: ['heartRate', 'hrv'],
      since: '2026-03-12T00:01:00.000+08:00',
      lastTime: '2026-03-12T01:10:00.000+08:00',
    });
    expect(summarizeFindings([])).toEqual({
      alertLevel: 'none',
      urgent: false,
      kinds: [],
      since: null,
      lastTime: null,
    });
  });

  it('are news when there is another one, also of the same code and day, or one is worse', () => {
    const open = renewed([], [found('warn', 3_600)]).findings;
    const news = (...sources: Source[]) => renewed(open, sources).hasNewFindings;
    expect(news(found('warn', 3_600))).toBe(false);
    expect(news(found('warn', 3_600, { toSec: 9_000 }))).toBe(false);
    expect(news(found('critical', 3_600))).toBe(true);
    expect(news(found('warn', 9_000))).toBe(true);
    expect(news(found('warn', 60, { kind: 'hrv' }))).toBe(true);
    const critical = renewed([], [found('critical', 3_600)]).findings;
    expect(renewed(critical, [found('warn', 3_600)]).hasNewFindings).toBe(false);
  });

  it('continue while they last to the newest sample, and have ended once the next day is stored', () => {
    const evening = alerted('critical', 86_000, { toSec: 86_400, lastSec: 86_400 });
    const { findings } = renewed([], [stored(evening)], MIDNIGHT + 24 * HOUR_MS);
    expect(findings[0]?.ongoing).toBe(true);
    expect(renewed([], [found('critical', 3_600)]).findings[0]?.ongoing).toBe(false);
    const next = alerted('warn', 0, { date: '2026-03-13', recordId: 2, alerts: [] });
    const after = renewed(findings, [stored(next)], MIDNIGHT + 25 * HOUR_MS);
    expect(after.findings).toEqual([{ ...findings[0], ongoing: false }]);
  });
});

describe('findings that a person has closed', () => {
  const END_SEC = 4_200;
  const closed = findingsOf(alerted('critical', 3_600));
  const closeTime = MIDNIGHT + END_SEC * 1_000;
  const again = (day: DayWithAlerts, before = closed) => renewed([], [stored(day, before)], NOON, closeTime);

  it('stay closed when their record is stored again', () => {
    expect(again(alerted('critical', 3_600))).toEqual({ findings: [], hasNewFindings: false });
    expect(again(alerted('warn', 3_600)).hasNewFindings).toBe(false);
  });

  it.each([
    [0, false],
    [1, true],
  ])('reopen when they continue for %d minutes more than allowed: %s', (minutes, comesBack) => {
    const toSec = END_SEC + (CLOSED_GRACE_MIN + minutes) * 60;
    expect(again(alerted('critical', 3_600, { toSec })).hasNewFindings).toBe(comesBack);
  });

  it('reopen when they become worse', () => {
    const warned = findingsOf(alerted('warn', 3_600));
    expect(again(alerted('critical', 3_600), warned).hasNewFindings).toBe(true);
    expect(again(alerted('warn', 3_600), warned).hasNewFindings).toBe(false);
  });

  it('do not hide earlier measurements that arrive later', () => {
    const late = alerted('critical', 60);
    const other = findingsOf(late)[0] as Finding;
    expect(again(late)).toMatchObject({ findings: [other], hasNewFindings: true });
    expect(again(alerted('critical', 3_600), []).hasNewFindings).toBe(true);
  });

  it('of a day as a whole stay closed for that day', () => {
    const whole = findingsOf(alerted('critical', null));
    const later = alerted('critical', null, { lastSec: 80_000 });
    expect(again(later, whole).hasNewFindings).toBe(false);
    const next = alerted('critical', null, { date: '2026-03-13', recordId: 2 });
    expect(renewed([], [stored(next, findingsOf(next))], NOON + 24 * HOUR_MS, closeTime).hasNewFindings).toBe(true);
  });

  it('end with the minute, not before', () => {
    const last = alerted('critical', 3_600, { toSec: END_SEC + CLOSED_GRACE_MIN * 60 });
    expect(renewed([], [stored(last, closed)], NOON, closeTime - MINUTE_MS).hasNewFindings).toBe(true);
  });
});
