import type { PageEntry, PageKind, RouteTable } from '../../../../../src/core/registry/routeTable';
import { type TabsState, tabsReducer } from '../../../../../src/core/shell/tabs/state/tabsReducer';
import { type Tab, tabPath, toAddress, toTab } from '../../../../../src/core/shell/tabs/Tab';

const page = (pattern: string, kind: PageKind = 'page'): PageEntry => {
  const params = [...pattern.matchAll(/:(\w+)|\*/g)].map(([token, name]) => name ?? token);
  return {
    key: `route${pattern}`,
    plugin: 'test',
    kind,
    pattern,
    title: `title${pattern}`,
    section: 'test',
    load: () => Promise.reject(new Error('not needed')),
    test: new RegExp(`^${pattern.replace(/:\w+/g, '([^/]+)').replace('*', '(.*)')}$`),
    params,
  };
};

/** A console with a home page, pages a to d, numbered pages, a record's pages, and the hidden addresses. */
export const table: RouteTable = {
  sections: [],
  pages: [
    ...['/index', '/a', '/b', '/c', '/d', '/index4', '/refresh', '/redirect/*', '/pages/:name'].map((path) =>
      page(path),
    ),
    page('/elderly', 'list'),
    page('/elderly/create', 'create'),
    page('/elderly/:id/show', 'show'),
    page('/elderly/:id', 'edit'),
  ],
};

/** Returns the tab of an address of {@link table}. */
export function tabAt(fullPath: string): Tab {
  const tab = toTab(table, toAddress(fullPath));
  if (!tab) throw new Error(`${fullPath} has no tab`);
  return tab;
}

/** Returns open tabs, home first. The active one defaults to the last address. */
export function opened(paths: readonly string[], active = paths.at(-1) ?? '/index'): TabsState {
  const tabs = ['/index', ...paths].map(tabAt);
  return { tabs, active, recent: [active, ...paths.filter((path) => path !== active)], refreshes: {}, closed: [] };
}

/** Returns the same, some of them pinned. */
export const pinned = (state: TabsState, ...pins: readonly string[]): TabsState =>
  pins.reduce((now, path) => tabsReducer(now, { type: 'pin', path, isPinned: true }), state);

/** Returns the addresses of open tabs, in order. */
export const addresses = ({ tabs }: Pick<TabsState, 'tabs'>): string[] => tabs.map(({ fullPath }) => fullPath);
export const paths = ({ tabs }: Pick<TabsState, 'tabs'>): string[] => tabs.map(tabPath);

/** No tab has unsaved input. */
export const NONE: ReadonlySet<string> = new Set();
