import { describe, expect, it } from 'vitest';
import {
  applyArrangement,
  DEFAULT_ARRANGEMENT,
  parseArrangement,
  withHidden,
} from '../../../../../src/core/kit/arrange/arrangement';

const parts = ['a', 'b', 'c'].map((key) => ({ key }));

describe('a layout arrangement', () => {
  it('sorts moved parts, and appends new parts in their own order', () => {
    expect(applyArrangement(parts, DEFAULT_ARRANGEMENT).map(({ key }) => key)).toEqual(['a', 'b', 'c']);
    expect(applyArrangement(parts, { order: ['c', 'gone'], hidden: [] }).map(({ key }) => key)).toEqual([
      'c',
      'a',
      'b',
    ]);
  });

  it('hides a part once, and shows it again', () => {
    const hidden = withHidden(withHidden(DEFAULT_ARRANGEMENT, 'a', true), 'a', true);
    expect(hidden).toEqual({ order: [], hidden: ['a'] });
    expect(withHidden(hidden, 'a', false)).toEqual(DEFAULT_ARRANGEMENT);
  });

  it.each([undefined, null, 7, {}, { order: 'a', hidden: [] }, { order: [1], hidden: [] }])('rejects %j', (stored) => {
    expect(parseArrangement(stored)).toBeUndefined();
  });

  it('reads what was stored', () => {
    expect(parseArrangement({ order: ['a'], hidden: ['b'], more: 1 })).toEqual({ order: ['a'], hidden: ['b'] });
  });
});
