import { isHome, type Tab, tabPath } from '../Tab';

/** A closed tab that can be reopened. */
export interface ClosedTab {
  tab: Tab;
  /** Its position in the bar, counted from 0. */
  at: number;
}

/** Returns the tab with or without a pin. */
export function withPin({ meta: { pinned: _, ...meta }, ...tab }: Tab, isPinned: boolean | undefined): Tab {
  return { ...tab, meta: { ...meta, ...(isPinned && { pinned: true }) } };
}

/** Pins a tab, which becomes the last pinned one, or unpins it, which makes it the first of the others. */
export function pinTab(tabs: readonly Tab[], { path, isPinned }: { path: string; isPinned: boolean }): readonly Tab[] {
  const tab = tabs.find((each) => tabPath(each) === path);
  if (!tab || isHome(path) || Boolean(tab.meta.pinned) === isPinned) return tabs;
  const others = tabs.filter((each) => each !== tab);
  return others.toSpliced(pinnedEnd(others), 0, withPin(tab, isPinned));
}

/** Moves a tab, but not before home, and pinned tabs stay before the others. */
export function moveTab(tabs: readonly Tab[], { path, to }: { path: string; to: number }): readonly Tab[] {
  const tab = tabs.find((each) => tabPath(each) === path);
  if (!tab || isHome(path)) return tabs;
  return insertTab(
    tabs.filter((each) => each !== tab),
    { tab, at: to },
  );
}

/** Puts a closed tab back in its position. */
export function reinsertTab(tabs: readonly Tab[], closed: ClosedTab): readonly Tab[] {
  const isOpen = tabs.some((each) => tabPath(each) === tabPath(closed.tab));
  return isOpen ? tabs : insertTab(tabs, closed);
}

/** Sorts home first, then the pinned tabs; each group keeps its order. */
export function sortTabs(tabs: readonly Tab[]): Tab[] {
  const rank = (tab: Tab) => (isHome(tabPath(tab)) ? 0 : tab.meta.pinned ? 1 : 2);
  return [...tabs].sort((a, b) => rank(a) - rank(b));
}

function insertTab(others: readonly Tab[], { tab, at }: ClosedTab): readonly Tab[] {
  const pinned = pinnedEnd(others);
  const home = others.some((each) => isHome(tabPath(each))) ? 1 : 0;
  const [first, end] = tab.meta.pinned ? [home, pinned] : [pinned, others.length];
  return others.toSpliced(Math.min(Math.max(at, first), end), 0, tab);
}

/** Returns the end of the pinned tabs, home included. */
function pinnedEnd(tabs: readonly Tab[]): number {
  const at = tabs.findIndex((tab) => !isHome(tabPath(tab)) && !tab.meta.pinned);
  return at === -1 ? tabs.length : at;
}
