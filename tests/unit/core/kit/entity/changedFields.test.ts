import { describe, expect, it } from 'vitest';
import { changedFields, sameValue } from '../../../../../src/core/kit/entity/changedFields';

describe('changedFields', () => {
  it('holds what differs from the record, and only of the named fields', () => {
    expect(changedFields({ a: 1, b: 2, c: 3 }, { a: 1, b: 5, c: 6 }, ['a', 'b'])).toEqual({ b: 5 });
  });

  it('clears with null what was emptied', () => {
    expect(changedFields({ a: 'x' }, { a: '' }, ['a'])).toEqual({ a: null });
  });

  it('leaves alone what the form does not hold', () => {
    expect(changedFields({ a: 'x' }, {}, ['a'])).toEqual({});
  });

  it.each([
    [undefined, null],
    ['', null],
    [[], null],
    [{ a: null }, {}],
    [[{ a: 1, b: null }], [{ a: 1 }]],
  ])('takes %j and %j for the same', (left, right) => {
    expect(sameValue(left, right)).toBe(true);
  });

  it.each([
    [0, null],
    [false, null],
    ['1', 1],
    [
      [1, 2],
      [2, 1],
    ],
    [{ a: 1 }, { a: 2 }],
    [[], {}],
  ])('tells %j from %j', (left, right) => {
    expect(sameValue(left, right)).toBe(false);
  });
});
