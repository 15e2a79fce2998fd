import { describe, expect, it } from 'vitest';
import { changedFields, sameValue } from '../../../../../src/core/kit/entity/changedFields';

describe('changedFields', () => {
  it('returns the named fields that differ from the record', () => {
    expect(changedFields({ a: 1, b: 2, c: 3 }, { a: 1, b: 5, c: 6 }, ['a', 'b'])).toEqual({ b: 5 });
  });

  it('clears emptied fields with null', () => {
    expect(changedFields({ a: 'x' }, { a: '' }, ['a'])).toEqual({ a: null });
  });

  it('ignores fields that the form does not have', () => {
    expect(changedFields({ a: 'x' }, {}, ['a'])).toEqual({});
  });

  it.each([
    [undefined, null],
    ['', null],
    [[], null],
    [{ a: null }, {}],
    [[{ a: 1, b: null }], [{ a: 1 }]],
  ])('treats %j and %j as equal', (left, right) => {
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
  ])('distinguishes %j from %j', (left, right) => {
    expect(sameValue(left, right)).toBe(false);
  });
});
