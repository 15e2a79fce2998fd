import { type RefObject, useEffect, useState } from 'react';
import { HEADER_SCROLL_CHECK_MS } from '../../../../contract/constants';

/**
 * Returns whether a strip's content is wider than its room without scroll arrows; checked when either changes,
 * throttled to 300 ms (spec §9).
 */
export function useOverflow(strip: RefObject<HTMLElement | null>): boolean {
  const [isOverflowing, setOverflowing] = useState(false);
  useEffect(() => {
    const element = strip.current;
    if (!element) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const check = () => {
      timer = undefined;
      setOverflowing(element.scrollWidth > element.clientWidth + scrollArrowsWidth(element) + 1);
    };
    const checkSoon = () => {
      timer ??= setTimeout(check, HEADER_SCROLL_CHECK_MS);
    };
    const observer = new ResizeObserver(checkSoon);
    observer.observe(element);
    // Observe the items too: a change of language or menu resizes them, not the strip.
    for (const item of element.children) observer.observe(item);
    const mutationObserver = new MutationObserver((changes) => {
      for (const { addedNodes, removedNodes } of changes) {
        for (const item of addedNodes) if (item instanceof Element) observer.observe(item);
        for (const item of removedNodes) if (item instanceof Element) observer.unobserve(item);
      }
      checkSoon();
    });
    mutationObserver.observe(element, { childList: true });
    check();
    return () => {
      mutationObserver.disconnect();
      observer.disconnect();
      clearTimeout(timer);
    };
  }, [strip]);
  return isOverflowing;
}

/** Returns the width that the scroll arrows beside a strip take while they are visible. */
function scrollArrowsWidth({ parentElement }: HTMLElement): number {
  const arrows = [...(parentElement?.querySelectorAll<HTMLElement>(':scope > [data-arrow]') ?? [])];
  return arrows.reduce((sum, { offsetWidth }) => sum + offsetWidth, 0);
}
