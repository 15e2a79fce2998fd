import { describe, expect, it } from 'vitest';
import { testsOf } from '../../../scripts/changedTests.mjs';

const TESTS = [
  'tests/server/visit/calls.test.ts',
  'tests/unit/contract/account/masks.test.ts',
  'tests/unit/core/kit/list/columns.test.ts',
  'tests/component/kit/EntityList.test.tsx',
  'tests/unit/dataProvider/errors.test.ts',
  'tests/e2e/health/ward.test.ts',
];

describe('testsOf', () => {
  it.each([
    ['src/plugins/visit/server/index.ts', ['tests/server/visit/calls.test.ts']],
    ['src/core/kit/list/columns/columns.ts', [TESTS[2], TESTS[3]]],
    ['contract/fields.ts', ['tests/unit/contract/account/masks.test.ts']],
    ['src/dataProvider/errors.ts', ['tests/unit/dataProvider/errors.test.ts']],
    ['tests/e2e/health/ward.test.ts', ['tests/e2e/health/ward.test.ts']],
    ['tests/support/figures.ts', []],
    ['README.md', []],
  ])('returns the tests of %s', (changed, expected) => {
    expect(testsOf([changed], TESTS)).toEqual(expected);
  });

  it('returns each test once', () => {
    expect(testsOf(['src/core/kit/index.ts', TESTS[2] ?? ''], TESTS)).toEqual([TESTS[2], TESTS[3]]);
  });
});
