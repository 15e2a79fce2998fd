import { describe, expect, it } from 'vitest';
import { checkSleep, deriveSleep } from '../../../../src/plugins/report/entities/sleepRules';
import { sleepParts, sleepScore } from '../../../../src/plugins/report/entities/sleepScore';

const best = { tst: 420, se: 85, sol: 30, waso: 20, deepPct: 15, remPct: 15 };

describe('the score of a night', () => {
  it.each([
    [best, 100, 'excellent'],
    [{ ...best, sol: 0, waso: 0 }, 100, 'excellent'],
    [{ ...best, tst: 210 }, 85, 'excellent'],
    [{ ...best, tst: 196 }, 84, 'good'],
    [{ ...best, tst: 0 }, 70, 'good'],
    [{ ...best, tst: 0, waso: 40 }, 65, 'fair'],
    [{ ...best, tst: 0, deepPct: 0 }, 55, 'fair'],
    [{ ...best, tst: 0, deepPct: 0, sol: 60 }, 50, 'poor'],
    [{ tst: 0, se: 0, sol: 600, waso: 600, deepPct: 0, remPct: 0 }, 1, 'poor'],
  ])('of %j is %i, %s', (measures, score, grade) => expect(sleepScore(measures)).toEqual({ score, grade }));

  it('never counts a part for more than its points', () => {
    expect(sleepParts({ tst: 900, se: 100, sol: 1, waso: 1, deepPct: 60, remPct: 60 })).toEqual({
      tst: 30,
      se: 25,
      sol: 10,
      waso: 10,
      deep: 15,
      rem: 10,
    });
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
