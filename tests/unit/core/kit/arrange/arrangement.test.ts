import { describe, expect, it } from 'vitest';
import { AS_IT_COMES, arranged, parseArrangement, withHidden } from '../../../../../src/core/kit/arrange/arrangement';

const parts = ['a', 'b', 'c'].map((key) => ({ key }));

describe('a layout arrangement', () => {
  it('sorts moved parts, and appends new parts in their own order', () => {
    expect(arranged(parts, AS_IT_COMES).map(({ key }) => key)).toEqual(['a', 'b', 'c']);
    expect(arranged(parts, { order: ['c', 'gone'], hidden: [] }).map(({ key }) => key)).toEqual(['c', 'a', 'b']);
  });

  it('hides a part once, and shows it again', () => {
    const hidden = withHidden(withHidden(AS_IT_COMES, 'a', true), 'a', true);
    expect(hidden).toEqual({ order: [], hidden: ['a'] });
    expect(withHidden(hidden, 'a', false)).toEqual(AS_IT_COMES);
  });

  it.each([undefined, null, 7, {}, { order: 'a', hidden: [] }, { order: [1], hidden: [] }])('rejects %j', (stored) => {
    expect(parseArrangement(stored)).toBeUndefined();
  });

  it('reads what was stored', () => {
    expect(parseArrangement({ order: ['a'], hidden: ['b'], more: 1 })).toEqual({ order: ['a'], hidden: ['b'] });
  });
});
