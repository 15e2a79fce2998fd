import { describe, expect, it } from 'vitest';
import { checkSleep, deriveSleep } from '../../../../src/plugins/report/entities/sleepRules';
import { sleepParts, sleepScore } from '../../../../src/plugins/report/entities/sleepScore';

const best = { tst: 450, se: 85, sol: 15, waso: 20, deepPct: 15, remPct: 18 };
const worst = { tst: 450, se: 60, sol: 60, waso: 90, deepPct: 0, remPct: 0 };

describe('the score of a night', () => {
  it.each([
    [best, 100, 'excellent'],
    [{ ...best, tst: 420 }, 100, 'excellent'],
    [{ ...best, tst: 480 }, 100, 'excellent'],
    // Half of the points of its length, and no more than half of it again for twice too much.
    [{ ...best, tst: 570 }, 83, 'good'],
    [{ ...best, tst: 660 }, 65, 'fair'],
    [{ ...best, tst: 700 }, 65, 'fair'],
    [{ ...best, sol: 0, waso: 0, se: 100, deepPct: 60, remPct: 60 }, 100, 'excellent'],
    [{ ...best, deepPct: 7.5, remPct: 9 }, 88, 'excellent'],
    [worst, 35, 'poor'],
    [{ tst: 0, se: 0, sol: 600, waso: 600, deepPct: 0, remPct: 0 }, 0, 'poor'],
  ])('of %j is %i, %s', (measures, score, grade) => expect(sleepScore(measures)).toEqual({ score, grade }));

  it.each([
    [360, 88, 'excellent'],
    [359, 69, 'fair'],
    [300, 69, 'fair'],
    [299, 54, 'poor'],
  ])('is capped where a night was short: %i minutes, %i, %s', (tst, score, grade) =>
    expect(sleepScore({ ...best, tst })).toEqual({ score, grade }),
  );

  it('leaves out what is not known, and scales the rest', () => {
    const known = { tst: 450, se: 85, sol: null, waso: null, deepPct: null, remPct: null };
    expect(sleepParts(known)).toEqual({ tst: 35, se: 20 });
    expect(sleepScore(known)).toEqual({ score: 100, grade: 'excellent' });
    expect(sleepScore({ ...known, se: 60 })).toEqual({ score: 64, grade: 'fair' });
  });

  it('counts no part for more than its points, which are 100 together', () => {
    const most = sleepParts({ tst: 450, se: 100, sol: 1, waso: 1, deepPct: 60, remPct: 60 });
    expect(most).toEqual({ tst: 35, se: 20, sol: 10, waso: 10, deep: 12.5, rem: 12.5 });
    expect(Object.values(most).reduce((sum, points) => sum + points, 0)).toBe(100);
  });
});

const night = {
  reportTime: '2026-03-12T08:00:00+08:00',
  periodStart: '2026-03-11T22:00:00+08:00',
  periodEnd: '2026-03-12T06:00:00+08:00',
  bedTime: '2026-03-11T22:00:00+08:00',
  sleepTime: '2026-03-11T22:20:00+08:00',
  wakeTime: '2026-03-12T05:50:00+08:00',
  riseTime: '2026-03-12T06:00:00+08:00',
  wakeMin: 60,
  lightMin: 260,
  deepMin: 70,
  remMin: 90,
  waso: 30,
};

describe('a night', () => {
  it('gets its lengths from the moments and stages', () => {
    expect(deriveSleep(night)).toMatchObject({ tib: 480, sol: 20, tst: 420, se: 87.5, score: 97, findings: [] });
  });

  it('gets no grade where a doctor has to look at it', () => {
    expect(deriveSleep({ ...night, t90Pct: 25 })).toMatchObject({ score: 97, grade: 'excellent' });
    expect(deriveSleep({ ...night, t90Pct: 25.1 })).toMatchObject({ score: 97, grade: null });
  });

  it.each([
    [{ t90Pct: 4.9 }, 'none', []],
    [{ t90Pct: 5 }, 'warn', ['hypoxia']],
    [{ t90Pct: 25 }, 'warn', ['hypoxia']],
    [{ t90Pct: 25.1 }, 'critical', ['hypoxiaSevere']],
    [{ ahiEst: 14.9 }, 'none', []],
    [{ ahiEst: 15 }, 'info', ['apnea']],
    [{ ahiEst: 30 }, 'warn', ['apneaSevere']],
    [{ outOfBed: 3 }, 'none', []],
    [{ outOfBed: 4 }, 'warn', ['bedExits']],
    [{ lightMin: 259 }, 'info', ['short']],
  ])('with %j is %s: %j', (changes, severity, findings) => {
    expect(deriveSleep({ ...night, ...changes })).toMatchObject({ severity, findings });
  });

  it.each([
    [{ sleepTime: '2026-03-11T21:59:00+08:00' }, [{ field: 'sleepTime', code: 'periodOrder' }]],
    [{ riseTime: '2026-03-12T05:49:00+08:00' }, [{ field: 'riseTime', code: 'periodOrder' }]],
    [{ tib: 478 }, [{ field: 'lightMin', code: 'stagesTooLong' }]],
    [{ tib: 479 }, []],
  ])('with %j is checked: %j', (changes, problems) => expect(checkSleep({ ...night, ...changes })).toEqual(problems));
});
