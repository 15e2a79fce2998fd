import { describe, expect, it } from 'vitest';
import { loadFactor, scaledLimit } from '../../../scripts/timeLimits.mjs';

describe('time limits of tests', () => {
  it.each([
    [0, 2, 1],
    [2, 2, 1],
    [12, 2, 6],
    [12, 8, 1.5],
    [500, 2, 20],
  ])('are, at a load of %d on %d cores, multiplied by %d', (load, cores, factor) => {
    expect(loadFactor(load, cores)).toBe(factor);
  });

  it('never get shorter than on an idle machine', () => {
    expect(scaledLimit(1_000)).toBeGreaterThanOrEqual(1_000);
  });
});
