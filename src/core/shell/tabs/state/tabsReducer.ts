import { isClosable, isHome, type Tab, tabPath } from '../Tab';
import { type ClosedTab, moveTab, pinTab, reinsertTab, withPin } from './tabPositions';

/** Maximum number of tabs; beyond it the least recently used one is closed. */
export const MAX_TABS = 30;
/** Maximum number of mounted pages; the least recently used ones are unmounted and reload from their address. */
export const MAX_MOUNTED = 10;
/** Number of closed tabs that can be reopened. */
export const MAX_CLOSED = 10;

/** The open tabs of a window. */
export interface TabsState {
  /** In the order of the bar: home, the pinned ones, the others. */
  tabs: readonly Tab[];
  /** Path of the active page. */
  active: string;
  /** Paths visited in this window, most recent first. */
  recent: readonly string[];
  /** How often each page was remounted. */
  refreshes: Readonly<Record<string, number>>;
  /** Closed tabs, most recent first; tabs closed together are in the order of the bar. */
  closed: readonly ClosedTab[];
}

export type TabsAction =
  | {
      /** A page became visible: opens its tab, or updates its query and params. */
      type: 'visit';
      tab: Tab;
      /** Tabs that this navigation closes. */
      close?: readonly string[];
      /** Path of the tab that a new one replaces, instead of opening at the end of the bar. */
      inPlaceOf?: string;
      /** Paths that must not be closed to make room. */
      keep: ReadonlySet<string>;
    }
  /** An open page's address changed; the user may leave it before it was painted with the new one. */
  | { type: 'relocate'; tab: Tab }
  | { type: 'close'; paths: readonly string[] }
  /** A hidden page navigates: its tab is replaced, without becoming active. */
  | { type: 'replace'; path: string; tab: Tab }
  /** Reopens the last closed tab in its former position. */
  | { type: 'reopen' }
  | { type: 'pin'; path: string; isPinned: boolean }
  | { type: 'move'; path: string; to: number }
  | { type: 'nameRecord'; path: string; record: string | undefined }
  | { type: 'refresh'; path: string }
  /** The available pages have changed: tabs of removed pages close. */
  | { type: 'restrict'; renew: (tab: Tab) => Tab | undefined };

/** Pure reducer for the tabs; the dispatcher decides where the browser navigates (`nextActiveTab`). */
export function tabsReducer(state: TabsState, action: TabsAction): TabsState {
  switch (action.type) {
    case 'visit':
      return visit(state, action);
    case 'relocate':
      return relocate(state, action.tab);
    case 'close':
      return closeReopenable(state, action.paths);
    case 'reopen':
      return reopen(state);
    case 'pin':
      return { ...state, tabs: pinTab(state.tabs, action) };
    case 'replace':
      return replaceInPlace(state, { path: action.path, tab: action.tab });
    case 'move':
      return { ...state, tabs: moveTab(state.tabs, action) };
    case 'nameRecord':
      return {
        ...state,
        tabs: replaceTab(state.tabs, action.path, (tab) => ({ ...tab, meta: { ...tab.meta, record: action.record } })),
      };
    case 'refresh': {
      const { [action.path]: count = 0 } = state.refreshes;
      return { ...state, refreshes: { ...state.refreshes, [action.path]: count + 1 } };
    }
    case 'restrict':
      return restrict(state, action.renew);
  }
}

/** Returns the paths of mounted pages: the ten most recent ones, and every page with unsaved input. */
export function mountedPaths({ recent }: TabsState, unsaved: ReadonlySet<string>): string[] {
  return recent.filter((path, at) => at < MAX_MOUNTED || unsaved.has(path));
}

/**
 * Returns the tab to activate when tabs close: none if the active one stays, else the next remaining tab, else
 * the previous one (spec §4).
 */
export function nextActiveTab({ tabs, active }: TabsState, closing: readonly string[]): Tab | undefined {
  if (!closing.includes(active)) return undefined;
  const at = tabs.findIndex((tab) => tabPath(tab) === active);
  const stays = (tab: Tab) => !closing.includes(tabPath(tab));
  return tabs.slice(at + 1).find(stays) ?? tabs.slice(0, Math.max(at, 0)).findLast(stays);
}

function visit(state: TabsState, { tab, close: closing = [], inPlaceOf, keep }: TabsAction & { type: 'visit' }) {
  const path = tabPath(tab);
  const placed =
    inPlaceOf === undefined ? add(state, tab) : replaceInPlace(state, { path: inPlaceOf, tab, keepOld: true });
  const others = closing.filter((each) => each !== path);
  // A replaced page is finished, so it cannot be reopened.
  const rest = inPlaceOf === undefined ? closeReopenable(placed, others) : close(placed, others);
  const visited = {
    ...rest,
    active: path,
    recent: [path, ...rest.recent.filter((each) => each !== path)],
    closed: rest.closed.filter(({ tab: each }) => tabPath(each) !== path),
  };
  return makeRoom(visited, keep);
}

function add(state: TabsState, tab: Tab): TabsState {
  const path = tabPath(tab);
  const isOpen = state.tabs.some((each) => tabPath(each) === path);
  return { ...state, tabs: isOpen ? replaceTab(state.tabs, path, update(tab)) : [...state.tabs, tab] };
}

function relocate(state: TabsState, tab: Tab): TabsState {
  const path = tabPath(tab);
  const old = state.tabs.find((each) => tabPath(each) === path);
  return old === undefined || old.fullPath === tab.fullPath
    ? state
    : { ...state, tabs: replaceTab(state.tabs, path, update(tab)) };
}

/** Keeps the record's name until its page sets another, and keeps the pin. */
const update = (tab: Tab) => (old: Tab) =>
  withPin({ ...tab, meta: { ...tab.meta, record: tab.meta.record ?? old.meta.record } }, old.meta.pinned);

interface ReplaceOptions {
  /** Path of the tab to replace. */
  path: string;
  tab: Tab;
  /** The caller closes the old tab. */
  keepOld?: true;
}

function replaceInPlace(state: TabsState, { path, tab, keepOld }: ReplaceOptions): TabsState {
  const at = state.tabs.findIndex((each) => tabPath(each) === path);
  const isOpen = state.tabs.some((each) => tabPath(each) === tabPath(tab));
  const isPinned = state.tabs[at]?.meta.pinned;
  const added =
    isOpen || at === -1 ? add(state, tab) : { ...state, tabs: state.tabs.toSpliced(at + 1, 0, withPin(tab, isPinned)) };
  return keepOld || path === tabPath(tab) ? added : close(added, [path]);
}

/** Closes tabs so that they can be reopened. */
function closeReopenable(state: TabsState, paths: readonly string[]): TabsState {
  const next = close(state, paths);
  const removed = state.tabs.flatMap((tab, at) => (next.tabs.includes(tab) ? [] : [{ tab, at }]));
  return { ...next, closed: [...removed, ...state.closed].slice(0, MAX_CLOSED) };
}

function reopen(state: TabsState): TabsState {
  const [last, ...closed] = state.closed;
  return last ? { ...state, closed, tabs: reinsertTab(state.tabs, last) } : state;
}

function close(state: TabsState, paths: readonly string[]): TabsState {
  const stays = (path: string) => isHome(path) || !paths.includes(path);
  return {
    ...state,
    tabs: state.tabs.filter((tab) => stays(tabPath(tab))),
    recent: state.recent.filter(stays),
    refreshes: Object.fromEntries(Object.entries(state.refreshes).filter(([path]) => stays(path))),
  };
}

/** Closes the least recently used tabs, but none with unsaved input, however many there are. */
function makeRoom(state: TabsState, keep: ReadonlySet<string>): TabsState {
  const excess = state.tabs.length - MAX_TABS;
  if (excess <= 0) return state;
  const age = (tab: Tab) => {
    const at = state.recent.indexOf(tabPath(tab));
    return at === -1 ? Number.POSITIVE_INFINITY : at;
  };
  const closable = state.tabs
    .filter((tab) => isClosable(tab) && tabPath(tab) !== state.active && !keep.has(tabPath(tab)))
    .sort((a, b) => (age(a) === age(b) ? 0 : age(b) - age(a)));
  return closeReopenable(state, closable.slice(0, excess).map(tabPath));
}

function replaceTab(tabs: readonly Tab[], path: string, change: (tab: Tab) => Tab): readonly Tab[] {
  return tabs.map((tab) => (tabPath(tab) === path ? change(tab) : tab));
}

function restrict(state: TabsState, revalidate: (tab: Tab) => Tab | undefined): TabsState {
  const revalidated = state.tabs.map((tab) => ({ tab, now: revalidate(tab) }));
  const tabs = revalidated.flatMap(({ tab, now: next }) => (next ? [update(next)(tab)] : []));
  const removed = revalidated.filter(({ now: next }) => !next).map(({ tab }) => tabPath(tab));
  const closed = state.closed.filter(({ tab }) => revalidate(tab));
  return close({ ...state, tabs, closed }, removed);
}
