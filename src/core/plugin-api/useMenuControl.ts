import { type ComponentType, useEffect, useSyncExternalStore } from 'react';

/** An entry of a menu that a page puts up (spec §3). */
export interface MenuItem {
  /** A page of the console, an http(s) address, or '' for a placeholder that only warns (spec §2). */
  path: string;
  /** A message key, or the text itself. */
  title: string;
  icon?: ComponentType;
}

/** Menus that a page puts in the place of the console's own; what is left out stays as it is. */
export interface PageMenus {
  top?: readonly MenuItem[];
  aside?: readonly MenuItem[];
}

/**
 * Puts up a page's own menus for as long as the page is in view; leaving it brings the console's back.
 * @param menus the same object until the menus change
 */
export function useMenuControl(menus: PageMenus): void {
  useEffect(() => {
    show(menus);
    return () => {
      // Another page may have put up its own before this one was gone.
      if (shown === menus) show(NONE);
    };
  }, [menus]);
}

/** The menus put up by the page in view, for whoever renders menus. */
export function usePageMenus(): PageMenus {
  return useSyncExternalStore(subscribe, () => shown);
}

const NONE: PageMenus = {};
let shown = NONE;
const listeners = new Set<() => void>();

function show(menus: PageMenus): void {
  shown = menus;
  for (const listener of [...listeners]) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
