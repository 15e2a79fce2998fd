import { describe, expect, it } from 'vitest';
import { aggregatesOf } from '../../../src/plugins/record/server/signals/aggregatesOf';
import { sleepArchitectureOf } from '../../../src/plugins/record/server/signals/sleepArchitecture';
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
