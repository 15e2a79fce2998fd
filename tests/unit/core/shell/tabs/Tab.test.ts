import { describe, expect, it } from 'vitest';
import { tabPath, toAddress, toTab } from '../../../../../src/core/shell/tabs/Tab';
import { tabTitle } from '../../../../../src/core/shell/tabs/tabTitle';
import { tabAt, table } from './tabs';

describe('the entry of an open tab (spec §3)', () => {
  it('holds name, full path, params, query, title and whether it needs a session', () => {
    expect(tabAt('/pages/one?x=1&y=a%20b#c')).toEqual({
      name: 'route/pages/:name',
      fullPath: '/pages/one?x=1&y=a%20b#c',
      params: { name: 'one' },
      query: { x: '1', y: 'a b' },
      meta: { title: 'title/pages/:name', auth: true, kind: 'page' },
    });
  });

  it.each(['/nowhere', '/index4', '/refresh', '/redirect/a/b', '/a/', '/'])('is never created for %s', (path) => {
    expect(toTab(table, toAddress(path))).toBeUndefined();
  });
});

describe('an address', () => {
  it.each([
    ['/a', { pathname: '/a', search: '', hash: '' }],
    ['/a?b=c?d', { pathname: '/a', search: '?b=c?d', hash: '' }],
    ['/a#b?c', { pathname: '/a', search: '', hash: '#b?c' }],
    ['/a?b#c', { pathname: '/a', search: '?b', hash: '#c' }],
  ])('%s is parsed', (fullPath, parts) => {
    expect(toAddress(fullPath)).toEqual(parts);
    expect(tabPath({ fullPath })).toBe('/a');
  });
});

describe('the title of a tab', () => {
  const translate = (key: string, options?: Record<string, unknown>) => (options ? `${key}(${options.id})` : key);
  it.each([
    ['/a', undefined, 'title/a'],
    ['/elderly', undefined, 'title/elderly'],
    ['/elderly/create', undefined, 'console.page.create · title/elderly/create'],
    ['/elderly/7', undefined, 'console.page.record(7) · console.page.edit'],
    ['/elderly/7', '王*', '王* · console.page.edit'],
    ['/elderly/7/show', '王*', '王* · title/elderly/:id/show'],
  ])('of %s with the record %s', (path, record, expected) => {
    const tab = tabAt(path);
    expect(tabTitle({ ...tab, meta: { ...tab.meta, record } }, translate)).toBe(expected);
  });
});
