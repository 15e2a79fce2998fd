import { describe, expect, it } from 'vitest';
import { Draw } from '../../../../server/demo/draw';

const draw = (id: number, seed = 20_250_101) => new Draw({ seed, entity: 'elderly', id });
const rows = Array.from({ length: 20_000 }, (_, index) => draw(index + 1));

describe('Draw', () => {
  it('returns the same for the same seed, entity, id and field', () => {
    expect(draw(7).unit('name')).toBe(draw(7).unit('name'));
  });

  it('returns something else when any of them differs', () => {
    const others = [
      draw(8).unit('name'),
      draw(7, 1).unit('name'),
      draw(7, 20_250_101 + 2 ** 32).unit('name'),
      new Draw({ seed: 20_250_101, entity: 'user', id: 7 }).unit('name'),
      draw(7).unit('age'),
      draw(7).unit('name', 1),
      draw(7).branch('spouse').unit('name'),
    ];
    expect(new Set([draw(7).unit('name'), ...others]).size).toBe(others.length + 1);
  });

  it('returns exactly these numbers on every machine', () => {
    expect([draw(1).integer('x', 0, 999_999), draw(2).integer('x', 0, 999_999)]).toEqual([77_010, 714_115]);
  });

  it('keeps whole numbers within both limits and reaches both', () => {
    const drawn = new Set(rows.map((row) => row.integer('n', 3, 6)));
    expect([...drawn].sort()).toEqual([3, 4, 5, 6]);
  });

  it('selects values in proportion to their weights', () => {
    const share =
      rows.filter(
        (row) =>
          row.weighted('w', [
            ['rare', 1],
            ['often', 3],
          ] as const) === 'often',
      ).length / rows.length;
    expect(share).toBeCloseTo(0.75, 1);
  });

  it('never selects a value of weight 0', () => {
    expect(
      rows.some(
        (row) =>
          row.weighted('w', [
            ['never', 0],
            ['always', 1],
          ] as const) === 'never',
      ),
    ).toBe(false);
  });

  it('returns normally distributed numbers with the given mean and deviation', () => {
    const values = rows.map((row) => row.bell('b', 66, 8));
    const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
    const deviation = Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length);
    expect(mean).toBeCloseTo(66, 0);
    expect(deviation).toBeCloseTo(8, 0);
  });

  it('gives neighboring rows and fields independent values', () => {
    const pairs = rows.map((row, index) => [
      row.unit('a'),
      rows[(index + 1) % rows.length]?.unit('a') ?? 0,
      row.unit('b'),
    ]);
    expect(Math.abs(correlation(pairs.map(([a = 0, next = 0]) => [a, next])))).toBeLessThan(0.03);
    expect(Math.abs(correlation(pairs.map(([a = 0, , b = 0]) => [a, b])))).toBeLessThan(0.03);
  });
});

function correlation(pairs: readonly (readonly [number, number])[]): number {
  const moment = (f: (a: number, b: number) => number) =>
    pairs.reduce((sum, [a, b]) => sum + f(a - 0.5, b - 0.5), 0) / pairs.length;
  return moment((a, b) => a * b) / Math.sqrt(moment((a) => a * a) * moment((_, b) => b * b));
}
