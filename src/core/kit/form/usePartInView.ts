import { type RefObject, useEffect, useRef, useState } from 'react';

/** How far below the top edge a part begins that counts as read. */
const READ_PX = 160;

/** What a person does to scroll, and no jump does. */
const HANDS = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/**
 * Which part of a form is in view, as it is scrolled or the focus moves; and the way to another one.
 * @param parts the element whose children are the parts, with their position as `data-part`
 */
export function usePartInView(parts: RefObject<HTMLElement | null>): { current: number; goTo: (at: number) => void } {
  const [current, setCurrent] = useState(0);
  // A part near the end cannot be scrolled to the top: until somebody scrolls, it counts as in view all the same.
  const isHeld = useRef(false);
  useEffect(() => {
    const element = parts.current;
    let frame = 0;
    const follow = ({ target }: Event) => {
      if (isHeld.current || frame || !element || !(target instanceof Node) || !target.contains(element)) return;
      const scroller = target instanceof Element ? target : document.documentElement;
      frame = requestAnimationFrame(() => {
        frame = 0;
        setCurrent(partInView(element, scroller));
      });
    };
    const focus = ({ target }: FocusEvent) => {
      const part = target instanceof Element && target.closest<HTMLElement>('[data-part]');
      if (part) setCurrent(Number(part.dataset.part));
    };
    const release = () => {
      isHeld.current = false;
    };
    document.addEventListener('scroll', follow, { capture: true, passive: true });
    element?.addEventListener('focusin', focus);
    for (const hand of HANDS) document.addEventListener(hand, release, { capture: true, passive: true });
    return () => {
      cancelAnimationFrame(frame);
      document.removeEventListener('scroll', follow, { capture: true });
      element?.removeEventListener('focusin', focus);
      for (const hand of HANDS) document.removeEventListener(hand, release, { capture: true });
    };
  }, [parts]);
  return {
    current,
    goTo: (at) => {
      const part = parts.current?.children[at];
      isHeld.current = true;
      part?.scrollIntoView({ block: 'start' });
      part?.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true });
      setCurrent(at);
    },
  };
}

/** The last part that begins above the line of reading; at the very end, the last one. */
function partInView(parts: HTMLElement, scroller: Element): number {
  const { scrollTop, clientHeight, scrollHeight } = scroller;
  if (scrollTop > 0 && scrollTop + clientHeight >= scrollHeight - 1) return parts.children.length - 1;
  const line = Math.max(0, scroller.getBoundingClientRect().top) + READ_PX;
  const begun = [...parts.children].filter((part) => part.getBoundingClientRect().top <= line);
  return Math.max(0, begun.length - 1);
}
