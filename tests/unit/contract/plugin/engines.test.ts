import { describe, expect, it } from 'vitest';
import { satisfiesCaret } from '../../../../contract/plugin/engines';

describe('satisfiesCaret', () => {
  it.each([
    ['1.2.3', '^1.0.0', true],
    ['1.2.3', '^1.2.3', true],
    ['1.2.3', '^1.2.4', false],
    ['2.0.0', '^1.9.0', false],
    ['0.3.1', '^0.3.0', true],
    ['0.4.0', '^0.3.0', false],
    ['0.0.4', '^0.0.3', false],
    ['1.0.0', '*', false],
    ['1.0.0', '1.0.0', false],
    ['1.0', '^1.0.0', false],
  ])('of %s in %s is %s', (version, range, expected) => {
    expect(satisfiesCaret(version, range)).toBe(expected);
  });
});
