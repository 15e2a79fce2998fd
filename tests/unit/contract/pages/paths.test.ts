import { describe, expect, it } from 'vitest';
import { isConsolePath } from '../../../../contract/pages/paths';

describe('addresses of the console', () => {
  it.each([
    '/login',
    '/index',
    '/index/',
    '/log',
    '/refresh',
    '/index2',
    '/index3',
    '/index4',
    '/password',
    '/profile',
    '/redirect/jishan-smart/elderly-manage/elderly-manage',
    '/demo/playground',
    '/demo/plugins',
    '/demo/components/anything',
    '/demo/playground/page-argu/get/admin',
    '/jishan-smart/elderly-manage',
    '/jishan-smart/elderly-manage/elderly-manage/7/show',
  ])('include %s', (path) => {
    expect(isConsolePath(path)).toBe(true);
  });

  it.each([
    '/',
    '/index5',
    '/indexes',
    '/login/more',
    '/redirect',
    '/redirect/',
    '/demo',
    '/demo/else',
    '/jishan-smart',
    '/api',
    '/Index',
    '',
  ])('do not include %j', (path) => {
    expect(isConsolePath(path)).toBe(false);
  });
});
