import { describe, expect, it } from 'vitest';
import type { HostWidget } from '../../../../src/core/plugin-api';
import { AS_IT_COMES, arranged, parseArrangement } from '../../../../src/plugins/home/widgets/arrangement';

const widgets = ['a', 'b', 'c'].map((key): HostWidget => ({ key, plugin: 'one', size: 1, render: () => null }));

describe('an arrangement of the start page', () => {
  it('orders what was moved, and leaves new parts behind it as they come', () => {
    expect(arranged(widgets, AS_IT_COMES).map(({ key }) => key)).toEqual(['a', 'b', 'c']);
    expect(arranged(widgets, { order: ['c', 'gone'], hidden: [] }).map(({ key }) => key)).toEqual(['c', 'a', 'b']);
  });

  it.each([undefined, null, 7, {}, { order: 'a', hidden: [] }, { order: [1], hidden: [] }])('takes no %j', (stored) => {
    expect(parseArrangement(stored)).toBeUndefined();
  });

  it('reads what was stored', () => {
    expect(parseArrangement({ order: ['a'], hidden: ['b'], more: 1 })).toEqual({ order: ['a'], hidden: ['b'] });
  });
});
