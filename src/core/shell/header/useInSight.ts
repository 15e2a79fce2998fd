import { type RefObject, useEffect } from 'react';

/**
 * Keeps the current item of a strip in sight: when another one is current, and when the strip or the item changes its
 * width, as by the arrows beside it, a language or the name of a record.
 * @param isThere whether the strip has the item
 * @param find looks the item up; the same function each time
 */
export function useInSight(
  strip: RefObject<HTMLElement | null>,
  { current, isThere, find }: { current: string; isThere: boolean; find: FindItem },
): void {
  useEffect(() => {
    const item = isThere ? find(strip.current, current) : undefined;
    if (!item || !strip.current) return;
    // Told once at the beginning.
    const observer = new ResizeObserver(() => item.scrollIntoView({ inline: 'nearest', block: 'nearest' }));
    observer.observe(strip.current);
    observer.observe(item);
    return () => observer.disconnect();
  }, [strip, current, isThere, find]);
}

type FindItem = (strip: HTMLElement | null, current: string) => HTMLElement | undefined;
