import { type RefObject, useEffect, useRef, useState } from 'react';

/** Distance below the top edge within which a part counts as current, in pixels. */
const CURRENT_OFFSET_PX = 160;

/** Events of manual scrolling; a programmatic jump fires none of them. */
const USER_SCROLL_EVENTS = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/**
 * Returns which part of a form is in view while the user scrolls or moves the focus, and a function that jumps to a part.
 * @param parts the element whose children are the parts, with their index as `data-part`
 */
export function usePartInView(parts: RefObject<HTMLElement | null>): { current: number; goTo: (at: number) => void } {
  const [current, setCurrent] = useState(0);
  // A part near the end cannot scroll to the top, so it stays current after a jump until the user scrolls.
  const isPinned = useRef(false);
  useEffect(() => {
    const element = parts.current;
    let frame = 0;
    const onScroll = ({ target }: Event) => {
      if (isPinned.current || frame || !element || !(target instanceof Node) || !target.contains(element)) return;
      const scroller = target instanceof Element ? target : document.documentElement;
      frame = requestAnimationFrame(() => {
        frame = 0;
        setCurrent(partInView(element, scroller));
      });
    };
    const onFocusIn = ({ target }: FocusEvent) => {
      const part = target instanceof Element && target.closest<HTMLElement>('[data-part]');
      if (part) setCurrent(Number(part.dataset.part));
    };
    const unpin = () => {
      isPinned.current = false;
    };
    document.addEventListener('scroll', onScroll, { capture: true, passive: true });
    element?.addEventListener('focusin', onFocusIn);
    for (const eventName of USER_SCROLL_EVENTS)
      document.addEventListener(eventName, unpin, { capture: true, passive: true });
    return () => {
      cancelAnimationFrame(frame);
      document.removeEventListener('scroll', onScroll, { capture: true });
      element?.removeEventListener('focusin', onFocusIn);
      for (const eventName of USER_SCROLL_EVENTS) document.removeEventListener(eventName, unpin, { capture: true });
    };
  }, [parts]);
  return {
    current,
    goTo: (at) => {
      const part = parts.current?.children[at];
      isPinned.current = true;
      part?.scrollIntoView({ block: 'start' });
      part?.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true });
      setCurrent(at);
    },
  };
}

/** Returns the last part that begins above the threshold; at the very end, the last part. */
function partInView(parts: HTMLElement, scroller: Element): number {
  const { scrollTop, clientHeight, scrollHeight } = scroller;
  if (scrollTop > 0 && scrollTop + clientHeight >= scrollHeight - 1) return parts.children.length - 1;
  const line = Math.max(0, scroller.getBoundingClientRect().top) + CURRENT_OFFSET_PX;
  const startedParts = [...parts.children].filter((part) => part.getBoundingClientRect().top <= line);
  return Math.max(0, startedParts.length - 1);
}
