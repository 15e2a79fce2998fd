import { type RefObject, useEffect } from 'react';

/**
 * Scrolls the current item of a strip into view when the current item changes. It also does so when the width of strip or
 * item changes (scroll arrows, language, record name).
 * @param isThere whether the strip contains the item
 * @param find returns the item; must be a stable function
 */
export function useScrollIntoView(
  strip: RefObject<HTMLElement | null>,
  { current, isThere: isPresent, find }: { current: string; isThere: boolean; find: FindItem },
): void {
  useEffect(() => {
    const item = isPresent ? find(strip.current, current) : undefined;
    if (!item || !strip.current) return;
    // The observer also fires once initially.
    const observer = new ResizeObserver(() => item.scrollIntoView({ inline: 'nearest', block: 'nearest' }));
    observer.observe(strip.current);
    observer.observe(item);
    return () => observer.disconnect();
  }, [strip, current, isPresent, find]);
}

type FindItem = (strip: HTMLElement | null, current: string) => HTMLElement | undefined;
