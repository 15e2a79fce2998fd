import { type RefObject, useEffect } from 'react';
import { findScrollContainer } from './findScrollContainer';

/** Gap between the sticky part and the focused element, in CSS pixels. */
const GAP_PX = 12;

/**
 * Reserves space for a part that is sticky at the top or bottom of a scroll container. The focused element and the line
 * being typed then stay visible, however tall the part grows (WCAG 2.2, 2.4.11). It sets scroll padding on the container,
 * because browsers ignore the scroll margin of a multiline input when they scroll to its caret.
 * @param isOverlapping `false` while the part does not overlap the scrolled content
 */
export function useScrollPadding(
  part: RefObject<HTMLElement | null>,
  edge: 'top' | 'bottom',
  isOverlapping: (part: HTMLElement) => boolean = always,
): void {
  useEffect(() => {
    const element = part.current;
    if (!element) return;
    const scroller = findScrollContainer(element);
    const property = edge === 'top' ? 'scrollPaddingTop' : 'scrollPaddingBottom';
    let previousHeight = 0;
    const observer = new ResizeObserver(() => {
      const height = isOverlapping(element) ? element.offsetHeight : 0;
      scroller.style[property] = `${height + GAP_PX}px`;
      const focused = document.activeElement;
      const isCovered = height > previousHeight && scroller.contains(focused) && !element.contains(focused);
      if (previousHeight > 0 && isCovered) focused?.scrollIntoView({ block: 'nearest' });
      previousHeight = height;
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      scroller.style[property] = '';
    };
  }, [part, edge, isOverlapping]);
}

function always(): boolean {
  return true;
}
