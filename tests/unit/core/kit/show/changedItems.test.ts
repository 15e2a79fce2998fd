import { describe, expect, it } from 'vitest';
import { changedItems } from '../../../../../src/core/kit/show/changedItems';

describe('removed and added items of a list of values', () => {
  it.each([
    [['a', 'b'], ['b', 'c'], { removed: ['a'], added: ['c'] }],
    [null, ['a'], { removed: [], added: ['a'] }],
    [['a', 'a'], ['a'], { removed: ['a'], added: [] }],
    [[{ min: 1 }], [{ min: 2 }], { removed: [{ min: 1 }], added: [{ min: 2 }] }],
    [['a', 'b'], ['b', 'a'], undefined],
    ['a', 'b', undefined],
    [null, null, undefined],
  ])('compare %j with %j', (before, after, expected) => {
    expect(changedItems(before, after)).toEqual(expected);
  });
});
