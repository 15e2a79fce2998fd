import { HOME_PATH } from '../../registry/matchRoute';
import type { RouteTable } from '../../registry/routeTable';
import { userStorage } from '../../storage';
import { isHome, type Tab, tabPath, toAddress, toTab } from './Tab';
import { MAX_TABS, type TabsState } from './tabsReducer';

/** Where a user's tabs are kept (spec §4). */
const STORAGE_KEY = 'page.opened';
/** Query parameters in which a list keeps what was searched for. */
const SEARCH_PARAMS = ['filter', 'displayedFilters'];

/** Keeps the tabs of one user on this browser. */
export interface TabStorage {
  /** What was stored, unchecked: this window's own tabs, or those of the window that changed its tabs last. */
  read: () => unknown;
  write: (tabs: readonly Tab[]) => void;
}

/**
 * Tabs live in the window, so that two windows do not fight over them; a copy for all windows is where the next one
 * begins.
 */
export function openTabStorage(uuid: string): TabStorage {
  const own = userStorage(uuid, 'session');
  const shared = userStorage(uuid);
  return {
    read: () => own.get(STORAGE_KEY) ?? shared.get(STORAGE_KEY),
    write: (tabs) => {
      const entries = tabs.map(({ state: _, ...entry }) => entry);
      own.set(STORAGE_KEY, entries);
      shared.set(STORAGE_KEY, entries);
    },
  };
}

/** The tabs to begin with: home, and of those stored the ones whose pages still exist (spec §4). */
export function restoreTabs(table: RouteTable, stored: unknown): TabsState {
  const home = toTab(table, toAddress(HOME_PATH));
  const restored = (Array.isArray(stored) ? stored : []).flatMap((entry: unknown) => {
    const tab = restoreTab(table, entry);
    return tab && !isHome(tabPath(tab)) ? [tab] : [];
  });
  const unique = new Map(restored.map((tab) => [tabPath(tab), tab]));
  const tabs = [...(home ? [home] : []), ...unique.values()].slice(0, MAX_TABS);
  return { tabs, active: '', recent: [], refreshes: {} };
}

/** The tabs as they may outlive the session: what was searched for and whom it was about is left out. */
export function withoutPersons(table: RouteTable, tabs: readonly Tab[]): Tab[] {
  return tabs.flatMap(({ fullPath }) => {
    const { pathname, search, hash } = toAddress(fullPath);
    const params = new URLSearchParams(search);
    for (const name of SEARCH_PARAMS) params.delete(name);
    const rest = params.size > 0 ? `?${params}` : '';
    return toTab(table, { pathname, search: rest, hash }) ?? [];
  });
}

function restoreTab(table: RouteTable, entry: unknown): Tab | undefined {
  if (typeof entry !== 'object' || entry === null || !('fullPath' in entry)) return undefined;
  if (typeof entry.fullPath !== 'string') return undefined;
  const tab = toTab(table, toAddress(entry.fullPath));
  const record = storedRecord(entry);
  return tab && record ? { ...tab, meta: { ...tab.meta, record } } : tab;
}

function storedRecord(entry: object): string | undefined {
  if (!('meta' in entry) || typeof entry.meta !== 'object' || entry.meta === null) return undefined;
  return 'record' in entry.meta && typeof entry.meta.record === 'string' ? entry.meta.record : undefined;
}
