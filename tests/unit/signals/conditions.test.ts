import { describe, expect, it } from 'vitest';
import { combineThresholds } from '../../../src/plugins/device/entities/thresholds/combineThresholds';
import { type Extreme, extremes } from '../../../src/plugins/device/entities/thresholds/extremes';
import {
  type ExtremeName,
  extremeFields,
  withMovedExtremes,
} from '../../../src/plugins/device/entities/thresholds/movedExtremes';
import type { Threshold } from '../../../src/plugins/device/entities/thresholds/thresholds';
import { defaultThresholds } from '../../../src/plugins/device/entities/thresholds/usualThresholds';
import { deviceUserHealthyTypeSeeds } from '../../../src/plugins/device/server/seeds/deviceUserHealthyType';
import { evaluateAlerts } from '../../../src/plugins/record/server/signals/alerts/evaluateAlerts';
import { dayOf, times } from './support/dayOf';

const conditions = deviceUserHealthyTypeSeeds.map(
  ({ code, thresholds = [] }) => [String(code), thresholds as readonly Threshold[]] as const,
);
const pairs = conditions.flatMap(([one, own], at) =>
  conditions.slice(at).map(([other, theirs]) => [`${one} and ${other}`, own, theirs] as const),
);
const of = (thresholds: readonly Threshold[], measure: Threshold['measure']) => {
  const found = thresholds.find((threshold) => threshold.measure === measure);
  if (!found) throw new Error(`nothing is said of ${measure}`);
  return found;
};
const known = (limits: readonly (number | null)[]) => limits.filter((limit) => limit !== null);

describe('several conditions of one wearer', () => {
  it.each(pairs)('have the stricter limit of each side: %s', (_, own, theirs) => {
    const combined = combineThresholds([own, theirs]);
    expect(combineThresholds([theirs, own])).toEqual(combined);
    for (const { measure } of defaultThresholds()) {
      const [one, other, both] = [of(own, measure), of(theirs, measure), of(combined, measure)];
      for (const side of ['critLow', 'warnLow'] as const)
        expect(known([both[side]])).toEqual(
          known([one[side], other[side]])
            .sort((a, b) => b - a)
            .slice(0, 1),
        );
      for (const side of ['warnHigh', 'critHigh', 'holdMin', 'critHoldMin'] as const)
        expect(known([both[side]])).toEqual(
          known([one[side], other[side]])
            .sort((a, b) => a - b)
            .slice(0, 1),
        );
      const order = known([both.critLow, both.warnLow, both.warnHigh, both.critHigh]);
      expect(order).toEqual([...order].sort((a, b) => a - b));
    }
  });

  it.each(pairs)('find everything that either finds: %s', (_, own, theirs) => {
    for (const value of [78, 84, 87, 90, 92, 95]) {
      const day = dayOf({ kind: 'bloodOxygen', intervalSec: 60, channels: { spo2: times(30, value) } });
      const levelOf = (thresholds: readonly Threshold[]) => {
        const found = evaluateAlerts('bloodOxygen', day, [...thresholds]).map(({ level }) => level);
        return found.includes('critical') ? 2 : found.length > 0 ? 1 : 0;
      };
      expect(levelOf(combineThresholds([own, theirs]))).toBe(Math.max(levelOf(own), levelOf(theirs)));
    }
  });

  it('are one condition where there is one, and none where there is none', () => {
    const [, own = []] = conditions[0] ?? [];
    expect(combineThresholds([own])).toBe(own);
    expect(combineThresholds([])).toEqual([]);
  });

  it('take the usual thresholds of a measure that one of them does not name', () => {
    const strict = [{ ...of(defaultThresholds(), 'heartRate'), critHigh: 200, warnHigh: null }];
    expect(of(combineThresholds([strict, []]), 'heartRate')).toMatchObject({ critHigh: 131, warnHigh: 111 });
  });
});

const moves: readonly [ExtremeName, Threshold['measure'], keyof Pick<Extreme, 'low' | 'high'>][] = [
  ['heartRateLow', 'heartRate', 'low'],
  ['heartRateHigh', 'heartRate', 'high'],
  ['oxygenLow', 'bloodOxygen', 'low'],
  ['breathingLow', 'respiratoryRate', 'low'],
  ['breathingHigh', 'respiratoryRate', 'high'],
  ['systolicLow', 'systolic', 'low'],
  ['systolicHigh', 'systolic', 'high'],
  ['diastolicHigh', 'diastolic', 'high'],
];

describe('extreme limits that a doctor has moved', () => {
  it('are all there are, and each has a range that holds the usual one and cannot switch it off', () => {
    expect(moves.map(([name]) => name)).toEqual(Object.keys(extremeFields));
    for (const [name, measure, side] of moves) {
      const usual = extremes[measure === 'hypoxiaTime' ? 'heartRate' : measure][side];
      expect(usual).not.toBeNull();
      expect(Number(usual)).toBeGreaterThanOrEqual(extremeFields[name].min);
      expect(Number(usual)).toBeLessThanOrEqual(extremeFields[name].max);
    }
  });

  it.each(moves)('%s moves that side alone, also where the class does not name the measure', (name, measure, side) => {
    const { min, max } = extremeFields[name];
    for (const thresholds of [defaultThresholds(), []]) {
      for (const limit of [min, max]) {
        const moved = withMovedExtremes(thresholds, { [name]: limit });
        const usual = extremes[measure === 'hypoxiaTime' ? 'heartRate' : measure];
        expect(of(moved, measure).extreme).toMatchObject({ low: usual.low, high: usual.high, [side]: limit });
        expect(moved.filter(({ extreme }) => extreme)).toHaveLength(1);
      }
    }
  });

  it('decide what is critical at once, and the limit of a few minutes moves along', () => {
    const free = defaultThresholds().map((own) => ({
      ...own,
      critLow: null,
      warnLow: null,
      warnHigh: null,
      critHigh: null,
    }));
    const criticalAt = (rate: number, minutes: number, thresholds: readonly Threshold[]) => {
      const mean = [...times(30, 75), ...times(minutes, rate), ...times(30, 75)];
      const day = dayOf({ kind: 'heartRate', intervalSec: 60, channels: { mean } });
      return evaluateAlerts('heartRate', day, [...thresholds]).some(({ level }) => level === 'critical');
    };
    const moved = withMovedExtremes(free, { heartRateHigh: 200, heartRateLow: 30 });
    expect([180, 199, 200].map((rate) => criticalAt(rate, 1, moved))).toEqual([false, false, true]);
    expect([179, 180].map((rate) => criticalAt(rate, 3, moved))).toEqual([false, true]);
    expect([35, 31, 30].map((rate) => criticalAt(rate, 1, moved))).toEqual([false, false, true]);
    expect([180, 35].map((rate) => criticalAt(rate, 1, free))).toEqual([true, true]);
  });
});
