import { describe, expect, it } from 'vitest';
import { visitConflicts } from '../../../../../src/plugins/service/entities/visits/visitConflicts';

const MINUTE = 60_000;
/** Returns a visit from one minute of the day to another. */
const visit = (id: number, start: number, end: number, attendantId = 1) => ({
  id,
  attendantId,
  start: start * MINUTE,
  end: end * MINUTE,
});
const conflicts = (...visits: ReturnType<typeof visit>[]) => [...visitConflicts(visits)].sort(([a], [b]) => a - b);

describe('visits of one attendant', () => {
  it.each([
    ['15 minutes apart go together', visit(2, 75, 90), []],
    [
      '14 minutes apart leave too little time for the way',
      visit(2, 74, 90),
      [
        [1, 'gap'],
        [2, 'gap'],
      ],
    ],
    [
      'one right after the other leave none',
      visit(2, 60, 90),
      [
        [1, 'gap'],
        [2, 'gap'],
      ],
    ],
    [
      'that share a minute overlap',
      visit(2, 59, 90),
      [
        [1, 'overlap'],
        [2, 'overlap'],
      ],
    ],
  ])('%s', (_title, other, expected) => {
    expect(conflicts(visit(1, 0, 60), other)).toEqual(expected);
    expect(conflicts(other, visit(1, 0, 60))).toEqual(expected);
  });

  it('are compared with the one that ends last, not only with the previous one', () => {
    expect(conflicts(visit(1, 0, 300), visit(2, 10, 20), visit(3, 200, 210), visit(4, 310, 320))).toEqual([
      [1, 'overlap'],
      [2, 'overlap'],
      [3, 'overlap'],
      [4, 'gap'],
    ]);
  });

  it('do not conflict with those of another attendant', () => {
    expect(conflicts(visit(1, 0, 60), visit(2, 0, 60, 2))).toEqual([]);
  });
});
