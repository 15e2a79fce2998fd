import { describe, expect, it } from 'vitest';
import { aggregatesOf } from '../../../server/signals/aggregatesOf';
import { sleepArchitectureOf } from '../../../server/signals/sleepArchitecture';
import { sleepScoreOf } from '../../../server/signals/sleepScore';
import { dayOf, times } from './support/dayOf';

const [W, L, D, R] = [0, 1, 2, 3];

/** In bed at 22:00, asleep after 10 min, awake for 6 and for 2 min, out of bed for 4, up after 12 min awake. */
const stages = [
  ...times(240, null),
  ...times(10, W),
  ...times(30, L),
  ...times(40, D),
  ...times(6, W),
  ...times(10, R),
  ...times(60, L),
  ...times(2, W),
  ...times(20, R),
  ...times(4, null),
  ...times(16, L),
  ...times(12, W),
];
const night = dayOf({ kind: 'sleepStatus', channels: { stage: stages } });

describe('a night', () => {
  it('is read off its stages', () => {
    expect(sleepArchitectureOf(night.series!)).toEqual({
      bedSec: -2 * 3_600,
      riseSec: -2 * 3_600 + 210 * 60,
      sleepSec: -2 * 3_600 + 600,
      wakeSec: -2 * 3_600 + 198 * 60,
      inBedMin: 206,
      asleepMin: 176,
      wakeMin: 30,
      lightMin: 106,
      deepMin: 40,
      remMin: 30,
      latencyMin: 10,
      remLatencyMin: 76,
      wasoMin: 20,
      efficiency: (100 * 176) / 206,
      awakenings: 3,
      longAwakenings: 1,
      cycles: 2,
    });
  });

  it('has stages that add up to the time in bed', () => {
    const { inBedMin, wakeMin, lightMin, deepMin, remMin } = aggregatesOf.sleepStatus(night);
    expect(Number(wakeMin) + Number(lightMin) + Number(deepMin) + Number(remMin)).toBe(inBedMin);
    expect(aggregatesOf.sleepStatus(night)).toMatchObject({ efficiency: 85.4, midpointSec: -2 * 3_600 + 104 * 60 });
  });

  it('counts half minutes in epochs of thirty seconds', () => {
    const day = dayOf({ kind: 'sleepStatus', intervalSec: 30, channels: { stage: [W, L, L, D] } });
    expect(aggregatesOf.sleepStatus(day)).toMatchObject({ inBedMin: 2, asleepMin: 2, latencyMin: 1, lightMin: 1 });
  });

  it('without sleep has no onset', () => {
    const day = dayOf({ kind: 'sleepStatus', channels: { stage: times(60, W) } });
    expect(aggregatesOf.sleepStatus(day)).toMatchObject({
      asleepMin: 0,
      latencyMin: null,
      midpointSec: null,
      efficiency: 0,
    });
  });
});

describe('the score of a night', () => {
  const good = { asleepMin: 420, efficiency: 85, latencyMin: 30, wasoMin: 20, deepMin: 63, remMin: 63 };

  it('is a hundred where everything is good, and no more where it is better', () => {
    expect(sleepScoreOf(good)).toMatchObject({ score: 100, grade: 'excellent' });
    expect(
      sleepScoreOf({ ...good, asleepMin: 600, efficiency: 99, latencyMin: 0, wasoMin: 0, deepMin: 200, remMin: 200 })
        .score,
    ).toBe(100);
  });

  it('loses points part by part', () => {
    const { parts } = sleepScoreOf({ ...good, asleepMin: 210, latencyMin: 60, wasoMin: 40, deepMin: 0, remMin: 63 });
    expect(parts).toEqual({ duration: 15, efficiency: 25, latency: 5, waso: 5, deep: 0, rem: 10 });
  });

  it.each([
    [85, 210, 85, 'excellent'],
    [84, 196, 85, 'good'],
    [70, 210, 34, 'good'],
    [69, 196, 34, 'fair'],
    [55, 140, 0, 'fair'],
    [54, 126, 0, 'poor'],
  ] as const)('of %i points is told by its grade', (score, asleepMin, efficiency, grade) => {
    expect(sleepScoreOf({ ...good, asleepMin, efficiency })).toMatchObject({ score, grade });
  });

  it('is nothing for who did not sleep', () => {
    const none = { asleepMin: 0, efficiency: 0, latencyMin: null, wasoMin: null, deepMin: 0, remMin: 0 };
    expect(sleepScoreOf(none)).toMatchObject({ score: 0, grade: 'poor' });
  });
});
