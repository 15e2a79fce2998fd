import { describe, expect, it } from 'vitest';
import { checkSleep, deriveSleep } from '../../../../src/plugins/report/entities/sleepRules';
import { sleepParts, sleepScore } from '../../../../src/plugins/report/entities/sleepScore';

const best = { tst: 450, se: 85, sol: 15, waso: 20, deepPct: 15, remPct: 18, age: 80 };
const worst = { tst: 450, se: 60, sol: 60, waso: 90, deepPct: 0, remPct: 0, age: 80 };

describe('the score of a night', () => {
  it.each([
    [best, 100, 'excellent'],
    [{ ...best, tst: 420 }, 100, 'excellent'],
    [{ ...best, tst: 480 }, 100, 'excellent'],
    // Half of the points for duration, and at most half of them again for twice too much.
    [{ ...best, tst: 570 }, 83, 'good'],
    [{ ...best, tst: 660 }, 65, 'fair'],
    [{ ...best, tst: 700 }, 65, 'fair'],
    [{ ...best, sol: 0, waso: 0, se: 100, deepPct: 60, remPct: 60 }, 100, 'excellent'],
    [{ ...best, deepPct: 7.5, remPct: 9 }, 88, 'excellent'],
    [worst, 35, 'poor'],
    [{ ...worst, tst: 0, se: 0, sol: 600, waso: 600 }, 0, 'poor'],
    // Younger people may sleep longer; an unknown age counts as old.
    [{ ...best, tst: 540, age: 64 }, 100, 'excellent'],
    [{ ...best, tst: 540, age: 65 }, 88, 'excellent'],
    [{ ...best, tst: 540, age: null }, 88, 'excellent'],
    [{ ...best, tst: 600, age: 64 }, 83, 'good'],
  ])('of %j is %i, %s', (measures, score, grade) => expect(sleepScore(measures)).toEqual({ score, grade }));

  it.each([
    [360, 88, 'excellent'],
    [359, 69, 'fair'],
    [300, 69, 'fair'],
    [299, 54, 'poor'],
  ])('is capped where a night was short: %i minutes, %i, %s', (tst, score, grade) =>
    expect(sleepScore({ ...best, tst })).toEqual({ score, grade }),
  );

  it('leaves out unknown parts and scales the rest', () => {
    const known = { tst: 450, se: 85, sol: null, waso: null, deepPct: null, remPct: null, age: null };
    expect(sleepParts(known)).toEqual({ tst: 35, se: 20 });
    expect(sleepScore(known)).toEqual({ score: 100, grade: 'excellent' });
    expect(sleepScore({ ...known, se: 60 })).toEqual({ score: 64, grade: 'fair' });
  });

  it('gives no part more than its points, which sum to 100', () => {
    const most = sleepParts({ ...best, se: 100, sol: 1, waso: 1, deepPct: 60, remPct: 60 });
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
};
/** Returns the night with the given minutes of light sleep, out of bed 20 minutes after waking. */
const sleeping = (tst: number) => {
  const rise = new Date(Date.parse(night.bedTime) + (tst + 40) * 60_000).toISOString();
  return { ...night, lightMin: tst - 160, wakeMin: 40, wakeTime: rise, riseTime: rise };
};

describe('a night', () => {
  it('derives its durations from the moments and stages', () => {
    expect(deriveSleep(night)).toMatchObject({ tib: 480, sol: 20, tst: 420, waso: 40, se: 87.5, score: 96 });
  });

  it('without a known onset has no latency, and no points for it', () => {
    const unknown = { ...night, sleepTime: null };
    expect(deriveSleep(unknown)).toMatchObject({ tib: 480, sol: null, tst: 420, waso: 60, se: 87.5 });
    // 84.3 of the 90 points of the known parts.
    expect(deriveSleep(unknown).score).toBe(94);
  });

  it.each([
    [360, 87, 'excellent'],
    [359, 69, 'fair'],
    [300, 69, 'fair'],
    [299, 54, 'poor'],
  ])('of %i minutes asleep is worth %i, %s', (tst, score, grade) => {
    expect(deriveSleep(sleeping(tst))).toMatchObject({ tst, score, grade });
  });

  it('without deep sleep has no points for it', () => {
    const { score } = deriveSleep({ ...night, lightMin: 330, deepMin: 0 });
    expect(Number(deriveSleep(night).score) - Number(score)).toBe(12);
  });

  it.each([
    [{ t90SleepPct: 24.9 }, 'excellent'],
    [{ t90SleepPct: 25 }, 'excellent'],
    [{ t90SleepPct: 25.1 }, null],
    [{ coveragePct: 50 }, 'excellent'],
    [{ coveragePct: 49.9 }, null],
    [{ openAlarm: false }, 'excellent'],
    [{ openAlarm: true }, null],
  ])('with %j has the grade %s, and a score only with a grade', (changes, grade) => {
    const found = deriveSleep({ ...sleeping(380), ...changes });
    expect(found.grade).toBe(grade);
    expect(found.score === null).toBe(grade === null);
  });

  it('keeps what a doctor has reviewed, whatever else is written', () => {
    const seen = { ...night, ...deriveSleep(night), status: 'published' };
    expect(deriveSleep({ ...seen, t90SleepPct: 80, remark: '已电话告知' })).toEqual({});
  });

  it.each([
    [{ t90SleepPct: 4.9 }, 'info', ['restless']],
    [{ t90SleepPct: 5 }, 'warn', ['hypoxia', 'restless']],
    [{ t90SleepPct: 25 }, 'warn', ['hypoxia', 'restless']],
    [{ t90SleepPct: 25.1 }, 'critical', ['hypoxiaSevere', 'restless']],
    [{ openAlarm: true }, 'warn', ['openAlarm', 'restless']],
    [{ coveragePct: 49.9 }, 'info', ['tooLittleData', 'restless']],
    [{ ahiEst: 14.9 }, 'info', ['restless']],
    [{ ahiEst: 15 }, 'info', ['apnea', 'restless']],
    [{ ahiEst: 30 }, 'warn', ['apneaSevere', 'restless']],
    [{ outOfBed: 3 }, 'info', ['restless']],
    [{ outOfBed: 4 }, 'warn', ['bedExits', 'restless']],
    [{ lightMin: 259 }, 'info', ['short', 'restless']],
    [{ lightMin: 270, wakeMin: 50 }, 'none', []],
  ])('with %j is %s: %j', (changes, severity, findings) => {
    expect(deriveSleep({ ...night, ...changes })).toMatchObject({ severity, findings });
  });

  it.each([
    [{ sleepTime: '2026-03-11T21:59:00+08:00' }, [{ field: 'sleepTime', code: 'periodOrder' }]],
    [{ riseTime: '2026-03-12T05:49:00+08:00' }, [{ field: 'riseTime', code: 'periodOrder' }]],
    [{ sleepTime: null, wakeTime: '2026-03-11T21:59:00+08:00' }, [{ field: 'wakeTime', code: 'periodOrder' }]],
    [{ sleepTime: null, wakeTime: null }, []],
    [{ tib: 478 }, [{ field: 'lightMin', code: 'stagesTooLong' }]],
    [{ tib: 479 }, []],
    [{ waso: -1 }, [{ field: 'lightMin', code: 'stagesTooLong' }]],
  ])('with %j is checked: %j', (changes, problems) => expect(checkSleep({ ...night, ...changes })).toEqual(problems));
});
