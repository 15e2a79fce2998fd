// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import {
  openTabStorage,
  restoreTabs,
  withoutPersonalData,
} from '../../../../../../src/core/shell/tabs/state/storedTabs';
import { MAX_TABS } from '../../../../../../src/core/shell/tabs/state/tabsReducer';
import { addresses, paths, tabAt, table } from '../tabs';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('the initial tabs', () => {
  it('are only home when nothing was stored', () => {
    expect(paths(restoreTabs(table, { opened: undefined }))).toEqual(['/index']);
  });

  it('are the stored ones, with their queries, home first', () => {
    const stored = ['/b?x=1', '/index', '/a'].map((fullPath) => ({ fullPath }));
    expect(addresses(restoreTabs(table, { opened: stored }))).toEqual(['/index', '/b?x=1', '/a']);
  });

  it('leave out pages that no longer exist (spec §4)', () => {
    expect(
      paths(restoreTabs(table, { opened: [{ fullPath: '/gone' }, { fullPath: '/a' }, { fullPath: '/refresh' }] })),
    ).toEqual(['/index', '/a']);
  });

  it('take title and params from the current pages', () => {
    const stored = [{ fullPath: '/pages/x', params: { name: 'old' }, meta: { title: 'old', auth: false } }];
    expect(restoreTabs(table, { opened: stored }).tabs[1]).toEqual(tabAt('/pages/x'));
  });

  it('keep the title of a record', () => {
    const stored = [{ fullPath: '/elderly/7/show', meta: { record: '王*' } }];
    expect(restoreTabs(table, { opened: stored }).tabs[1]?.meta.record).toBe('王*');
  });

  it('have pinned tabs first, whatever their order was', () => {
    const stored = [
      { fullPath: '/a' },
      { fullPath: '/b', meta: { pinned: true } },
      { fullPath: '/index', meta: { pinned: true } },
    ];
    const { tabs } = restoreTabs(table, { opened: stored });
    expect(tabs.map(({ fullPath, meta }) => [fullPath, meta.pinned])).toEqual([
      ['/index', undefined],
      ['/b', true],
      ['/a', undefined],
    ]);
  });

  it('are one for each pathname, up to the limit', () => {
    const stored = Array.from({ length: 50 }, (_, at) => ({ fullPath: `/pages/${at % 40}?at=${at}` }));
    expect(restoreTabs(table, { opened: stored }).tabs).toHaveLength(MAX_TABS);
  });

  it.each([['text'], [1], [null], [{}], [[null, 1, 'a', {}, { fullPath: 1 }, { fullPath: '/a', meta: null }]]])(
    'survive %j in the storage',
    (stored) => {
      const state = restoreTabs(table, { opened: stored, closed: stored });
      expect(paths(state)[0]).toBe('/index');
      expect(state.closed.every(({ tab }) => tab.fullPath === '/a')).toBe(true);
    },
  );
});

describe('the storage of tabs', () => {
  const entry = (fullPath: string) => expect.objectContaining({ fullPath });

  it('returns the tabs of a user, and none to another user', () => {
    openTabStorage('u1').write({ tabs: [tabAt('/a')], closed: [] });
    expect(openTabStorage('u1').read().opened).toEqual([entry('/a')]);
    expect(openTabStorage('u2').read().opened).toBeUndefined();
    expect(openTabStorage('u').read().opened).toBeUndefined();
  });

  it('keeps a window’s own tabs, whatever another window writes', () => {
    openTabStorage('u1').write({ tabs: [tabAt('/a')], closed: [] });
    const other = JSON.stringify([{ fullPath: '/b' }]);
    for (const key of Object.keys(localStorage)) localStorage.setItem(key, other);
    expect(openTabStorage('u1').read().opened).toEqual([entry('/a')]);
  });

  it('starts a new window with the tabs written last', () => {
    openTabStorage('u1').write({ tabs: [tabAt('/a')], closed: [] });
    sessionStorage.clear();
    expect(openTabStorage('u1').read().opened).toEqual([entry('/a')]);
  });

  it('restores closed tabs in their window, and in no other', () => {
    openTabStorage('u1').write({ tabs: [], closed: [{ tab: { ...tabAt('/a'), state: { secret: 1 } }, at: 3 }] });
    const closed = () => restoreTabs(table, openTabStorage('u1').read()).closed;
    expect(closed()).toEqual([{ tab: tabAt('/a'), at: 3 }]);
    sessionStorage.clear();
    expect(closed()).toEqual([]);
  });

  it('stores the entries of spec §3 and nothing from the router', () => {
    openTabStorage('u1').write({ tabs: [{ ...tabAt('/pages/x?y=1'), state: { secret: 1 } }], closed: [] });
    expect(openTabStorage('u1').read().opened).toEqual([tabAt('/pages/x?y=1')]);
  });
});

describe('the tabs that outlive the session', () => {
  it('have no searches and no names of persons, but keep a page’s own query', () => {
    const named = { ...tabAt('/elderly/7/show'), meta: { ...tabAt('/elderly/7/show').meta, record: '王*' } };
    const tabs = [
      tabAt('/elderly?filter=%7B%22keyword%22%3A%22w%22%7D&displayedFilters=%7B%7D&page=2'),
      tabAt('/pages/x?userid=001'),
      named,
    ];
    const kept = withoutPersonalData(table, tabs);
    expect(kept.map(({ fullPath }) => fullPath)).toEqual(['/elderly?page=2', '/pages/x?userid=001', '/elderly/7/show']);
    expect(kept[2]?.meta.record).toBeUndefined();
  });
});
