import { isClosable, isHome, type Tab, tabPath } from './Tab';
import { type ClosedTab, moveTab, pinTab, putBack, withPin } from './tabPlaces';

/** More tabs than this nobody finds anything in; the least used one makes room. */
export const MAX_TABS = 30;
/** Pages kept alive at once; those not looked at for longest start again from their address. */
export const MAX_LIVE = 10;
/** Closed tabs that can be opened again. */
export const MAX_CLOSED = 10;

/** The open tabs of a window. */
export interface TabsState {
  /** In the order of the bar: home, those pinned, the others. */
  tabs: readonly Tab[];
  /** Path of the page in view. */
  active: string;
  /** Paths looked at in this window, the latest first. */
  recent: readonly string[];
  /** How often each page was made afresh. */
  refreshes: Readonly<Record<string, number>>;
  /** Tabs that were closed and are not open now, the last ones first, in the order of the bar where they went together. */
  closed: readonly ClosedTab[];
}

export type TabsAction =
  | {
      /** A page came into view: its tab is opened, or takes over the new query and params. */
      type: 'visit';
      tab: Tab;
      /** Tabs that were to go with this arrival. */
      close?: readonly string[];
      /** Path of the tab whose place a new one takes, instead of the end of the bar. */
      inPlaceOf?: string;
      /** Paths that must not make room for it. */
      keep: ReadonlySet<string>;
    }
  /** An open page's address changed; it may be left before it could be painted with the new one. */
  | { type: 'relocate'; tab: Tab }
  | { type: 'close'; paths: readonly string[] }
  /** A page that is not in view goes on elsewhere: its tab becomes another's, without coming into view. */
  | { type: 'replace'; path: string; tab: Tab }
  /** The tab that was closed last is back where it was. */
  | { type: 'reopen' }
  | { type: 'pin'; path: string; isPinned: boolean }
  | { type: 'move'; path: string; to: number }
  | { type: 'nameRecord'; path: string; record: string | undefined }
  | { type: 'refresh'; path: string }
  /** The pages there are have changed: tabs of those gone close. */
  | { type: 'restrict'; renew: (tab: Tab) => Tab | undefined };

/** What becomes of the tabs. Pure; where the browser goes is decided by whoever dispatches (`nextInView`). */
export function tabsReducer(state: TabsState, action: TabsAction): TabsState {
  switch (action.type) {
    case 'visit':
      return visit(state, action);
    case 'relocate':
      return relocate(state, action.tab);
    case 'close':
      return closeForNow(state, action.paths);
    case 'reopen':
      return reopen(state);
    case 'pin':
      return { ...state, tabs: pinTab(state.tabs, action) };
    case 'replace':
      return putInPlace(state, { path: action.path, tab: action.tab });
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

/** The pages whose components are kept: the ten looked at last, and every one with unsaved input. */
export function livePaths({ recent }: TabsState, unsaved: ReadonlySet<string>): string[] {
  return recent.filter((path, at) => at < MAX_LIVE || unsaved.has(path));
}

/**
 * Where to go when tabs close: nowhere while the one in view stays, else to the next tab that stays, else to the one
 * before (spec §4).
 */
export function nextInView({ tabs, active }: TabsState, closing: readonly string[]): Tab | undefined {
  if (!closing.includes(active)) return undefined;
  const at = tabs.findIndex((tab) => tabPath(tab) === active);
  const stays = (tab: Tab) => !closing.includes(tabPath(tab));
  return tabs.slice(at + 1).find(stays) ?? tabs.slice(0, Math.max(at, 0)).findLast(stays);
}

function visit(state: TabsState, { tab, close: closing = [], inPlaceOf, keep }: TabsAction & { type: 'visit' }) {
  const path = tabPath(tab);
  const placed =
    inPlaceOf === undefined ? add(state, tab) : putInPlace(state, { path: inPlaceOf, tab, keepsOld: true });
  const others = closing.filter((each) => each !== path);
  // A page whose place is taken has done its work.
  const rest = inPlaceOf === undefined ? closeForNow(placed, others) : close(placed, others);
  const arrived = {
    ...rest,
    active: path,
    recent: [path, ...rest.recent.filter((each) => each !== path)],
    closed: rest.closed.filter(({ tab: each }) => tabPath(each) !== path),
  };
  return makeRoom(arrived, keep);
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

/** The record's name stays until its page tells another, and a pinned tab pinned. */
const update = (tab: Tab) => (old: Tab) =>
  withPin({ ...tab, meta: { ...tab.meta, record: tab.meta.record ?? old.meta.record } }, old.meta.pinned);

interface Placing {
  /** Path of the tab whose place is taken. */
  path: string;
  tab: Tab;
  /** The old tab is closed by somebody else. */
  keepsOld?: true;
}

function putInPlace(state: TabsState, { path, tab, keepsOld }: Placing): TabsState {
  const at = state.tabs.findIndex((each) => tabPath(each) === path);
  const isOpen = state.tabs.some((each) => tabPath(each) === tabPath(tab));
  const isPinned = state.tabs[at]?.meta.pinned;
  const added =
    isOpen || at === -1 ? add(state, tab) : { ...state, tabs: state.tabs.toSpliced(at + 1, 0, withPin(tab, isPinned)) };
  return keepsOld || path === tabPath(tab) ? added : close(added, [path]);
}

/** Closes tabs that somebody may want back. */
function closeForNow(state: TabsState, paths: readonly string[]): TabsState {
  const now = close(state, paths);
  const gone = state.tabs.flatMap((tab, at) => (now.tabs.includes(tab) ? [] : [{ tab, at }]));
  return { ...now, closed: [...gone, ...state.closed].slice(0, MAX_CLOSED) };
}

function reopen(state: TabsState): TabsState {
  const [last, ...closed] = state.closed;
  return last ? { ...state, closed, tabs: putBack(state.tabs, last) } : state;
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

/** Closes what was not looked at for longest; nothing with unsaved input, however many there are. */
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
  return closeForNow(state, closable.slice(0, excess).map(tabPath));
}

function replaceTab(tabs: readonly Tab[], path: string, change: (tab: Tab) => Tab): readonly Tab[] {
  return tabs.map((tab) => (tabPath(tab) === path ? change(tab) : tab));
}

function restrict(state: TabsState, renew: (tab: Tab) => Tab | undefined): TabsState {
  const renewed = state.tabs.map((tab) => ({ tab, now: renew(tab) }));
  const tabs = renewed.flatMap(({ tab, now }) => (now ? [update(now)(tab)] : []));
  const gone = renewed.filter(({ now }) => !now).map(({ tab }) => tabPath(tab));
  const closed = state.closed.filter(({ tab }) => renew(tab));
  return close({ ...state, tabs, closed }, gone);
}
