import { type RefObject, useLayoutEffect, useRef } from 'react';
import { useInSight } from '../header/useInSight';

/** Path of the tab an element belongs to. */
export const pathOf = (target: EventTarget | null): string | undefined =>
  target instanceof Element ? target.closest<HTMLElement>('[data-tab]')?.dataset.tab : undefined;

/** Puts the focus on a tab. */
export function focusTab(strip: HTMLElement | null, path: string | undefined): void {
  itemOf(strip, path)?.querySelector('a')?.focus();
}

interface TabFocus {
  strip: RefObject<HTMLElement | null>;
  paths: readonly string[];
  current: string;
  /** Changes when the tabs are made anew. */
  isSortable: boolean;
}

/** Keeps the current tab in sight, and the focus among the tabs when the one that had it is gone or made anew. */
export function useTabFocus({ strip, paths, current, isSortable }: TabFocus): void {
  const last = useRef({ path: '', at: -1, isSortable });
  // After every change, because an element that is removed with the focus tells nobody.
  useLayoutEffect(() => {
    const { path, at, isSortable: wasSortable } = last.current;
    const isGone = at >= 0 && (!paths.includes(path) || wasSortable !== isSortable);
    if (isGone && document.activeElement === document.body)
      focusTab(strip.current, paths[Math.min(at, paths.length - 1)]);
    const focused = strip.current?.contains(document.activeElement) ? pathOf(document.activeElement) : undefined;
    last.current = { path: focused ?? '', at: focused === undefined ? -1 : paths.indexOf(focused), isSortable };
  });
  useInSight(strip, { current, isThere: paths.includes(current), find: itemOf });
}

const itemOf = (strip: HTMLElement | null, path: string | undefined) =>
  [...(strip?.querySelectorAll<HTMLElement>('[data-tab]') ?? [])].find(({ dataset }) => dataset.tab === path);
