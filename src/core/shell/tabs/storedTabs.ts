import { HOME_PATH } from '../../registry/matchRoute';
import type { RouteTable } from '../../registry/routeTable';
import { userStorage } from '../../storage';
import { isHome, type Tab, tabPath, toAddress, toTab } from './Tab';
import { type ClosedTab, inOrder, withPin } from './tabPlaces';
import { MAX_CLOSED, MAX_TABS, type TabsState } from './tabsReducer';

/** Where a user's tabs are kept (spec §4). */
const STORAGE_KEY = 'page.opened';
/** Where a window keeps those that can be opened again. */
const CLOSED_KEY = 'page.closed';
/** Query parameters in which a list keeps what was searched for. */
const SEARCH_PARAMS = ['filter', 'displayedFilters'];

/** Keeps the tabs of one user on this browser. */
export interface TabStorage {
  /**
   * What was stored, unchecked: this window's own tabs, or those of the window that changed its tabs last; and what this
   * window closed.
   */
  read: () => StoredTabs;
  write: (state: Pick<TabsState, 'tabs' | 'closed'>) => void;
}

interface StoredTabs {
  opened: unknown;
  closed?: unknown;
}

/**
 * Tabs live in the window, so that two windows do not fight over them; a copy for all windows is where the next one
 * begins.
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

/** The tabs to begin with: home, and of those stored the ones whose pages still exist (spec §4). */
export function restoreTabs(table: RouteTable, stored: StoredTabs): TabsState {
  const home = toTab(table, toAddress(HOME_PATH));
  const restored = listOf(stored.opened).flatMap((entry) => restoreTab(table, entry) ?? []);
  const unique = new Map([...restored, ...(home ? [home] : [])].map((tab) => [tabPath(tab), tab]));
  const tabs = inOrder([...unique.values()]).slice(0, MAX_TABS);
  const closed = listOf(stored.closed).flatMap((entry) => restoreClosed(table, entry) ?? []);
  return { tabs, active: '', recent: [], refreshes: {}, closed: closed.slice(0, MAX_CLOSED) };
}

const listOf = (stored: unknown): readonly unknown[] => (Array.isArray(stored) ? stored : []);

/** The tabs as they may outlive the session: what was searched for and whom it was about is left out. */
export function withoutPersons(table: RouteTable, tabs: readonly Tab[]): Tab[] {
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
