import { describe, expect, it } from 'vitest';
import { loginPath, safeRedirect } from '../../../src/authProvider';

describe('a redirect target', () => {
  it.each([
    '/',
    '/index',
    '/jishan-smart/elderly-manage/elderly-manage?filter=%7B%22status%22%3A%22active%22%7D&page=2',
    '/demo/playground/page-argu/get/张三?userid=1#top',
    '/a?next=https://evil.example',
    '/logincheck',
  ])('is kept inside the console: %s', (path) => {
    expect(safeRedirect(path)).toBe(path);
  });

  it.each([
    ['another origin', 'https://evil.example'],
    ['another origin without scheme', '//evil.example/x'],
    ['three slashes', '///evil.example'],
    ['a backslash behind the slash', '/\\evil.example'],
    ['a backslash further on', '/x\\..\\\\evil.example'],
    ['a tab that browsers drop', '/\t/evil.example'],
    ['a line break that browsers drop', '/\n/evil.example'],
    ['a null character', '/index\u0000'],
    ['a control character of the second block', '/index\u0085'],
    ['a path that becomes another origin', '/.//evil.example'],
    ['a path that climbs to another origin', '/x/..//evil.example'],
    ['script', 'javascript:alert(1)'],
    ['data', 'data:text/html,x'],
    ['a relative path', 'index'],
    ['nothing', ''],
    ['a space before', ' /index'],
    ['no text', undefined],
    ['a list', ['/index']],
    ['the login page', '/login'],
    ['the login page with a redirect', '/login?redirect=%2Flogin'],
    ['the login page in a roundabout way', '/x/../login'],
    ['the login page in capitals', '/LOGIN'],
  ])('is replaced by the start page when it is %s', (_, path) => {
    expect(safeRedirect(path)).toBe('/index');
  });
});

describe('the address of the login page', () => {
  it('carries the full path, encoded so that the address has one question mark', () => {
    const path = loginPath({ pathname: '/a/b', search: '?filter={"x":1}&page=2', hash: '#c' });
    expect(path).toBe('/login?redirect=%2Fa%2Fb%3Ffilter%3D%7B%22x%22%3A1%7D%26page%3D2%23c');
    expect(new URL(path, 'http://x').searchParams.get('redirect')).toBe('/a/b?filter={"x":1}&page=2#c');
  });

  it('keeps the existing redirect when the user is already on the login page', () => {
    expect(loginPath({ pathname: '/login', search: '?redirect=%2Fa', hash: '' })).toBe('/login?redirect=%2Fa');
  });
});
