import { expect, it } from 'vitest';
import { describedPath } from '../../../../../src/core/kit/page/HelpButton';

const paths = ['/a/b', '/a/b/create', '/a'];

it.each([
  ['/a/b', '/a/b'],
  ['/a/b/12/show', '/a/b'],
  ['/a/b/create', '/a/b/create'],
  ['/a/bc', '/a'],
  ['/x', undefined],
])('the path %s is described by %s', (pathname, path) => {
  expect(describedPath(pathname, paths)).toBe(path);
});
