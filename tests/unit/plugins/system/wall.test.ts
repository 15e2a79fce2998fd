import { describe, expect, it } from 'vitest';
import { DEFAULT_ARRANGEMENT } from '../../../../src/core/kit/arrange/arrangement';
import { changeOf, changeQuality } from '../../../../src/plugins/system/dashboard/change';
import { pointLabel } from '../../../../src/plugins/system/dashboard/pointLabel';
import { columnsOf, swapPanels } from '../../../../src/plugins/system/dashboard/wall/panelLayout';
import { panelDays } from '../../../../src/plugins/system/entities/panelPeriod';
import { panelPeriod } from '../../../../src/plugins/system/server/mainPanel/panelPeriod';

const panels = ['a', 'b', 'c', 'd', 'e', 'f'].map((key) => ({ key, name: key, render: () => null }));
const keysOf = (arrangement = DEFAULT_ARRANGEMENT, withHidden = false) =>
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
    const moved = swapPanels(panels, DEFAULT_ARRANGEMENT, ['c', 'e']);
    expect(keysOf(moved)).toEqual(['ab', 'ef', 'dc']);
    expect(keysOf(swapPanels(panels, moved, ['c', 'e']))).toEqual(keysOf());
  });
});

describe('the change of a figure', () => {
  it.each([
    [
      { value: 120, before: 100, unit: 'count' },
      { delta: 20, isPercent: true },
    ],
    [
      { value: 90, before: 100, unit: 'yuan' },
      { delta: -10, isPercent: true },
    ],
    [
      { value: -50, before: -100, unit: 'yuan' },
      { delta: 50, isPercent: true },
    ],
    [
      { value: 92.5, before: 94, unit: 'percent' },
      { delta: -1.5, isPercent: false },
    ],
    [
      { value: 4.6, before: 4.4, unit: 'stars' },
      { delta: 0.2, isPercent: false },
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
    const more = { delta: 3, isPercent: true };
    expect([changeQuality(more, 'more'), changeQuality(more, 'less'), changeQuality(more, undefined)]).toEqual([
      'better',
      'worse',
      undefined,
    ]);
    expect(changeQuality({ delta: 0, isPercent: true }, 'more')).toBeUndefined();
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
  expect([pointLabel('2026-03-18'), pointLabel('2026-03-18 07:00'), pointLabel(undefined)]).toEqual([
    '03-18',
    '07:00',
    '',
  ]);
});
