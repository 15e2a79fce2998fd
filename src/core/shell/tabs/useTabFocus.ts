import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

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
  const isOpen = paths.includes(current);
  useEffect(() => {
    if (!isOpen || !strip.current) return;
    // Told once at the beginning, and again when the window or the arrows beside take room.
    const observer = new ResizeObserver(() =>
      itemOf(strip.current, current)?.scrollIntoView({ inline: 'nearest', block: 'nearest' }),
    );
    observer.observe(strip.current);
    // A tab grows when its record is named.
    const item = itemOf(strip.current, current);
    if (item) observer.observe(item);
    return () => observer.disconnect();
  }, [strip, isOpen, current]);
}

const itemOf = (strip: HTMLElement | null, path: string | undefined) =>
  [...(strip?.querySelectorAll<HTMLElement>('[data-tab]') ?? [])].find(({ dataset }) => dataset.tab === path);
