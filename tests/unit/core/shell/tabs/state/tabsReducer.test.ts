import { describe, expect, it } from 'vitest';
import {
  MAX_CLOSED,
  MAX_MOUNTED,
  MAX_TABS,
  mountedPaths,
  nextActiveTab,
  type TabsState,
  tabsReducer,
} from '../../../../../../src/core/shell/tabs/state/tabsReducer';
import { toAddress, toTab } from '../../../../../../src/core/shell/tabs/Tab';
import { addresses, NONE, opened, paths, pinned, tabAt, table } from '../tabs';

const visit = (
  state: TabsState,
  fullPath: string,
  options: { close?: string[]; inPlaceOf?: string; keep?: ReadonlySet<string> } = {},
) => tabsReducer(state, { type: 'visit', tab: tabAt(fullPath), keep: NONE, ...options });

const many = (count: number) => Array.from({ length: count }, (_, at) => `/pages/${at}`);

describe('an address that changed before it was painted', () => {
  const relocate = (state: TabsState, fullPath: string) =>
    tabsReducer(state, { type: 'relocate', tab: tabAt(fullPath) });

  it('replaces the address of the tab, which keeps its place', () => {
    const state = relocate(opened(['/a', '/b'], '/b'), '/a?filter=x');
    expect(addresses(state)).toEqual(['/index', '/a?filter=x', '/b']);
    expect(state.active).toBe('/b');
  });

  it('opens no tab, and changes nothing when it is known', () => {
    const state = opened(['/a?x=1'], '/a');
    expect(relocate(state, '/b')).toBe(state);
    expect(relocate(state, '/a?x=1')).toBe(state);
  });
});

describe('visiting a page', () => {
  it('opens a tab at the end and activates it', () => {
    const state = visit(opened(['/a']), '/b');
    expect(paths(state)).toEqual(['/index', '/a', '/b']);
    expect(state.active).toBe('/b');
  });

  it('updates query and params of the tab that has its pathname', () => {
    const state = visit(opened(['/a?x=1', '/b'], '/b'), '/a?x=2&y=3#z');
    expect(addresses(state)).toEqual(['/index', '/a?x=2&y=3#z', '/b']);
    expect(state.tabs[1]?.query).toEqual({ x: '2', y: '3' });
  });

  it('gives each record its own tab', () => {
    expect(paths(visit(opened(['/elderly/1']), '/elderly/2'))).toEqual(['/index', '/elderly/1', '/elderly/2']);
  });

  it('keeps the title of the record until its page reports another', () => {
    const named = tabsReducer(opened(['/elderly/1']), { type: 'nameRecord', path: '/elderly/1', record: '王*' });
    expect(visit(named, '/elderly/1?tab=2').tabs[1]?.meta.record).toBe('王*');
  });

  it('closes the tabs listed in the navigation, but never the target', () => {
    expect(paths(visit(opened(['/a', '/b']), '/a', { close: ['/b', '/a'] }))).toEqual(['/index', '/a']);
  });

  it.each([
    [
      'takes the place of the page that is done',
      opened(['/a', '/elderly/create', '/b']),
      '/elderly/7/show',
      ['/index', '/a', '/elderly/7/show', '/b'],
    ],
    [
      'stays where its tab already is',
      opened(['/a', '/elderly/create', '/elderly/7/show']),
      '/elderly/7/show',
      ['/index', '/a', '/elderly/7/show'],
    ],
    [
      'goes to the end when the page that is done has no tab',
      opened(['/a', '/b']),
      '/elderly/7/show',
      ['/index', '/a', '/b', '/elderly/7/show'],
    ],
  ])('%s', (_, state, target, expected) => {
    const done = '/elderly/create';
    expect(paths(visit(state, target, { close: [done], inPlaceOf: done }))).toEqual(expected);
  });
});

describe(`more than ${MAX_TABS} tabs`, () => {
  const full = () => opened(many(MAX_TABS - 1), '/pages/0');

  it('close the least recently used one', () => {
    const state = visit(full(), '/a');
    expect(state.tabs).toHaveLength(MAX_TABS);
    expect(paths(state)).not.toContain('/pages/28');
    expect(paths(state)).toEqual(expect.arrayContaining(['/index', '/pages/0', '/a']));
  });

  it('never close one with unsaved input', () => {
    const keep = new Set(many(MAX_TABS - 1));
    expect(visit(full(), '/a', { keep }).tabs).toHaveLength(MAX_TABS + 1);
  });

  it('close those never activated in this window first', () => {
    const state = { ...full(), recent: many(MAX_TABS - 1).filter((path) => path !== '/pages/12') };
    expect(paths(visit(state, '/a'))).not.toContain('/pages/12');
  });
});

describe('closing', () => {
  it('removes the tabs and everything kept about them', () => {
    const state = tabsReducer(tabsReducer(opened(['/a', '/b']), { type: 'refresh', path: '/a' }), {
      type: 'close',
      paths: ['/a'],
    });
    expect(paths(state)).toEqual(['/index', '/b']);
    expect(state.recent).toEqual(['/b']);
    expect(state.refreshes).toEqual({});
  });

  it('never closes home', () => {
    expect(paths(tabsReducer(opened(['/a']), { type: 'close', paths: ['/index', '/a'] }))).toEqual(['/index']);
  });

  it.each([
    ['the next tab follows', ['/a', '/b', '/c'], '/b', ['/b'], '/c'],
    ['the previous one when it was last', ['/a', '/b', '/c'], '/c', ['/c'], '/b'],
    ['home when no other is left', ['/a'], '/a', ['/a'], '/index'],
    ['home when all close', ['/a', '/b', '/c'], '/b', ['/a', '/b', '/c'], '/index'],
    ['the nearest that stays when those to the left close', ['/a', '/b', '/c'], '/a', ['/a', '/b'], '/c'],
    ['the nearest that stays when those to the right close', ['/a', '/b', '/c'], '/c', ['/b', '/c'], '/a'],
    ['nothing when the tab in view stays', ['/a', '/b', '/c'], '/a', ['/b', '/c'], undefined],
  ])('%s', (_, open, active, closing, expected) => {
    expect(nextActiveTab(opened(open, active), closing)?.fullPath).toBe(expected);
  });
});

describe('moving', () => {
  it.each([
    ['to the right', '/a', 3, ['/index', '/b', '/c', '/a']],
    ['to the left', '/c', 1, ['/index', '/c', '/a', '/b']],
    ['never before home', '/c', 0, ['/index', '/c', '/a', '/b']],
    ['never home itself', '/index', 2, ['/index', '/a', '/b', '/c']],
    ['nothing that is not there', '/d', 1, ['/index', '/a', '/b', '/c']],
  ])('%s', (_, path, to, expected) => {
    expect(paths(tabsReducer(opened(['/a', '/b', '/c']), { type: 'move', path, to }))).toEqual(expected);
  });
});

describe('a page that continues in the background', () => {
  it('gives its tab to the next page without changing the active tab', () => {
    const state = tabsReducer(opened(['/elderly/create', '/b'], '/b'), {
      type: 'replace',
      path: '/elderly/create',
      tab: tabAt('/elderly/7/show'),
    });
    expect(paths(state)).toEqual(['/index', '/elderly/7/show', '/b']);
    expect(state.active).toBe('/b');
  });

  it('may change only its own query', () => {
    const state = tabsReducer(opened(['/a', '/b'], '/b'), { type: 'replace', path: '/a', tab: tabAt('/a?page=2') });
    expect(addresses(state)).toEqual(['/index', '/a?page=2', '/b']);
  });
});

describe('the pages kept alive', () => {
  it(`are the ${MAX_MOUNTED} most recently used`, () => {
    const live = mountedPaths(opened(many(15), '/pages/0'), NONE);
    expect(live).toEqual(many(MAX_MOUNTED));
  });

  it('include all with unsaved input', () => {
    expect(mountedPaths(opened(many(15), '/pages/0'), new Set(['/pages/14']))).toContain('/pages/14');
  });

  it('are remounted individually', () => {
    const state = tabsReducer(tabsReducer(opened(['/a', '/b']), { type: 'refresh', path: '/a' }), {
      type: 'refresh',
      path: '/a',
    });
    expect(state.refreshes).toEqual({ '/a': 2 });
  });
});

describe('disabling a plugin', () => {
  it('closes its tabs', () => {
    const rest = { ...table, pages: table.pages.filter(({ pattern }) => pattern !== '/a') };
    const state = tabsReducer(opened(['/a', '/b']), {
      type: 'restrict',
      renew: ({ fullPath }) => toTab(rest, toAddress(fullPath)),
    });
    expect(paths(state)).toEqual(['/index', '/b']);
    expect(state.recent).toEqual(['/b']);
  });
});

describe('pinning', () => {
  const pins = ({ tabs }: TabsState) => tabs.flatMap(({ fullPath, meta }) => (meta.pinned ? [fullPath] : []));

  it('puts a tab behind home and the pinned ones, and unpinning puts it before the others', () => {
    const state = pinned(opened(['/a', '/b', '/c']), '/b', '/c');
    expect(paths(state)).toEqual(['/index', '/b', '/c', '/a']);
    const freed = tabsReducer(state, { type: 'pin', path: '/b', isPinned: false });
    expect([paths(freed), pins(freed)]).toEqual([['/index', '/c', '/b', '/a'], ['/c']]);
  });

  it('has no effect on home', () => {
    const state = opened(['/a']);
    expect(pinned(state, '/index').tabs).toBe(state.tabs);
  });

  it.each([
    ['/a', 0, ['/index', '/b', '/c', '/a', '/d']],
    ['/b', 3, ['/index', '/c', '/b', '/a', '/d']],
    ['/c', 0, ['/index', '/c', '/b', '/a', '/d']],
  ] as const)('keeps pinned tabs first when %s is moved to %s', (path, to, expected) => {
    const state = pinned(opened(['/a', '/b', '/c', '/d']), '/b', '/c');
    expect(paths(tabsReducer(state, { type: 'move', path, to }))).toEqual(expected);
  });

  it('is kept with another query, and by the page that takes the tab over', () => {
    const state = pinned(opened(['/elderly/7', '/a'], '/elderly/7'), '/elderly/7');
    expect(pins(visit(state, '/elderly/7?tab=2'))).toEqual(['/elderly/7?tab=2']);
    expect(pins(visit(state, '/elderly/7/show', { close: ['/elderly/7'], inPlaceOf: '/elderly/7' }))).toEqual([
      '/elderly/7/show',
    ]);
  });

  it('keeps a tab that is the least recently used', () => {
    const [oldest = '', second = '', ...others] = many(MAX_TABS - 1);
    const state = visit(pinned(opened([oldest, second, ...others].reverse(), others.at(-1)), oldest), '/a');
    expect(paths(state)).toContain(oldest);
    expect(state.tabs).toHaveLength(MAX_TABS);
  });
});

describe('reopening closed tabs', () => {
  const closing = (state: TabsState, ...gone: string[]) => tabsReducer(state, { type: 'close', paths: gone });
  const reopen = (state: TabsState) => tabsReducer(state, { type: 'reopen' });

  it('restores the tab that was closed last to its place, pinned as it was', () => {
    const state = closing(closing(pinned(opened(['/a?x=1', '/b', '/c'], '/c'), '/b'), '/b'), '/a');
    expect(addresses(reopen(state))).toEqual(['/index', '/a?x=1', '/c']);
    const both = reopen(reopen(state));
    expect(addresses(both)).toEqual(['/index', '/b', '/a?x=1', '/c']);
    expect(both.tabs[1]?.meta.pinned).toBe(true);
    expect(reopen(both)).toBe(both);
  });

  it('restores several that were closed together one by one, each to its place', () => {
    const state = closing(opened(['/a', '/b', '/c', '/d'], '/b'), '/a', '/c', '/d');
    expect(paths(reopen(reopen(reopen(state))))).toEqual(['/index', '/a', '/b', '/c', '/d']);
  });

  it('skips pages that are open again, were finished, or belong to a disabled plugin', () => {
    expect(visit(closing(opened(['/a', '/b'], '/b'), '/a'), '/a').closed).toEqual([]);
    const saved = visit(opened(['/elderly/7']), '/elderly/7/show', { close: ['/elderly/7'], inPlaceOf: '/elderly/7' });
    expect(saved.closed).toEqual([]);
    expect(
      tabsReducer(closing(opened(['/a', '/b']), '/a'), { type: 'restrict', renew: () => undefined }).closed,
    ).toEqual([]);
  });

  it('restores the tab closed by the limit, up to a number of tabs', () => {
    expect(visit(opened(many(MAX_TABS - 1)), '/a').closed).toHaveLength(1);
    expect(closing(opened(many(20)), ...many(20)).closed).toHaveLength(MAX_CLOSED);
  });
});
