import { describe, expect, it } from 'vitest';
import { matchRoute, sectionOf } from '../../../../src/core/registry/matchRoute';
import { buildRouteTable } from '../../../../src/core/registry/routeTable';
import { alarm, load, plugin, resolve, route } from './builders';

const home = plugin('home', {
  base: '',
  resources: [],
  routes: [route('index'), route('redirect/*', { menu: false })],
});
const care = plugin('care', {
  routes: [route('index'), route('page/:name', { menu: false })],
  resources: [
    { name: 'alarm-manage', entity: alarm, list: load, show: load, create: load, edit: load },
    { name: 'read-only', entity: alarm, list: load },
    { name: 'foreign', entity: alarm, protocol: 'simple-rest', baseUrl: '/x', list: load, show: load },
  ],
});
const table = buildRouteTable(resolve([home, care]).plugins);
const at = (path: string) => matchRoute(table, path);
const kindOf = (path: string) => {
  const match = at(path);
  return match && 'page' in match ? match.page.kind : match;
};

describe('matchRoute', () => {
  it.each([
    ['/index', 'page'],
    ['/jishan-smart/care/index', 'page'],
    ['/jishan-smart/care/alarm-manage', 'list'],
    ['/jishan-smart/care/alarm-manage/create', 'create'],
    ['/jishan-smart/care/alarm-manage/12', 'edit'],
    ['/jishan-smart/care/alarm-manage/12/show', 'show'],
    ['/jishan-smart/care/foreign/a-b-c/show', 'show'],
  ])('%s is a %s', (path, kind) => {
    expect(kindOf(path)).toBe(kind);
  });

  it.each([
    '/nope',
    '/INDEX',
    '/index/more',
    '/jishan-smart',
    '/jishan-smart/nothing',
    '/jishan-smart/care/alarm-manage/nonsense',
    '/jishan-smart/care/alarm-manage/0',
    '/jishan-smart/care/alarm-manage/-1',
    '/jishan-smart/care/alarm-manage/01',
    '/jishan-smart/care/alarm-manage/1.5',
    '/jishan-smart/care/alarm-manage/12/edit',
    '/jishan-smart/care/alarm-manage/12/show/more',
    '/jishan-smart/care/alarm-manage/create/more',
    '/jishan-smart/care/read-only/12',
    '/jishan-smart/care/read-only/create',
    '/jishan-smart/care/page/a/b',
    '/jishan-smart/care/page/%E0%A4%A',
  ])('%s is a 404', (path) => {
    expect(at(path)).toBeUndefined();
  });

  it.each([
    ['/', '/index'],
    ['/jishan-smart/care', '/jishan-smart/care/index'],
    ['/jishan-smart/care/', '/jishan-smart/care'],
    ['/index/', '/index'],
  ])('%s redirects to %s', (path, target) => {
    expect(at(path)).toEqual({ redirect: target });
  });

  it('returns a 404 for an unknown address with a trailing slash too', () => {
    expect(at('/nope/')).toBeUndefined();
  });

  it('reads parameters and decodes them', () => {
    expect(at('/jishan-smart/care/page/%E7%8E%8B%20a')).toMatchObject({ params: { name: '王 a' } });
    expect(at('/redirect/a/b')).toMatchObject({ params: { '*': 'a/b' } });
    expect(at('/jishan-smart/care/alarm-manage/12')).toMatchObject({ params: { id: '12' } });
  });

  it('requires the permission of each page of a record', () => {
    expect(at('/jishan-smart/care/alarm-manage/12')).toMatchObject({
      page: { permission: { resource: 'jishan-smart/care/alarm-manage', action: 'edit' } },
    });
  });
});

describe('sectionOf', () => {
  it('is the section of the page, and the first one for an address outside all sections', () => {
    expect(sectionOf(table, at('/jishan-smart/care/alarm-manage/12'))?.plugin).toBe('care');
    expect(sectionOf(table, at('/nope'))?.plugin).toBe('home');
  });
});
