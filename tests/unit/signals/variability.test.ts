import { describe, expect, it } from 'vitest';
import { aggregatesOf } from '../../../src/plugins/record/server/signals/aggregatesOf';
import {
  dayVariability,
  histogramOf,
  timeDomainOf,
  triangularIndexOf,
  windowsOf,
} from '../../../src/plugins/record/server/signals/heartRateVariability';
import { dayOf, times } from './support/dayOf';

describe('timeDomainOf', () => {
  it('computes the measures of the Task Force', () => {
    // Differences 60, -50, 0.
    const found = timeDomainOf([800, 860, 810, 810]);
    expect(found).toMatchObject({ nnCount: 4, meanNn: 820 });
    expect(found?.sdnn).toBeCloseTo(Math.sqrt((400 + 1600 + 100 + 100) / 3), 9);
    expect(found?.rmssd).toBeCloseTo(Math.sqrt(6100 / 3), 9);
    expect(found?.pnn50).toBeCloseTo(100 / 3, 9);
  });

  it('uses no difference across a beat that is not normal', () => {
    expect(timeDomainOf([800, 0, 900, 910])).toMatchObject({ nnCount: 3, rmssd: 10 });
    expect(timeDomainOf([800, Number.NaN, 900])).toMatchObject({ nnCount: 2, rmssd: null, pnn50: null });
  });

  it('returns nothing for fewer than two intervals', () => {
    expect(timeDomainOf([])).toBeNull();
    expect(timeDomainOf([800, 0])).toBeNull();
  });
});

describe('histogram', () => {
  it('has bins of 1/128 s, and the index is all beats divided by those of the fullest bin', () => {
    const histogram = histogramOf([796.9, 797, 800, 0, 812.4, 812.5]);
    expect(histogram).toEqual([
      { ms: 796, count: 3 },
      { ms: 804, count: 1 },
      { ms: 812, count: 1 },
    ]);
    expect(triangularIndexOf(histogram)).toBeCloseTo(5 / 3, 9);
    expect(triangularIndexOf([])).toBeNull();
  });
});

describe('a day of windows', () => {
  const intervals = Array.from(
    { length: 3_000 },
    (_, index) => 800 + 60 * Math.sin(index / 90) + 20 * Math.cos(index * 2),
  );
  let passed = 0;
  const ends = intervals.map((nn) => {
    passed += nn;
    return passed;
  });

  it('gives exactly the SDNN of all intervals, and nearly their RMSSD', () => {
    const whole = timeDomainOf(intervals)!;
    const day = dayVariability(windowsOf(ends, intervals));
    expect(day.nnCount).toBe(3_000);
    expect(day.sdnn).toBeCloseTo(whole.sdnn, 6);
    expect(Math.abs(day.rmssd! - whole.rmssd!)).toBeLessThan(0.5);
    expect(Math.abs(day.pnn50! - whole.pnn50!)).toBeLessThan(0.5);
  });

  it('aligns windows with the clock, also across a gap', () => {
    expect(windowsOf([1_000, 2_000, 299_000, 301_000, 302_000, 1_000_000], times(6, 800)).map(({ nn }) => nn)).toEqual([
      3, 2,
    ]);
  });

  it('has a SDANN of the means and an index that is the mean of the spreads', () => {
    const window = { nn: 300, rmssd: 20, pnn50: 5 };
    const day = dayVariability([
      { ...window, rr: 800, sdnn: 40 },
      { ...window, rr: 900, sdnn: 60 },
    ]);
    expect(day.sdann).toBeCloseTo(Math.sqrt(5_000), 9);
    expect(day).toMatchObject({ sdnnIndex: 50, rmssd: 20, pnn50: 5 });
  });
});

describe('the aggregates of HRV', () => {
  it('come from the windows that were measured', () => {
    const day = dayOf({
      kind: 'hrv',
      channels: {
        rr: [800, null, 800],
        nn: [300, 0, 300],
        sdnn: [50, null, 50],
        rmssd: [40, null, 40],
        pnn50: [10, null, 20],
        vlf: [500, null, 700],
        lf: [200, null, 400],
        hf: [100, null, 100],
        ectopic: [0, null, 6],
      },
      events: [
        { ms: 796, count: 400 },
        { ms: 804, count: 200 },
      ],
    });
    expect(aggregatesOf.hrv(day)).toEqual({
      sdnn: 50,
      sdann: 0,
      sdnnIndex: 50,
      rmssd: 40,
      pnn50: 15,
      triangular: 1.5,
      vlf: 600,
      lf: 300,
      hf: 100,
      tp: 1_000,
      lfNu: 75,
      hfNu: 25,
      lfHf: 3,
      sd1: 28.3,
      sd2: 64.7,
      sd1sd2: 0.44,
      nnCount: 600,
      ectopicPct: 1,
    });
  });
});
