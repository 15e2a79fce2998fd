import { describe, expect, it } from 'vitest';
import {
  alertLevelOf,
  checkThresholds,
  type Threshold,
  thresholdLimits,
  thresholdMeasures,
} from '../../../../../src/plugins/device/entities/thresholds/thresholds';
import { deviceUserHealthyTypeSeeds } from '../../../../../src/plugins/device/server/seeds/deviceUserHealthyType';

const none: Threshold = {
  measure: 'heartRate',
  critLow: null,
  warnLow: null,
  warnHigh: null,
  critHigh: null,
  holdMin: 0,
  critHoldMin: 0,
};

const problemsOf = (...thresholds: Partial<Threshold>[]) =>
  checkThresholds({ thresholds: thresholds.map((threshold) => ({ ...none, ...threshold })) }).map(
    ({ field, code }) => `${field} ${code}`,
  );

describe('thresholds', () => {
  it.each([
    [[{ critLow: 40, warnLow: 50, warnHigh: 111, critHigh: 131 }], []],
    [[{ warnHigh: 111 }], []],
    [[{}], ['thresholds.0.warnHigh thresholdMissing']],
    [[{ critLow: 50, warnLow: 50 }], ['thresholds.0.warnLow thresholdOrder']],
    [[{ critLow: 60, critHigh: 50 }], ['thresholds.0.critHigh thresholdOrder']],
    [[{ critLow: 19.9 }], ['thresholds.0.critLow thresholdRange']],
    [[{ critHigh: 250.1 }], ['thresholds.0.critHigh thresholdRange']],
    [[{ critLow: 20, critHigh: 250 }], []],
    [[{ warnLow: 50 }, { warnLow: 40 }], ['thresholds.1.measure thresholdTwice']],
    [[{ warnLow: 50 }, { measure: 'bloodOxygen', warnLow: 49 }], ['thresholds.1.warnLow thresholdRange']],
  ] as const)('%j are checked: %j', (thresholds, expected) => {
    expect(problemsOf(...thresholds)).toEqual(expected);
  });

  it.each([
    [39, 'critical'],
    [40, 'critical'],
    [41, 'warn'],
    [50, 'warn'],
    [51, 'none'],
    [110, 'none'],
    [111, 'warn'],
    [130.9, 'warn'],
    [131, 'critical'],
  ])('classify %s as %s', (value, expected) => {
    expect(alertLevelOf({ ...none, critLow: 40, warnLow: 50, warnHigh: 111, critHigh: 131 }, value)).toBe(expected);
  });

  it('classify nothing where none is set', () => {
    expect(alertLevelOf(none, 300)).toBe('none');
  });

  it('lie within the measurable range', () => {
    for (const measure of thresholdMeasures)
      expect(thresholdLimits[measure].min).toBeLessThan(thresholdLimits[measure].max);
  });

  it('of the first health classes are in order; chronic lung disease has a lower saturation', () => {
    for (const row of deviceUserHealthyTypeSeeds) expect(checkThresholds(row)).toEqual([]);
    const oxygen = deviceUserHealthyTypeSeeds
      .find(({ code }) => code === 'copd')
      ?.thresholds?.find(({ measure }) => measure === 'bloodOxygen');
    expect(oxygen).toMatchObject({ critLow: 83, warnLow: 87 });
  });
});
