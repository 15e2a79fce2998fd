import { type RefObject, useEffect } from 'react';
import { scrollerOf } from './scrollerOf';

/** Between what stands over the scroll and what has the focus, CSS pixels. */
const GAP = 12;

/**
 * Keeps room beside a part that stands over the top or the foot of a scroll: what the focus moves to, and the line in which
 * somebody types, is scrolled clear of it, however high it grows (WCAG 2.2, 2.4.11). As a padding of the scroll, because browsers
 * ask no margin of a text of several lines when they scroll to its caret.
 * @param covers `false` as long as the part stands beside what is scrolled, and hides nothing
 */
export function useScrollRoom(
  part: RefObject<HTMLElement | null>,
  edge: 'top' | 'bottom',
  covers: (part: HTMLElement) => boolean = always,
): void {
  useEffect(() => {
    const element = part.current;
    if (!element) return;
    const scroller = scrollerOf(element);
    const property = edge === 'top' ? 'scrollPaddingTop' : 'scrollPaddingBottom';
    let known = 0;
    const observer = new ResizeObserver(() => {
      const height = covers(element) ? element.offsetHeight : 0;
      scroller.style[property] = `${height + GAP}px`;
      const focused = document.activeElement;
      const isCovered = height > known && scroller.contains(focused) && !element.contains(focused);
      if (known > 0 && isCovered) focused?.scrollIntoView({ block: 'nearest' });
      known = height;
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      scroller.style[property] = '';
    };
  }, [part, edge, covers]);
}

function always(): boolean {
  return true;
}
