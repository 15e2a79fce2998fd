import { describe, expect, it } from 'vitest';
import { nightFigureNames } from '../../../src/plugins/record/entities/kinds/sleepStatus';
import { records } from '../../../src/plugins/record/entities/records';
import { isSleepFigure } from '../../../src/plugins/record/entities/sleep/noSleep';
import { computeNight } from '../../../src/plugins/record/server/nights/computeNight';
import { aggregatesOf } from '../../../src/plugins/record/server/signals/aggregatesOf';
import { deriveSleep, sleepFindingRules } from '../../../src/plugins/report/entities/sleepRules';
import { measuredSleep } from '../../../src/plugins/report/server/nights/measuredSleep';
import { dayOf, times } from './support/dayOf';

const WAKE = 0;
const awake = dayOf({ kind: 'sleepStatus', channels: { stage: [...times(240, null), ...times(480, WAKE)] } });
const sleepFigures = records.sleepStatus.aggregates.filter(isSleepFigure);
/** Vital signs of the whole night, which are not those of a sleep. */
const parts = {
  bloodOxygen: { day: dayOf({ kind: 'bloodOxygen', channels: { spo2: times(720, 85) } }) },
  heartRate: { day: dayOf({ kind: 'heartRate', channels: { mean: times(720, 60) } }) },
  respiratoryRate: { day: dayOf({ kind: 'respiratoryRate', channels: { rate: times(720, 14) } }) },
};

describe('a night in bed without sleep', () => {
  it('has at least twenty figures of sleep to test', () => expect(sleepFigures.length).toBeGreaterThan(20));

  it.each(sleepFigures)('has no %s, not even a zero', (name) => {
    const night = computeNight({ stages: awake.series!, parts })!;
    expect({ ...aggregatesOf.sleepStatus(awake), ...night.figures }[name] ?? null).toBeNull();
  });

  it('keeps the time in bed, all of it awake', () => {
    expect(aggregatesOf.sleepStatus(awake)).toMatchObject({ inBedMin: 480, wakeMin: 480 });
  });

  it.each(nightFigureNames)('has no %s from other kinds, although the person was measured', (name) => {
    expect(computeNight({ stages: awake.series!, parts })!.figures[name]).toBeNull();
  });
});

describe('a night without a recording', () => {
  it.each(records.sleepStatus.aggregates)('has no %s', (name) => {
    expect(aggregatesOf.sleepStatus(dayOf({ kind: 'sleepStatus' }))[name] ?? null).toBeNull();
  });

  it.each(records.sleepActivity.aggregates)('has no %s of movements', (name) => {
    expect(aggregatesOf.sleepActivity(dayOf({ kind: 'sleepActivity' }))[name] ?? null).toBeNull();
    expect(aggregatesOf.sleepActivity({ ...dayOf({ kind: 'sleepActivity' }), series: null })[name] ?? null).toBeNull();
  });

  it.each([
    ['moves', { moveCount: 6, turnOver: null, outOfBed: 0 }],
    ['turns', { moveCount: null, turnOver: 6, stillLongestMin: null, outOfBed: 0 }],
  ])('of anything but %s has no figures of the rest', (channel, expected) => {
    const day = dayOf({ kind: 'sleepActivity', channels: { [channel]: times(3, 2) } });
    expect(aggregatesOf.sleepActivity(day)).toMatchObject(expected);
  });
});

describe('the report of a night without sleep', () => {
  const night = computeNight({ stages: awake.series!, parts })!;
  const record = { ...aggregatesOf.sleepStatus(awake), ...night.figures, coveragePct: 100 };
  const measured = measuredSleep({ ...night, record, activity: undefined, date: '2026-03-12' });
  const report: Record<string, unknown> = { ...measured, ...deriveSleep({ ...measured, age: 80 }) };

  it.each(['tst', 'sol', 'waso', 'se', 'sleepTime', 'wakeTime', 'score', 'grade', 'awakenings', 'cycles'])(
    'has no %s',
    (field) => expect(report[field] ?? null).toBeNull(),
  );

  it('keeps the time in bed', () => expect(report).toMatchObject({ tib: 480, wakeMin: 480 }));

  it('is neither short nor restless nor of low efficiency', () => {
    expect(sleepFindingRules(report).filter(([, , holds]) => holds)).toEqual([]);
    expect(report.findings).toEqual([]);
  });

  it.each([{ lightMin: 0, deepMin: 0, remMin: 0 }, { lightMin: null, deepMin: null, remMin: null }, {}])(
    'has no sleep of zero minutes with stages of %j',
    (stages) => {
      const { bedTime, riseTime } = measured;
      expect(deriveSleep({ bedTime, riseTime, ...stages })).toMatchObject({ tst: null, se: null, score: null });
    },
  );
});
