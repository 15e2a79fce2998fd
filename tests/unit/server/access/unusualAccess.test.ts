import { expect, it } from 'vitest';
import { isUnusual } from '../../../../server/access/unusualAccess';

const limits = { opened: 200, listed: 5_000, medianFactor: 5 };
const days = (...opened: number[]) => opened.map((each) => ({ opened: each, listed: 0 }));

it.each([
  ['as many as the least', { opened: 200, listed: 5_000 }, [], false],
  ['more opened than the least', { opened: 201, listed: 0 }, [], true],
  ['more listed than the least', { opened: 0, listed: 5_001 }, [], true],
  ['five times the usual', { opened: 500, listed: 0 }, days(100, 100, 900), false],
  ['more than five times the usual', { opened: 501, listed: 0 }, days(100, 100, 900), true],
  ['more than the least of who reads little', { opened: 201, listed: 0 }, days(1, 1), true],
])('%s', (_what, today, former, expected) => {
  expect(isUnusual(today, former, limits)).toBe(expected);
});
