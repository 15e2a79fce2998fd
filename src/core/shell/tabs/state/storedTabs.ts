import { HOME_PATH } from '../../../registry/matchRoute';
import type { RouteTable } from '../../../registry/routeTable';
import { userStorage } from '../../../storage';
import { isHome, type Tab, tabPath, toAddress, toTab } from '../Tab';
import { type ClosedTab, sortTabs, withPin } from './tabPositions';
import { MAX_CLOSED, MAX_TABS, type TabsState } from './tabsReducer';

/** Storage key of a user's tabs (spec §4). */
const STORAGE_KEY = 'page.opened';
/** Storage key of the window's recently closed tabs. */
const CLOSED_KEY = 'page.closed';
/** Query parameters in which a list stores its search. */
const SEARCH_PARAMS = ['filter', 'displayedFilters'];

/** Stores the tabs of one user in this browser. */
export interface TabStorage {
  /**
   * Returns the stored, unvalidated data: this window's own tabs, or those of the window that last changed its tabs; and
   * this window's closed tabs.
   */
  read: () => StoredTabs;
  write: (state: Pick<TabsState, 'tabs' | 'closed'>) => void;
}

interface StoredTabs {
  opened: unknown;
  closed?: unknown;
}

/**
 * Opens the tab storage. Tabs are stored per window, so that two windows do not conflict; a shared
 * copy initializes new windows.
 */
export function openTabStorage(uuid: string): TabStorage {
  const own = userStorage(uuid, 'session');
  const shared = userStorage(uuid);
  return {
    read: () => ({ opened: own.get(STORAGE_KEY) ?? shared.get(STORAGE_KEY), closed: own.get(CLOSED_KEY) }),
    write: ({ tabs, closed }) => {
      const entries = tabs.map(toEntry);
      own.set(STORAGE_KEY, entries);
      shared.set(STORAGE_KEY, entries);
      own.set(CLOSED_KEY, closed.length > 0 ? closed.map(({ tab, at }) => ({ tab: toEntry(tab), at })) : undefined);
    },
  };
}

const toEntry = ({ state: _, ...entry }: Tab) => entry;

/** Returns the initial tabs: home, and the stored ones whose pages still exist (spec §4). */
export function restoreTabs(table: RouteTable, stored: StoredTabs): TabsState {
  const home = toTab(table, toAddress(HOME_PATH));
  const restored = toArray(stored.opened).flatMap((entry) => restoreTab(table, entry) ?? []);
  const unique = new Map([...restored, ...(home ? [home] : [])].map((tab) => [tabPath(tab), tab]));
  const tabs = sortTabs([...unique.values()]).slice(0, MAX_TABS);
  const closed = toArray(stored.closed).flatMap((entry) => restoreClosed(table, entry) ?? []);
  return { tabs, active: '', recent: [], refreshes: {}, closed: closed.slice(0, MAX_CLOSED) };
}

const toArray = (stored: unknown): readonly unknown[] => (Array.isArray(stored) ? stored : []);

/** Returns the tabs in the form that can outlive the session: without search filters and record names. */
export function withoutPersonalData(table: RouteTable, tabs: readonly Tab[]): Tab[] {
  return tabs.flatMap(({ fullPath, meta: { pinned } }) => {
    const { pathname, search, hash } = toAddress(fullPath);
    const params = new URLSearchParams(search);
    for (const name of SEARCH_PARAMS) params.delete(name);
    const rest = params.size > 0 ? `?${params}` : '';
    const tab = toTab(table, { pathname, search: rest, hash });
    return tab ? [withPin(tab, pinned)] : [];
  });
}

function restoreTab(table: RouteTable, entry: unknown): Tab | undefined {
  if (typeof entry !== 'object' || entry === null || !('fullPath' in entry)) return undefined;
  if (typeof entry.fullPath !== 'string') return undefined;
  const tab = toTab(table, toAddress(entry.fullPath));
  if (!tab || !('meta' in entry) || typeof entry.meta !== 'object' || entry.meta === null) return tab;
  const { record, pinned } = { record: undefined, pinned: undefined, ...entry.meta };
  const named = typeof record === 'string' ? { ...tab, meta: { ...tab.meta, record } } : tab;
  return withPin(named, pinned === true && !isHome(tabPath(tab)));
}

function restoreClosed(table: RouteTable, entry: unknown): ClosedTab | undefined {
  if (typeof entry !== 'object' || entry === null) return undefined;
  const { tab: stored, at } = { tab: undefined, at: 0, ...entry };
  const tab = restoreTab(table, stored);
  return tab && typeof at === 'number' ? { tab, at } : undefined;
}
