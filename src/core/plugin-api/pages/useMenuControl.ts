import { type ComponentType, useEffect, useSyncExternalStore } from 'react';

/** An entry of a page's own menu (spec §3). */
export interface MenuItem {
  /** A page of the console, an http(s) address, or '' for a placeholder that only shows a warning (spec §2). */
  path: string;
  /** A message key, or the text itself. */
  title: string;
  icon?: ComponentType;
}

/** Menus that replace the console's own; omitted menus stay unchanged. */
export interface PageMenus {
  top?: readonly MenuItem[];
  aside?: readonly MenuItem[];
}

/**
 * Shows a page's own menus while the page is visible; the console's menus return when the user leaves it.
 * @param menus keep the same object until the menus change
 */
export function useMenuControl(menus: PageMenus): void {
  useEffect(() => {
    setCurrentMenus(menus);
    return () => {
      // Another page may have set its own menus before this one was hidden.
      if (currentMenus === menus) setCurrentMenus(NONE);
    };
  }, [menus]);
}

/** Returns the menus of the visible page, for the components that render menus. */
export function usePageMenus(): PageMenus {
  return useSyncExternalStore(subscribe, () => currentMenus);
}

const NONE: PageMenus = {};
let currentMenus = NONE;
const listeners = new Set<() => void>();

function setCurrentMenus(menus: PageMenus): void {
  currentMenus = menus;
  for (const listener of [...listeners]) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
