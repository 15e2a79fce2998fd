import { type RefObject, useLayoutEffect, useRef } from 'react';
import { useScrollIntoView } from '../../header/useScrollIntoView';

/** Returns the path of the tab that contains an element. */
export const tabPathOf = (target: EventTarget | null): string | undefined =>
  target instanceof Element ? target.closest<HTMLElement>('[data-tab]')?.dataset.tab : undefined;

/** Focuses a tab. */
export function focusTab(strip: HTMLElement | null, path: string | undefined): void {
  findTabItem(strip, path)?.querySelector('a')?.focus();
}

interface TabFocus {
  strip: RefObject<HTMLElement | null>;
  paths: readonly string[];
  current: string;
  /** Changes when the tabs are remounted. */
  isSortable: boolean;
}

/** Keeps the current tab scrolled into view, and the focus among the tabs when the focused one is removed or remounted. */
export function useTabFocus({ strip, paths, current, isSortable }: TabFocus): void {
  const last = useRef({ path: '', at: -1, isSortable });
  // After every render, because removing a focused element fires no event.
  useLayoutEffect(() => {
    const { path, at, isSortable: wasSortable } = last.current;
    const isRemoved = at >= 0 && (!paths.includes(path) || wasSortable !== isSortable);
    if (isRemoved && document.activeElement === document.body)
      focusTab(strip.current, paths[Math.min(at, paths.length - 1)]);
    const focused = strip.current?.contains(document.activeElement) ? tabPathOf(document.activeElement) : undefined;
    last.current = { path: focused ?? '', at: focused === undefined ? -1 : paths.indexOf(focused), isSortable };
  });
  useScrollIntoView(strip, { current, isThere: paths.includes(current), find: findTabItem });
}

const findTabItem = (strip: HTMLElement | null, path: string | undefined) =>
  [...(strip?.querySelectorAll<HTMLElement>('[data-tab]') ?? [])].find(({ dataset }) => dataset.tab === path);
