import { describe, expect, it } from 'vitest';
import { ellipseAxes } from '../../../../src/plugins/record/entities/ellipseAxes';
import { timeDomainOf } from '../../../../src/plugins/record/server/signals/heartRateVariability';
import { CloudCounter, eachCell, joinClouds, measureCloud } from '../../../../src/plugins/report/entities/cloud';
import { checkLorenz, deriveLorenz } from '../../../../src/plugins/report/entities/lorenzRules';
import { randomOf } from '../support/random';

/** Intervals with slow drift and fast scatter, so that both axes of the ellipse have a length. */
function intervals(count: number): number[] {
  const random = randomOf(7).next;
  return Array.from(
    { length: count },
    (_, at) => 850 + 90 * Math.sin(at / 200) + 30 * (random() + random() + random() - 1.5),
  );
}

function counted(values: readonly number[]) {
  const counter = new CloudCounter();
  values.slice(1).forEach((next, at) => {
    counter.add(values[at] ?? 0, next, true);
  });
  return counter.cells();
}

describe('the cloud of a Poincaré plot', () => {
  it('counts each pair in its bin, and leaves out pairs outside the picture', () => {
    const counter = new CloudCounter();
    for (const [interval, next] of [
      [200, 209.9],
      [205, 200],
      [1_999.9, 200],
      [199.9, 800],
      [800, 2_000],
    ] as const) {
      counter.add(interval, next, true);
    }
    expect(counter.cells()).toEqual([0, 0, 2, 179, 0, 1]);
  });

  it('measures within half a millisecond of the measures of the intervals themselves', () => {
    const values = intervals(40_000);
    const pairs = values.slice(1).map((next, at) => [values[at] ?? 0, next] as const);
    const mean = pairs.reduce((sum, [x, y]) => sum + (x + y) / 2, 0) / pairs.length;
    const deviation = (side: (x: number, y: number) => number) =>
      Math.sqrt(pairs.reduce((sum, [x, y]) => sum + side(x - mean, y - mean) ** 2 / 2, 0) / pairs.length);
    const { pairs: count, meanRr, sd1, sd2 } = measureCloud(counted(values));
    expect(count).toBe(pairs.length);
    expect(meanRr).toBeCloseTo(mean, 0);
    expect(Math.abs(sd1 - deviation((x, y) => y - x))).toBeLessThan(0.5);
    expect(Math.abs(sd2 - deviation((x, y) => y + x))).toBeLessThan(0.5);
  });

  it('has an ellipse of normal intervals only, which matches their SDNN and RMSSD', () => {
    const values = intervals(40_000);
    const counter = new CloudCounter();
    values.slice(1).forEach((next, at) => {
      counter.add(values[at] ?? 0, next, true);
      counter.add(300, 1_800, false);
    });
    const time = timeDomainOf(values);
    const axes = ellipseAxes(time?.sdnn ?? 0, time?.rmssd ?? 0);
    const { meanRr, sd1, sd2 } = counter.ellipse();
    expect(meanRr).toBeCloseTo(time?.meanNn ?? 0, 0);
    expect(Math.abs(sd1 - axes.sd1)).toBeLessThan(0.1);
    expect(Math.abs(sd2 - axes.sd2)).toBeLessThan(0.1);
  });

  it('of day and night together has the pairs of both', () => {
    const [day, night] = [counted(intervals(500)), counted(intervals(900))];
    const sum = (cells: readonly number[]) => [...eachCell(cells)].reduce((total, { count }) => total + count, 0);
    expect(sum(joinClouds({ day, night }))).toBe(sum(day) + sum(night));
  });

  it('without pairs has no size', () => {
    expect(measureCloud([])).toEqual({ cells: [], pairs: 0, meanRr: 0, sd1: 0, sd2: 0 });
  });
});

describe('the ellipse', () => {
  // By hand: SD1 = 28.284/√2 = 20; SD2 = √(2·50² − 28.284²/2) = √4600 = 67.8.
  it('follows from SDNN and RMSSD', () => {
    expect(deriveLorenz({ sdnn: 50, rmssd: Math.sqrt(800) })).toMatchObject({ sd1: 20, sd2: 67.8, ratio: 0.295 });
  });
  it('has no length along the line when all scatter is across it', () => expect(ellipseAxes(10, 40).sd2).toBe(0));
});

describe('findings of a plot', () => {
  it.each([
    [{ hours: 24, sdnn: 49.9, rmssd: 20 }, ['lowVariability']],
    [{ hours: 24, sdnn: 50, rmssd: 20 }, []],
    [{ hours: 2, sdnn: 30, rmssd: 20 }, []],
    [{ ectopicPct: 5 }, []],
    [{ ectopicPct: 5.1 }, ['ectopic']],
    [{ ectopicPct: 20.1 }, ['uninterpretable', 'ectopic']],
    [{ afSuspect: true }, ['afSuspect']],
  ])('of %j are %j', (record, findings) => expect(deriveLorenz(record)).toMatchObject({ findings }));

  it('require two hours', () => {
    expect(checkLorenz({ hours: 2 })).toEqual([]);
    expect(checkLorenz({ hours: 1.9 })).toEqual([{ field: 'hours', code: 'tooSmall', params: { min: 2 } }]);
  });
});
