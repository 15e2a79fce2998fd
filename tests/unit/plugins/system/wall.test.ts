import { describe, expect, it } from 'vitest';
import { AS_IT_COMES } from '../../../../src/core/kit/arrange/arrangement';
import { changeOf, judgementOf } from '../../../../src/plugins/system/dashboard/change';
import { pointName } from '../../../../src/plugins/system/dashboard/pointName';
import { columnsOf, swapped } from '../../../../src/plugins/system/dashboard/wall/places';
import { panelDays } from '../../../../src/plugins/system/entities/panelPeriod';
import { panelPeriod } from '../../../../src/plugins/system/server/mainPanel/panelPeriod';

const panels = ['a', 'b', 'c', 'd', 'e', 'f'].map((key) => ({ key, name: key, render: () => null }));
const keysOf = (arrangement = AS_IT_COMES, withHidden = false) =>
  columnsOf(panels, arrangement, { withHidden }).map((column) => column.map(({ key }) => key).join(''));

describe('the places of the wall display', () => {
  it('are two on either side, and the middle with all others', () => {
    expect(keysOf()).toEqual(['ab', 'cf', 'de']);
  });

  it('give the room of a hidden panel to its neighbor, except in arrange mode', () => {
    const arrangement = { order: [], hidden: ['a', 'c'] };
    expect(keysOf(arrangement)).toEqual(['b', 'f', 'de']);
    expect(keysOf(arrangement, true)).toEqual(['ab', 'cf', 'de']);
  });

  it('are swapped between two panels', () => {
    const moved = swapped(panels, AS_IT_COMES, ['c', 'e']);
    expect(keysOf(moved)).toEqual(['ab', 'ef', 'dc']);
    expect(keysOf(swapped(panels, moved, ['c', 'e']))).toEqual(keysOf());
  });
});

describe('the change of a figure', () => {
  it.each([
    [
      { value: 120, before: 100, unit: 'count' },
      { by: 20, isShare: true },
    ],
    [
      { value: 90, before: 100, unit: 'yuan' },
      { by: -10, isShare: true },
    ],
    [
      { value: -50, before: -100, unit: 'yuan' },
      { by: 50, isShare: true },
    ],
    [
      { value: 92.5, before: 94, unit: 'percent' },
      { by: -1.5, isShare: false },
    ],
    [
      { value: 4.6, before: 4.4, unit: 'stars' },
      { by: 0.2, isShare: false },
    ],
    [{ value: 7, before: 0, unit: 'count' }, undefined],
    [{ value: 0, before: 0, unit: 'count' }, undefined],
    [{ value: 776, before: 27, unit: 'count' }, undefined],
    [{ value: 7, before: null, unit: 'count' }, undefined],
    [{ value: null, before: 3, unit: 'percent' }, undefined],
  ] as const)('of %j is %j', (figure, change) => {
    expect(changeOf(figure)).toEqual(change);
  });

  it('is good or bad only when that was configured', () => {
    const more = { by: 3, isShare: true };
    expect([judgementOf(more, 'more'), judgementOf(more, 'less'), judgementOf(more, undefined)]).toEqual([
      'better',
      'worse',
      undefined,
    ]);
    expect(judgementOf({ by: 0, isShare: true }, 'more')).toBeUndefined();
  });
});

describe('the period of a figure', () => {
  it.each([
    ['month', '2026-03-01', '2026-03-31', '2026-02-01', '2026-02-28'],
    ['today', '2026-03-18', '2026-03-18', '2026-03-17', '2026-03-17'],
    ['days7', '2026-03-12', '2026-03-18', '2026-03-05', '2026-03-11'],
    ['days30', '2026-02-17', '2026-03-18', '2026-01-18', '2026-02-16'],
  ] as const)('of %s is compared with as many days before it', (code, first, last, beforeFirst, beforeLast) => {
    expect(panelDays(code, '2026-03-18')).toEqual({ first, last, before: { first: beforeFirst, last: beforeLast } });
  });

  it.each([
    ['today', '2026-03-18T10:30:00+08:00', '2026-03-17T10:30:00+08:00'],
    ['days7', '2026-03-18T10:30:00+08:00', '2026-03-11T10:30:00+08:00'],
    ['days30', '2026-03-18T10:30:00+08:00', '2026-02-16T10:30:00+08:00'],
    // A shorter month ends earlier.
    ['month', '2026-03-31T10:30:00+08:00', '2026-02-28T10:30:00+08:00'],
  ] as const)('of %s at %s is compared up to %s', (code, now, before) => {
    expect(panelPeriod(code, Date.parse(now)).before.now).toBe(Date.parse(before));
  });
});

it('a data point of the wall display is labeled by its day or its hour', () => {
  expect([pointName('2026-03-18'), pointName('2026-03-18 07:00'), pointName(undefined)]).toEqual([
    '03-18',
    '07:00',
    '',
  ]);
});
